import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { projectUrl } from "~/content/model/project-url.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { countWord } from "~/content/model/wording/running-text.ts";
import { fill } from "~/copy/copy.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks, ProjectBadge, ProjectFunding, useProjectLabel } from "~/sections/project-card.tsx";
import { CoverLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";
import { Counts } from "./counts.tsx";

/** This page's project as on the project cards, and why a later count differs. */
export function CurrentPhase({ datedProjects, offering }: ComponentProps<typeof Counts>) {
  const copy = useCopy(secondPhase).currentPhase;
  const { earlierCounts } = useCopy(sections);
  const project = datedProjects.find(({ isOfCards }) => isOfCards);
  const date = project && formatUnbrokenDate(project.asOf);
  const isEarlier = project !== datedProjects.at(-1);
  return (
    <Section
      className="grid grid-cols-[1fr_2fr] items-start gap-x-column gap-y-6 *:min-w-0 desktop:grid-cols-12"
      ground="sand"
    >
      <figure className="tablet:row-span-2 desktop:col-span-5">
        <Picture
          className="aspect-4/3 desktop:aspect-16/10"
          image={copy.image}
          sizes="(width < 64rem) 40vw, 40vw"
        />
        <figcaption className="pt-3 text-quiet text-xs/normal max-tablet:hidden">{copy.caption}</figcaption>
      </figure>
      <div className="flex flex-col desktop:col-[7/-1]" {...(project && figureMarks(project))}>
        <h2 className="mt-2 text-h3">
          {isEarlier && date ? fill(earlierCounts.title, { date }) : copy.title}
        </h2>
        <p className="-order-1 flex flex-wrap items-center gap-x-4 text-quiet text-s">
          <ProjectBadge ongoing={project?.ongoing ?? true} />
          <span>{copy.location}</span>
          {!isEarlier && date && <span>{fill(copy.asOf, { date })}</span>}
        </p>
      </div>
      <div className="max-tablet:col-span-full desktop:col-[7/-1]">
        <Counts datedProjects={datedProjects} offering={offering} />
      </div>
    </Section>
  );
}

export function PastOpportunities({ projects }: { projects: readonly Project[] }) {
  const { note, stillOpen, title } = useCopy(secondPhase).pastOpportunities;
  if (projects.length === 0) return null;
  const open = projects.filter(({ ongoing }) => ongoing).length;
  const notes = [
    open > 0 && fill(stillOpen, { count: countWord(open) }),
    fill(note, { date: amountsDate(projects) }),
  ];
  return (
    <Section ground="sand" padding="bottom" note={notes.filter(Boolean).join(" ")} title={title}>
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
