import { contentOf } from "~/content/content-context.server.ts";
import { readingsDiffer } from "~/content/model/project-readings.ts";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { FactsStrip } from "~/sections/facts-strip.tsx";
import { ReturnClasses } from "~/sections/return-classes.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { TopicRows } from "~/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { Badge } from "~/ui/drawing.tsx";
import { offer } from "~/words/offer.ts";
import { heroSecondPhase } from "~/words/pictures.generated.ts";
import { aboutProjectsTitle, hero, projectPoints, projectPointsNote } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";
import type { Route } from "./+types/route.ts";
import { contactForm } from "./copy.ts";
import { CurrentPhase } from "./current-phase.tsx";
import { Leadership } from "./leadership.tsx";
import { Partners } from "./partners.tsx";
import { PastOpportunities } from "./past-opportunities.tsx";
import { PhaseBanner } from "./phase-banner.tsx";

import { SitePlans } from "./site-plans.tsx";
import { TaxBenefits } from "./tax-benefits.tsx";
import { WhySiouxFalls } from "./why-sioux-falls.tsx";
import "./second-phase.css";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { marketRanks, offering, partners, pastOpportunities, projects, team } = contentOf(context);
  const differsFromHome = readingsDiffer(pastOpportunities, projects);
  return { differsFromHome, marketRanks, offering, partners, pastOpportunities, team };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description:
        "Ninety-six apartment homes that complete a community of 180 in Sioux Falls, South Dakota. Figures, cautions and a person to ask.",
      keywords: [
        "Jefferson Reserve",
        "Sioux Falls apartments",
        "multifamily investment",
        "accredited investors",
      ],
      path: "/jefferson-reserve-phase-2",
    },
    matches[0].loaderData,
  );
}

export default function SecondPhase({ loaderData }: Route.ComponentProps) {
  const { differsFromHome, marketRanks, offering, partners, pastOpportunities, team } = loaderData;
  return (
    <>
      <SplitHero
        badge={<Badge convention="under-way">{hero.badge}</Badge>}
        image={heroSecondPhase}
        lead={hero.lead}
        minimumInvestment={offering.minimumInvestment}
        title={hero.title}
      />
      <FactsStrip
        caution={useWords(offer).caution}
        facts={offering.facts}
        pictureCaption={hero.pictureCaption}
      />
      <TopicRows note={projectPointsNote} rows={projectPoints} title={aboutProjectsTitle} />
      <Partners partners={partners} team={team} />
      <PhaseBanner offering={offering} />
      <CurrentPhase />
      <PastOpportunities differsFromHome={differsFromHome} projects={pastOpportunities} />
      <ReturnClasses classes={offering.returnClasses} />
      <TaxBenefits offering={offering} />
      <WhySiouxFalls offering={offering} ranks={marketRanks} />
      <SitePlans />
      <Leadership deck={offering.deck} team={team} />
      <BottomForm text={contactForm.text} title={contactForm.title} />
    </>
  );
}
