import type { ReactNode } from "react";
import { useViewTransitionState } from "react-router";
import type { Project } from "~/content/model/model.ts";
import { hasOwnPage, projectSlug, projectUrl } from "~/content/model/projects.ts";
import { formatCount, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "~/ui/class-names.ts";
import { Badge, ProgressBar } from "~/ui/drawing.tsx";
import { CoverLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Section } from "~/ui/section.tsx";

interface ProjectCardProps {
  project: Project;
  /** True to show the number of units. */
  withUnits?: boolean | undefined;
}

/** Card of a project. Its link covers the whole card. */
export function ProjectCard({ project, withUnits }: ProjectCardProps) {
  const copy = useCopy(sections).project;
  const label = useProjectLinkLabel(project);
  // Transition names must be unique on a page, and all cards of projects without a page lead to the contact page.
  const isMoving = useViewTransitionState(projectUrl(project)) && hasOwnPage(project);
  return (
    <article className="group/card relative row-span-5 grid grid-rows-subgrid content-start">
      <Picture
        className={cx("aspect-[4/3.4] tablet:aspect-4/5 desktop:aspect-5/6", isMoving && "moving-picture")}
        image={project.image}
        sizes="(width < 44rem) 100vw, 45vw"
        zooms
      />
      {project.sold && (
        <img
          alt={copy.sold}
          className="absolute top-3 right-3"
          height={96}
          src="/art/sold-stamp.svg"
          width={96}
        />
      )}
      <div className="contents" {...figureMarks(project)}>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 text-quiet text-s">
          <span className={cx("inline-flex", isMoving && "moving-badge")}>
            <ProjectBadge ongoing={project.ongoing} />
          </span>
          <span>{project.location}</span>
        </div>
        <div className="mt-2.5 mb-5">
          <h3 className={cx("text-card", isMoving && "moving-title")}>{project.title}</h3>
          {withUnits && <Units project={project} />}
        </div>
        <div>
          <ProjectFunding project={project} />
          <p className="mt-2 text-quiet text-xs">
            {fill(copy.asOf, { date: formatUnbrokenDate(project.asOf) })}
          </p>
        </div>
      </div>
      <p className="mt-3 font-semibold text-heading print:hidden [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-link">
        <CoverLink to={projectUrl(project)}>{label}</CoverLink>
      </p>
    </article>
  );
}

/** Number of units, with the mark of units under construction; nothing for a sold project. */
function Units({ project: { homes, sold } }: { project: Project }) {
  const copy = useCopy(sections).project;
  if (sold) return null;
  return (
    <p className="mt-1 text-quiet text-s">
      {homes === undefined ? (
        copy.unitsUnknown
      ) : (
        <Badge mark="under-way">{fill(copy.units, { units: formatCount(homes) })}</Badge>
      )}
    </p>
  );
}

/** Returns the label of a project's link: read more on its page, or ask about it. */
export function useProjectLinkLabel(project: Project): string {
  const copy = useCopy(sections).project;
  return fill(hasOwnPage(project) ? copy.read : copy.ask, { project: project.title });
}

/** Returns attributes that mark figures with their project and date. Tests use them to compare pages. */
export const figureMarks = (project: Pick<Project, "asOf" | "title">) => ({
  "data-as-of": project.asOf,
  "data-project": projectSlug(project),
});

/** Bar of the funded share of a project, with the amounts. */
export function ProjectFunding({ project: { progress, remainingAmount, title } }: { project: Project }) {
  const copy = useCopy(sections).project;
  return (
    <>
      <ProgressBar label={fill(copy.progress, { project: title })} percent={progress} />
      {/* Two equal columns. The second one grows if its amount needs more room, because amounts do not wrap. */}
      <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_minmax(min-content,1fr)]">
        <Amount label={copy.funded}>{progress}%</Amount>
        <Amount className="border-hairline border-l pl-4" label={copy.remaining}>
          {remainingAmount}
        </Amount>
      </dl>
    </>
  );
}

function Amount({ children, className, label }: { children: ReactNode; className?: string; label: string }) {
  return (
    <div className={cx("flex flex-col-reverse gap-1", className)}>
      <dt className="text-quiet text-xs">{label}</dt>
      <dd className="figure text-fig-m">{children}</dd>
    </div>
  );
}

/** Status badge (section 4 of the specification), such as "Full Funded". With `asOf` it names the date. */
export function ProjectBadge({ asOf, ongoing }: { asOf?: string; ongoing: boolean }) {
  const copy = useCopy(sections).project;
  const status = ongoing ? copy.ongoing : copy.fullFunded;
  return (
    <Badge mark={ongoing ? "part-funded" : "full-funded"}>
      {asOf === undefined ? status : fill(copy.statusAsOf, { date: formatUnbrokenDate(asOf), status })}
    </Badge>
  );
}

interface ProjectCardsProps extends Pick<ProjectCardProps, "withUnits"> {
  /** Content below the cards. */
  children?: ReactNode;
  ground?: "paper" | "sand";
  id?: string;
  projects: readonly Project[];
  title: string;
}

export function ProjectCards({
  children,
  ground = "sand",
  projects,
  withUnits,
  ...section
}: ProjectCardsProps) {
  const { cardAmounts } = useCopy(offer);
  if (projects.length === 0) return null;
  return (
    <Section {...section} ground={ground} note={cardAmounts}>
      {/* The cards share rows, so that their bars and links align. */}
      <ul className="grid gap-x-column tablet:grid-cols-3">
        {projects.map((project) => (
          <li
            className="row-span-5 grid grid-rows-subgrid max-tablet:not-first:mt-16 tablet:nth-[n+4]:mt-16"
            key={project.title}
          >
            <ProjectCard project={project} withUnits={withUnits} />
          </li>
        ))}
      </ul>
      {children && <div className="mt-10">{children}</div>}
    </Section>
  );
}
