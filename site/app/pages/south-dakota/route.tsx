import { contentOf } from "~/content/content.server.ts";
import { gallery08 } from "~/content/pictures.ts";
import { BottomForm } from "~/pages/sections/bottom-form.tsx";
import { Columns } from "~/pages/sections/columns.tsx";
import { ProjectCards } from "~/pages/sections/project-cards.tsx";
import { SplitHero } from "~/pages/sections/split-hero.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { risks, theCase } from "./copy.ts";

export { leadAction as action, leadHeaders as headers } from "~/leads/lead-action.server.ts";
export { leadClientAction as clientAction } from "~/leads/lead-client-action.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { projects, settings } = contentOf(context);
  return { amountsAsOf: settings.amountsAsOf, projects };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Investment opportunity in South Dakota",
      description:
        "The case for apartment homes in Sioux Falls, the three projects under way there, and what can go wrong.",
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

export default function SouthDakota({ loaderData: { amountsAsOf, projects } }: Route.ComponentProps) {
  return (
    <>
      <SplitHero
        caption="Illustrative rendering."
        image={gallery08}
        lead="Three communities under way in Sioux Falls, for accredited investors."
        title="Invest in South Dakota homes"
      />
      <TopicRows rows={theCase} title="The case for Sioux Falls" />
      <ProjectCards amountsAsOf={amountsAsOf} projects={projects} title="Projects in Sioux Falls" />
      <Columns columns={risks} title="What can go wrong" />
      <BottomForm
        text="Ask about a project, a class or a risk. We answer with documents, not with pressure."
        title="Ask about South Dakota"
      />
    </>
  );
}
