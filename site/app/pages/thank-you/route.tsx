import { contentOf } from "~/content/content-context.server.ts";
import { fill } from "~/copy/copy.ts";
import { thankYou } from "~/copy/thank-you.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { SkyPage } from "~/layout/sky-page.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { NumberedRows } from "~/sections/titled-texts.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { DownloadRow } from "~/ui/download-row.tsx";
import { TextLink } from "~/ui/links.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { endsInGrassDrawing: true, endsInThanks: true };

export function loader({ context }: Route.LoaderArgs) {
  return { deck: contentOf(context).offering.deck };
}

export const meta = metaIn(thankYou, ({ meta }) => ({ ...meta, noindex: true, path: "/thank-you" }));

export default function ThankYou({ loaderData: { deck } }: Route.ComponentProps) {
  const { deckSite, newsletterTitle, scheduling } = useSiteSettings();
  const copy = useCopy(thankYou);
  return (
    <SkyPage>
      <h1>{copy.title}</h1>
      {copy.lead && <p className="measure mt-6 text-lead">{copy.lead}</p>}
      <div className="mt-head">
        <NumberedRows heading="h2" rows={copy.nextSteps} />
      </div>
      {scheduling.length > 0 && (
        <ul className="mt-12 flex flex-wrap gap-4">
          {scheduling.map(({ href, label }) => (
            <li className="max-tablet:w-full" key={href}>
              <ButtonLink className="max-tablet:w-full" href={href} icon="external" variant="secondary">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
      <WithheldContentNote className="mt-6" kind="deck" />
      {deck && (
        <div className="mt-10 max-w-144">
          <DownloadRow fileName={deck.fileName} href={deck.href} label={copy.deck} />
        </div>
      )}
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink to="/investor">{copy.howInvestingWorks}</TextLink>
        <TextLink href={deckSite.href}>{deckSite.label}</TextLink>
        <TextLink to="/newsletter#sign-up">{fill(copy.newsletter, { newsletter: newsletterTitle })}</TextLink>
      </p>
    </SkyPage>
  );
}
