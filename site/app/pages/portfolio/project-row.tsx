import type { ReactNode } from "react";
import type { Project } from "~/content/model/model.ts";
import type { Property } from "~/content/model/offering.ts";
import { projectUrl } from "~/content/model/project-url.ts";
import { formatCount, formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { figureMarks, ProjectBadge, ProjectFunding, useProjectLabel } from "~/sections/project-card.tsx";
import { cx } from "~/ui/class-names.ts";
import { Badge } from "~/ui/drawing.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";

interface ProjectRowProps {
  /** True for the large row above the others. */
  isLead: boolean;
  project: Project;
}

/** Project with its picture, status, funding and next step. */
export function ProjectRow({ isLead, project }: ProjectRowProps) {
  const copy = useCopy(portfolio).projects;
  const shared = useCopy(sections).project;
  const label = useProjectLabel(project);
  const { asOf, homes, image, location, ongoing, sold, title } = project;
  return (
    <article className="grid-12 gap-y-5">
      <div className="relative col-span-full -mx-edge tablet:mx-0">
        <Picture
          className={cx("aspect-3/2", isLead && "tablet:aspect-21/9")}
          image={image}
          sizes={isLead ? "(width < 44rem) 120vw, 92vw" : "(width < 44rem) 120vw, 50vw"}
        />
        {sold && (
          <img
            alt={shared.sold}
            className="absolute top-3 right-3"
            height={96}
            src="/art/sold-stamp.svg"
            width={96}
          />
        )}
      </div>
      <div
        className={cx("col-span-full", isLead && "desktop:grid desktop:grid-cols-2 desktop:gap-x-column")}
        {...figureMarks(project)}
      >
        <div>
          <StatusLine badge={<ProjectBadge ongoing={ongoing} />} place={location} units={homes} />
          <h3 className={cx("mt-2 mb-6", isLead ? "text-h2" : "text-h3-l")}>{title}</h3>
        </div>
        <div>
          <ProjectFunding project={project} />
          <p className="mt-2 text-quiet text-xs">{fill(copy.asOf, { date: formatDate(asOf) })}</p>
        </div>
      </div>
      <p className="col-span-full border-hairline border-t pt-4 text-s">
        <TextLink icon="none" to={projectUrl(project)}>
          {label}
        </TextLink>
      </p>
    </article>
  );
}

/** Property without a project on the site, with its published facts. */
export function PropertyRow({ property }: { property: Property }) {
  const copy = useCopy(portfolio).trackRecord;
  const { city, stage, cost, finished, name, outcome, plan, status, units } = property;
  const facts = [
    { label: copy.finished, value: finished },
    { label: copy.cost, value: cost },
    { label: copy.plan, value: plan && outcome && fill(copy.planAndOutcome, { outcome, plan }) },
  ].filter(({ value }) => value);
  return (
    <article className="grid-12 items-baseline gap-y-4 border-hairline border-b py-8">
      <h3 className="col-span-full tablet:col-span-5">{name}</h3>
      <div className="col-span-full tablet:col-span-6 tablet:col-start-7">
        <StatusLine badge={<Badge pattern={stage}>{status}</Badge>} place={city} units={units} />
        {facts.length > 0 && (
          <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-quiet text-xs">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}

interface StatusLineProps {
  badge: ReactNode;
  place: string;
  units: number | undefined;
}

function StatusLine({ badge, place, units }: StatusLineProps) {
  const copy = useCopy(portfolio).trackRecord;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 text-quiet text-s">
      {badge}
      <span>
        {place}
        {units !== undefined && <>, {fill(copy.units, { units: formatCount(units) })}</>}
      </span>
    </p>
  );
}
