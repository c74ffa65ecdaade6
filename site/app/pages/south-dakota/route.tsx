import { contentOf } from "~/content/content.server.ts";
import { gallery08 } from "~/content/pictures.ts";
import { FactsStrip } from "~/layout/facts-strip.tsx";
import { BottomForm } from "~/pages/sections/bottom-form.tsx";
import { Columns } from "~/pages/sections/columns.tsx";
import { InvestmentSteps } from "~/pages/sections/investment-steps.tsx";
import { ProjectCards } from "~/pages/sections/project-cards.tsx";
import { SplitHero } from "~/pages/sections/split-hero.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Classes } from "./classes.tsx";
import { bottomForm, facts, factsNotes, hero, risks, theCase } from "./copy.ts";

export { leadAction as action, leadHeaders as headers } from "~/leads/lead-action.server.ts";
export { leadClientAction as clientAction } from "~/leads/lead-client-action.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  return { projects: contentOf(context).projects };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Investment opportunity in South Dakota",
      description:
        "The case for apartment homes in Sioux Falls, the three projects under way there, their classes, and what can go wrong.",
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

export default function SouthDakota({ loaderData: { projects } }: Route.ComponentProps) {
  return (
    <>
      <SplitHero {...hero} image={gallery08} />
      <FactsStrip {...factsNotes} facts={facts} />
      <TopicRows {...theCase} />
      <ProjectCards projects={projects} title="Projects in Sioux Falls" />
      <Classes />
      <Columns {...risks} />
      <InvestmentSteps />
      <BottomForm {...bottomForm} />
    </>
  );
}
