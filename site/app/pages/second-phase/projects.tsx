import { useLocation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { projectUrl } from "~/content/model/project-url.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks, ProjectBadge, ProjectFunding, useProjectLabel } from "~/sections/project-card.tsx";
import { CoverLink, TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import type { DatedProject } from "./dated-projects.ts";

/** This page's project. On desktops its copy covers the lower left corner of the picture. */
export function CurrentPhase({ project }: { project: DatedProject | undefined }) {
  const copy = useCopy(secondPhase).currentPhase;
  return (
    <section
      aria-labelledby="phase-project"
      className="relative pb-section desktop:grid desktop:pt-section desktop:pb-[calc(var(--spacing-section)-2rem)]"
    >
      <Picture
        className="aspect-4/3 desktop:col-start-1 desktop:row-start-1 desktop:aspect-21/9"
        image={copy.image}
        sizes="(width < 64rem) 120vw, 100vw"
      />
      <p className="px-edge pt-3 text-quiet text-xs/normal desktop:text-right">{copy.caption}</p>
      <div
        {...(project && figureMarks(project))}
        className="px-edge pt-6 desktop:relative desktop:col-start-1 desktop:row-start-1 desktop:self-end desktop:justify-self-start desktop:bg-surface desktop:pt-8 desktop:pr-16"
      >
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-quiet text-s">
          <ProjectBadge ongoing={project?.ongoing ?? true} />
          <span>{copy.location}</span>
          {project && <span>{fill(copy.asOf, { date: formatDate(project.asOf) })}</span>}
        </p>
        <h2 className="mt-2.5 mb-2 text-h3-l" id="phase-project">
          {copy.title}
        </h2>
        <TextLink href="#contact-form">{copy.action}</TextLink>
      </div>
    </section>
  );
}

export function PastOpportunities({ projects }: { projects: readonly Project[] }) {
  const { note, title } = useCopy(secondPhase).pastOpportunities;
  if (projects.length === 0) return null;
  return (
    <Section ground="sand" note={fill(note, { date: amountsDate(projects) })} title={title}>
      <ul className="border-hairline border-t">
        {projects.map((project) => (
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
  const label = useProjectLabel(project);
  return (
    <article
      {...figureMarks(project)}
      className="group/card relative grid gap-x-column gap-y-4 border-hairline border-b py-6 *:min-w-0 tablet:grid-cols-[32fr_66fr] tablet:gap-y-3 desktop:grid-cols-12 desktop:items-center"
    >
      <Picture
        className="aspect-video tablet:row-[1/span_2] tablet:aspect-4/3 tablet:self-center desktop:col-[1/span_3] desktop:row-auto desktop:aspect-16/10"
        image={project.image}
        sizes="(width < 44rem) 88vw, 32vw"
      />
      <div className="tablet:self-end desktop:col-[4/span_4] desktop:self-auto">
        <p className="flex flex-wrap items-center gap-x-4 text-quiet text-s">
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
      <div className="desktop:col-[8/-1]">
        <ProjectFunding project={project} />
      </div>
    </article>
  );
}
