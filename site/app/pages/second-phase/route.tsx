import { offeringFacts, offeringFactsCaution, projectPoints, projectPointsNote } from "~/content/offering.ts";
import { heroSecondPhase } from "~/content/pictures.ts";
import { FactsStrip } from "~/layout/facts-strip.tsx";
import { BottomForm } from "~/pages/sections/bottom-form.tsx";
import { SplitHero } from "~/pages/sections/split-hero.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { Badge } from "~/ui/badge.tsx";
import type { Route } from "./+types/route.ts";
import { aboutProjectsTitle, contactForm, hero } from "./copy.ts";
import { CurrentPhase } from "./current-phase.tsx";
import { Leadership } from "./leadership.tsx";
import { Partners } from "./partners.tsx";
import { PastOpportunities } from "./past-opportunities.tsx";
import { PhaseBanner } from "./phase-banner.tsx";
import { ReturnClasses } from "./return-classes.tsx";
import { SitePlans } from "./site-plans.tsx";
import { TaxBenefits } from "./tax-benefits.tsx";
import { WhySiouxFalls } from "./why-sioux-falls.tsx";
import "./second-phase.css";

export { leadAction as action, leadHeaders as headers } from "~/leads/lead-action.server.ts";
export { leadClientAction as clientAction } from "~/leads/lead-client-action.ts";

export const handle = { endsInForm: true };

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Jefferson Reserve, Phase 2",
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

export default function SecondPhase() {
  return (
    <>
      <SplitHero
        badge={<Badge convention="under-way">{hero.badge}</Badge>}
        image={heroSecondPhase}
        lead={hero.lead}
        title={hero.title}
      />
      <FactsStrip caution={offeringFactsCaution} facts={offeringFacts} pictureCaption={hero.pictureCaption} />
      <TopicRows note={projectPointsNote} rows={projectPoints} title={aboutProjectsTitle} />
      <Partners />
      <PhaseBanner />
      <CurrentPhase />
      <PastOpportunities />
      <ReturnClasses />
      <TaxBenefits />
      <WhySiouxFalls />
      <SitePlans />
      <Leadership />
      <BottomForm text={contactForm.text} title={contactForm.title} />
    </>
  );
}
