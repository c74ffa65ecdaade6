import { contentOf } from "~/content/content-context.server.ts";
import { gallery08 } from "~/content/model/pictures.generated.ts";
import { isInSouthDakota } from "~/content/model/wording/places.ts";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { Columns } from "~/sections/columns.tsx";
import { FactsStrip } from "~/sections/facts-strip.tsx";
import { InvestmentSteps } from "~/sections/investment-steps.tsx";
import { ProjectCards } from "~/sections/project-cards.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { TopicRows } from "~/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import {
  bottomForm,
  caseRows,
  descriptionOf,
  factsNotes,
  factsOf,
  heroOf,
  projectsTitle,
  risks,
  theCase,
} from "~/words/south-dakota.ts";
import type { Route } from "./+types/route.ts";
import { Classes } from "./classes.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { marketRanks, offering, projects } = contentOf(context);
  return { marketRanks, offering, projects: projects.filter(isInSouthDakota) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description: descriptionOf(loaderData?.projects ?? []),
      keywords: [
        "South Dakota real estate investment",
        "Sioux Falls apartments",
        "multifamily",
        "accredited investors",
      ],
      path: "/investment-opportunity-in-south-dakota",
    },
    matches[0].loaderData,
  );
}

export default function SouthDakota({ loaderData }: Route.ComponentProps) {
  const { marketRanks, offering, projects } = loaderData;
  return (
    <>
      <SplitHero {...heroOf(projects)} image={gallery08} minimumInvestment={offering.minimumInvestment} />
      <FactsStrip {...factsNotes(offering)} facts={factsOf(offering)} />
      <TopicRows {...theCase} rows={caseRows(offering, marketRanks)} />
      <ProjectCards projects={projects} title={projectsTitle(projects)} />
      <Classes classes={offering.returnClasses} />
      <Columns {...risks} />
      <InvestmentSteps minimumInvestment={offering.minimumInvestment} />
      <BottomForm {...bottomForm} />
    </>
  );
}
