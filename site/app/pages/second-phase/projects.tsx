import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { projectUrl } from "~/content/model/project-url.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks, ProjectBadge, ProjectFunding, useProjectLabel } from "~/sections/project-card.tsx";
import { CoverLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { Counts } from "./counts.tsx";

/** This page's project as on the project cards, and why a later count differs. */
export function CurrentPhase({ datedProjects, offering }: ComponentProps<typeof Counts>) {
  const copy = useCopy(secondPhase).currentPhase;
  const project = datedProjects.find(({ isOfCards }) => isOfCards);
  const isEarlier = project !== datedProjects.at(-1);
  return (
    <section
      aria-labelledby="phase-project"
      className="ground-sand grid-12 items-center gap-y-8 pb-section desktop:pt-section"
    >
      <figure className="col-span-full desktop:col-span-7">
        <Picture className="aspect-16/10" image={copy.image} sizes="(width < 64rem) 100vw, 60vw" />
        <figcaption className="px-edge pt-3 text-quiet text-xs/normal">{copy.caption}</figcaption>
      </figure>
      <div className="col-span-full max-desktop:px-edge desktop:col-[8/-1] desktop:pr-edge">
        <div className="flex flex-col" {...(project && figureMarks(project))}>
          <h2 className="mt-2.5 mb-5 text-h3-l" id="phase-project">
            {copy.title}
          </h2>
          <p className="-order-1 flex flex-wrap items-center gap-x-4 text-quiet text-s">
            <ProjectBadge ongoing={project?.ongoing ?? true} />
            <span>{copy.location}</span>
            {project && (
              <span>
                {fill(isEarlier ? copy.earlier : copy.asOf, { date: formatUnbrokenDate(project.asOf) })}
              </span>
            )}
          </p>
        </div>
        <Counts datedProjects={datedProjects} offering={offering} />
      </div>
    </section>
  );
}

export function PastOpportunities({ projects }: { projects: readonly Project[] }) {
  const { note, title } = useCopy(secondPhase).pastOpportunities;
  if (projects.length === 0) return null;
  return (
    <Section ground="sand" padding="bottom" note={fill(note, { date: amountsDate(projects) })} title={title}>
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
      className="group/card relative grid gap-x-column gap-y-4 border-hairline border-b py-5 *:min-w-0 max-tablet:grid-cols-[1fr_2fr] tablet:grid-cols-[1fr_2fr_2fr] tablet:items-center desktop:grid-cols-12"
    >
      <Picture
        className="aspect-4/3 max-tablet:self-start desktop:col-[1/span_2]"
        image={project.image}
        sizes="(width < 44rem) 35vw, 24vw"
      />
      <div className="desktop:col-[3/span_5]">
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
      <div className="max-tablet:col-span-full desktop:col-[8/-1]">
        <ProjectFunding project={project} />
      </div>
    </article>
  );
}
