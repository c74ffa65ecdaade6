import { Fragment } from "react";
import { contentOf } from "~/content/content-context.server.ts";
import { landingPageAt, landingPath } from "~/content/model/landing-page.ts";
import { withEdits } from "~/copy/copy.ts";
import { landing } from "~/copy/landing.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { PhoneBar } from "~/layout/phone-bar.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { missingPage } from "~/seo/missing-page.server.ts";
import { metaOf } from "~/seo/page-meta.ts";
import { landingCard } from "~/seo/social/social-cards.ts";
import type { Route } from "./+types/route.ts";
import { LandingSectionView } from "./landing-section.tsx";
import { type ShownSection, shownSections } from "./shown-sections.server.ts";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = {
  endsInForm: (data: { sections: readonly ShownSection[] } | undefined) =>
    data?.sections.at(-1)?.kind === "form",
};

/** Campaign page. This route also matches unknown single-segment paths and answers them with 404. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context);
  const page = landingPageAt(content.landingPages, url.pathname);
  if (!page) throw missingPage(context, url);
  const { description, hero, searchTitle, sharedPicture, slug } = page;
  return {
    minimumInvestment: content.offering.minimumInvestment,
    page: { description, hero, searchTitle, sharedPicture, slug },
    sections: shownSections(page, content),
  };
}

export const meta = metaOf<typeof loader>(({ page }, site) => ({
  card: landingCard(page, site.settings),
  description: page.description,
  keywords: withEdits(landing, site.copyEdits).meta.keywords,
  path: landingPath(page.slug),
  title: page.searchTitle,
}));

/** Sections about money. Pages with one of them and a form have the phone bar. */
const moneyKinds: ReadonlySet<ShownSection["kind"]> = new Set(["class-table", "facts", "projects", "steps"]);

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { minimumInvestment, page, sections } = loaderData;
  const { hero, slug } = page;
  const hasForm = sections.some(({ kind }) => kind === "form");
  const phoneBarField = hasForm ? "bottom-name" : hero.withForm ? "expert-name" : null;
  // The key resets the form when another campaign page opens.
  return (
    <Fragment key={slug}>
      <Hero hero={hero} minimumInvestment={minimumInvestment} note={useHeroRiskNote(sections)} />
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ID and never change order.
        <LandingSectionView hasForm={hasForm} key={index} section={section} />
      ))}
      {phoneBarField && sections.some(({ kind }) => moneyKinds.has(kind)) && (
        <PhoneBar field={phoneBarField} />
      )}
    </Fragment>
  );
}

/**
 * Returns the risk note for the hero, or undefined if a section with targets shows it, so that every campaign page
 * shows it once.
 */
function useHeroRiskNote(sections: readonly ShownSection[]): string | undefined {
  const { general: generalRiskNote } = useCopy(offer);
  const hasTarget = sections.some(({ kind }) => kind === "class-table" || kind === "facts");
  return hasTarget ? undefined : generalRiskNote;
}

interface HeroProps {
  hero: Route.ComponentProps["loaderData"]["page"]["hero"];
  minimumInvestment: string;
  note: string | undefined;
}

function Hero({ hero, minimumInvestment, note }: HeroProps) {
  const { caption, image, lead, title, withForm } = hero;
  const copy = { lead, title, ...(caption && { caption }), ...(note && { note }) };
  if (withForm) {
    return (
      <SplitHero
        {...copy}
        {...(image ? { image } : { drawing: null })}
        minimumInvestment={minimumInvestment}
      />
    );
  }
  if (image) return <PageBanner {...copy} image={image} />;
  return (
    <header className="wrap pt-head">
      <h1>{title}</h1>
      {lead && <p className="measure mt-6 text-lead">{lead}</p>}
      {note && <p className="measure-note mt-4 text-quiet text-xs">{note}</p>}
    </header>
  );
}
