import { heroSecondPhase } from "~/content/pictures.ts";
import { BottomForm } from "~/pages/sections/bottom-form.tsx";
import { FactsStrip } from "~/pages/sections/facts-strip.tsx";
import { SplitHero } from "~/pages/sections/split-hero.tsx";
import { TopicRows } from "~/pages/sections/topic-rows.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { Badge } from "~/ui/badge.tsx";
import type { Route } from "./+types/route.ts";
import { aboutProjects, facts, factsCaution, taxNote } from "./copy.ts";

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

const noBreak = "\u00a0";

export default function SecondPhase() {
  return (
    <>
      <SplitHero
        badge={<Badge convention="under-way">Ongoing, Sioux Falls, South Dakota</Badge>}
        image={heroSecondPhase}
        lead="Ninety-six apartment homes that complete a community of 180 in Sioux Falls."
        title={`Jefferson Reserve, Phase${noBreak}2`}
      />
      <FactsStrip caution={factsCaution} facts={facts} pictureCaption="Illustrative rendering." />
      <TopicRows note={taxNote} rows={aboutProjects} title="About Projects" />
      <BottomForm
        text="Tell us what you would like to know about the second phase. We answer with documents, not with pressure."
        title="Ask about Phase 2"
      />
    </>
  );
}
