import { useLocation } from "react-router";
import { fill } from "~/copy/copy.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { Filled, useCopy } from "~/copy/use-copy.tsx";
import { SkyPage } from "~/layout/sky-page.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { type LinkPurpose, linkPaths, tokenField } from "~/leads/newsletter/link-page.ts";
import { linkAction, linkLoader } from "~/leads/newsletter/link-pages.server.ts";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { Button } from "~/ui/button.tsx";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import type { Route } from "./+types/route.ts";

export { linkHeaders as headers } from "~/leads/newsletter/link-pages.server.ts";

export const handle = { omitsFooterGrass: true };

const purposeAt = (path: string): LinkPurpose => (path === linkPaths.confirm ? "confirm" : "unsubscribe");

export const loader = (args: Route.LoaderArgs) => linkLoader(purposeAt(args.url.pathname))(args);
export const action = (args: Route.ActionArgs) => linkAction(purposeAt(args.url.pathname))(args);

export function meta({ location, matches }: Route.MetaArgs) {
  const purpose = purposeAt(location.pathname);
  return metaFromCopy(newsletter, ({ links }) => ({
    ...links[purpose].meta,
    noindex: true,
    path: linkPaths[purpose],
  }))({ matches });
}

/** Page that a link in an email opens. Its form is sent by the browser, even with JavaScript. */
export default function LinkPage({ actionData, loaderData }: Route.ComponentProps) {
  const { links } = useCopy(newsletter);
  const { email, newsletterTitle } = useSiteSettings();
  const purpose = purposeAt(useLocation().pathname);
  const { state, token } = actionData ?? loaderData;
  const copy = links[purpose];
  const { text, title } = copy[state];
  // Signing up again sends a new link.
  const isRenewable = purpose === "confirm" && (state === "expired" || state === "invalid");
  return (
    <SkyPage>
      <h1>{fill(title, { newsletterTitle })}</h1>
      <p className="measure mt-6 text-lead">{text}</p>
      {token !== "" && (
        // The form posts to the path without the token, which is in a hidden field.
        <form action={linkPaths[purpose]} className="mt-8" method="post">
          <input name={tokenField} type="hidden" value={token} />
          <Button className="max-tablet:w-full" type="submit">
            {copy.button}
          </Button>
        </form>
      )}
      {state !== "ask" && state !== "done" && (
        <p className="measure mt-6">
          <Filled
            text={links.help}
            values={{ email: <InlineLink href={`mailto:${email}`}>{email}</InlineLink> }}
          />
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-x-8">
        {isRenewable && <TextLink to="/newsletter#sign-up">{links.signUpAgain}</TextLink>}
        <TextLink to="/newsletter">{fill(links.read, { newsletterTitle })}</TextLink>
      </p>
    </SkyPage>
  );
}
