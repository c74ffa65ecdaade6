import { contentOf } from "~/content/content.server.ts";
import { currentProjectsBackground } from "~/content/pictures.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { ProjectCards } from "~/pages/sections/project-cards.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Comparison } from "./comparison.tsx";
import { banner } from "./copy.ts";
import { NextStep } from "./next-step.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return { projects: contentOf(context).projects };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    {
      title: "Current projects",
      description: "The communities under way in Sioux Falls, South Dakota: what is funded and what remains.",
      keywords: ["current projects", "Sioux Falls apartments", "multifamily investment"],
      path: "/current-project",
    },
    matches[0].loaderData,
  );
}

export default function CurrentProject({ loaderData: { projects } }: Route.ComponentProps) {
  return (
    <>
      <div className="pb-section">
        <PageBanner {...banner} image={currentProjectsBackground} />
      </div>
      <ProjectCards projects={projects} title="Side by side" />
      <Comparison projects={projects} />
      <NextStep />
    </>
  );
}
