import { contentOf } from "~/content/content-context.server.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { ProjectCards } from "~/sections/project-cards.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { banner, descriptionOf, leadOf, noteOf } from "~/words/current-project.ts";
import { currentProjectsBackground } from "~/words/pictures.generated.ts";
import type { Route } from "./+types/route.ts";
import { Comparison } from "./comparison.tsx";
import { NextStep } from "./next-step.tsx";
import { NoProjects } from "./no-projects.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { offering, projects } = contentOf(context);
  return { minimumInvestment: offering.minimumInvestment, projects };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      description: descriptionOf(loaderData?.projects ?? []),
      keywords: ["current projects", "Sioux Falls apartments", "multifamily investment"],
      path: "/current-project",
    },
    matches[0].loaderData,
  );
}

export default function CurrentProject({ loaderData }: Route.ComponentProps) {
  const { minimumInvestment, projects } = loaderData;
  return (
    <>
      <div className="pb-section">
        <PageBanner
          {...banner}
          image={currentProjectsBackground}
          lead={leadOf(projects)}
          note={noteOf(minimumInvestment)}
        />
      </div>
      {projects.length === 0 && <NoProjects />}
      <ProjectCards
        projects={projects}
        title={projects.length === 1 ? "The project under way" : "The projects under way"}
      />
      <Comparison projects={projects} />
      <NextStep />
    </>
  );
}
