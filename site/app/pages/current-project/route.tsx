import { contentOf } from "~/content/content-context.server.ts";
import type { Project } from "~/content/model/model.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { PageBanner } from "~/layout/page-banner.tsx";
import { ProjectCards } from "~/sections/project-cards.tsx";
import { pageMeta } from "~/seo/page-meta.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { currentProject } from "~/words/current-project.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import type { Route } from "./+types/route.ts";
import { Comparison } from "./comparison.tsx";
import { NextStep } from "./next-step.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { offering, projects } = contentOf(context);
  return { minimumInvestment: offering.minimumInvestment, projects };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(
    {
      ...currentProject.meta,
      description: inCity(currentProject.meta.description, loaderData?.projects ?? []),
      path: "/current-project",
    },
    matches[0].loaderData,
  );
}

export default function CurrentProject({ loaderData }: Route.ComponentProps) {
  const { minimumInvestment, projects } = loaderData;
  const words = useWords(currentProject);
  return (
    <>
      <div className="pb-section">
        <PageBanner
          {...words.banner}
          lead={inCity(words.lead, projects)}
          note={fill(words.banner.note, { minimumInvestment })}
        />
      </div>
      {projects.length === 0 && <NoProjects />}
      <ProjectCards
        projects={projects}
        title={projects.length === 1 ? words.projects.titleOfOne : words.projects.titleOfMany}
      />
      <Comparison projects={projects} />
      <NextStep />
    </>
  );
}

/** With the city, where all projects are in one. */
function inCity(
  words: typeof currentProject.meta.description | typeof currentProject.lead,
  projects: readonly Project[],
): string {
  const city = sharedCity(projects);
  return city ? fill(words.inCity, { city }) : words.anywhere;
}

function NoProjects() {
  const { action, text, title } = useWords(currentProject).noProjects;
  return (
    <div className="wrap pb-section">
      <EmptyState action={<TextLink to="/contact">{action}</TextLink>} heading="h2" title={title}>
        {text}
      </EmptyState>
    </div>
  );
}
