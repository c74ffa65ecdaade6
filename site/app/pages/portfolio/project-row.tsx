import type { ReactNode } from "react";
import type { Project } from "~/content/model/model.ts";
import type { Property } from "~/content/model/offering.ts";
import { projectUrl } from "~/content/model/project-url.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import {
  figureMarks,
  LaterStatus,
  ProjectBadge,
  ProjectFunding,
  useProjectLabel,
} from "~/sections/project-card.tsx";
import { Badge } from "~/ui/drawing.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";

/** Project with its picture, status, funding and next step. */
export function ProjectRow({ project }: { project: Project }) {
  const shared = useCopy(sections).project;
  const label = useProjectLabel(project);
  const { homes, image, location, ongoing, sold, title } = project;
  return (
    <article className="grid-12 items-center gap-y-5 py-8 desktop:py-10">
      <div className="relative col-span-full -mx-edge tablet:col-span-7 tablet:mr-0">
        <Picture
          className="aspect-3/2 desktop:aspect-16/10"
          image={image}
          sizes="(width < 44rem) 120vw, 64vw"
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
      <div className="col-span-full tablet:col-[8/-1] desktop:pl-6">
        <div {...figureMarks(project)}>
          <Standing badge={<ProjectBadge ongoing={ongoing} />} place={location} units={homes} />
          <h3 className="mt-2 mb-6 text-h3-l">{title}</h3>
          <ProjectFunding project={project} />
        </div>
        <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-t pt-3 text-s">
          <TextLink icon="none" to={projectUrl(project)}>
            {label}
          </TextLink>
          <LaterStatus project={project} />
        </p>
      </div>
    </article>
  );
}

/** Property that is no project of the site, with the facts that are published. */
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
        <Standing badge={<Badge pattern={stage}>{status}</Badge>} place={city} units={units} />
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

interface StandingProps {
  badge: ReactNode;
  place: string;
  units: number | undefined;
}

function Standing({ badge, place, units }: StandingProps) {
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
