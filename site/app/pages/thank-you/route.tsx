import { fill } from "~/copy/copy.ts";
import { thankYou } from "~/copy/thank-you.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { SkyPage } from "~/layout/sky-page.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { NumberedRows } from "~/sections/titled-texts.tsx";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { TextLink } from "~/ui/links.tsx";

export const handle = { omitsFooterForm: true, omitsFooterGrass: true };

export const meta = metaFromCopy(thankYou, ({ meta }) => ({ ...meta, noindex: true, path: "/thank-you" }));

export default function ThankYou() {
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
      <p className="mt-6 flex flex-wrap gap-x-8">
        <TextLink to="/current-project">{copy.projects}</TextLink>
        <TextLink to="/investor">{copy.howInvestingWorks}</TextLink>
        <TextLink href={deckSite.href}>{deckSite.label}</TextLink>
        <TextLink to="/newsletter#sign-up">{fill(copy.newsletter, { newsletter: newsletterTitle })}</TextLink>
      </p>
    </SkyPage>
  );
}
