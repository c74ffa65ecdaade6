import { contentOf } from "~/content/content-context.server.ts";
import { amountsDiffer } from "~/content/model/project-amounts.ts";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { FactsStrip } from "~/sections/facts-strip.tsx";
import { ReturnClasses } from "~/sections/return-classes.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { TopicRows } from "~/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { Badge } from "~/ui/drawing.tsx";
import { offer } from "~/words/offer.ts";
import { secondPhase } from "~/words/second-phase.ts";
import { useWords } from "~/words/use-words.tsx";
import type { Route } from "./+types/route.ts";
import { BonusPerks } from "./bonus-perks.tsx";
import { CurrentPhase } from "./current-phase.tsx";
import { Leadership } from "./leadership.tsx";
import { Partners } from "./partners.tsx";
import { PastOpportunities } from "./past-opportunities.tsx";
import { SitePlans } from "./site-plans.tsx";
import { TaxBenefits } from "./tax-benefits.tsx";
import { WhySiouxFalls } from "./why-sioux-falls.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { marketRanks, offering, partners, pastOpportunities, projects, team } = contentOf(context);
  const differsFromHome = amountsDiffer(pastOpportunities, projects);
  return { differsFromHome, marketRanks, offering, partners, pastOpportunities, team };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...secondPhase.meta, path: "/jefferson-reserve-phase-2" }, matches[0].loaderData);
}

export default function SecondPhase({ loaderData }: Route.ComponentProps) {
  const { differsFromHome, marketRanks, offering, partners, pastOpportunities, team } = loaderData;
  const words = useWords(secondPhase);
  const { badge, image, lead, pictureCaption, title } = words.hero;
  return (
    <>
      <SplitHero
        badge={<Badge convention="under-way">{badge}</Badge>}
        image={image}
        lead={lead}
        minimumInvestment={offering.minimumInvestment}
        title={title}
      />
      <FactsStrip caution={useWords(offer).caution} facts={offering.facts} pictureCaption={pictureCaption} />
      <TopicRows {...words.aboutProjects} />
      <Partners partners={partners} team={team} />
      <BonusPerks offering={offering} />
      <CurrentPhase />
      <PastOpportunities differsFromHome={differsFromHome} projects={pastOpportunities} />
      <ReturnClasses classes={offering.returnClasses} />
      <TaxBenefits offering={offering} />
      <WhySiouxFalls deckLabel={words.deck} offering={offering} ranks={marketRanks} />
      <SitePlans />
      <Leadership deck={offering.deck} deckLabel={words.deck} team={team} title={words.leadership.title} />
      <BottomForm {...words.contactForm} />
    </>
  );
}
