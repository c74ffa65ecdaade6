import { useLocation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { openFirst, projectUrl } from "~/content/model/projects.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks, ProjectBadge, ProjectFunding, useProjectLinkLabel } from "~/sections/project-card.tsx";
import { CoverLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

export function PastOpportunities({ projects }: { projects: readonly Project[] }) {
  const { note, title } = useCopy(secondPhase).pastOpportunities;
  if (projects.length === 0) return null;
  return (
    <Section ground="sand" note={note} padding="bottom" title={fill(title, { date: amountsDate(projects) })}>
      <ul className="border-hairline border-t">
        {openFirst(projects).map((project) => (
          <li key={project.title}>
            <ProjectRow project={project} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Row of a project, with a link to its page or to the form, unless this is its page. */
function ProjectRow({ project }: { project: Project }) {
  const isHere = useLocation().pathname === project.path;
  const label = useProjectLinkLabel(project);
  return (
    <article
      {...figureMarks(project)}
      className="group/card relative grid gap-x-column gap-y-4 border-hairline border-b py-5 *:min-w-0 max-tablet:grid-cols-[1fr_2fr] tablet:grid-cols-[1fr_2fr_2fr] tablet:items-center desktop:grid-cols-12"
    >
      <Picture
        className="aspect-4/3 max-tablet:self-start desktop:col-[1/span_2]"
        image={project.image}
        sizes="(width < 44rem) 35vw, 24vw"
      />
      <div className="desktop:col-[3/span_5]">
        <p className="flex flex-wrap items-center gap-x-4 text-quiet text-s max-tablet:grid">
          <ProjectBadge ongoing={project.ongoing} />
          <span>{project.location}</span>
        </p>
        <h3 className="mt-2.5">{project.title}</h3>
        {!isHere && (
          <p className="mt-2 font-semibold text-heading print:hidden [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-link">
            <CoverLink to={projectUrl(project)}>{label}</CoverLink>
          </p>
        )}
      </div>
      <div className="max-tablet:col-span-full desktop:col-[8/-1]">
        <ProjectFunding project={project} />
      </div>
    </article>
  );
}
