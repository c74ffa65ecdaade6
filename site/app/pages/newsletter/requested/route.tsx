import { fill } from "~/copy/copy.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { SkyPage } from "~/layout/sky-page.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { confirmsByEmail } from "~/leads/leads-context.server.ts";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { omitsFooterGrass: true };

export function loader({ context }: Route.LoaderArgs) {
  return { confirmsByEmail: confirmsByEmail(context) };
}

export const meta = metaFromCopy(newsletter, ({ requested }) => ({
  ...requested.meta,
  noindex: true,
  path: "/newsletter/requested",
}));

export default function Requested({ loaderData }: Route.ComponentProps) {
  const { links, requested } = useCopy(newsletter);
  const { email, newsletterTitle } = useSiteSettings();
  const { text, title } = loaderData.confirmsByEmail ? requested.byEmail : requested.byHand;
  return (
    <SkyPage>
      <h1>{title}</h1>
      <p className="measure mt-6 text-lead">{text}</p>
      {loaderData.confirmsByEmail && (
        <p className="measure mt-6">
          <Filled
            text={requested.byEmail.help}
            values={{ email: <InlineLink href={`mailto:${email}`}>{email}</InlineLink> }}
          />
        </p>
      )}
      <p className="mt-8">
        <TextLink to="/newsletter">{fill(links.read, { newsletterTitle })}</TextLink>
      </p>
    </SkyPage>
  );
}
