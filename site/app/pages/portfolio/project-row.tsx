import type { Project } from "~/content/model/model.ts";
import { projectUrl } from "~/content/model/project-url.ts";
import { fill } from "~/copy/copy.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import {
  FundedShare,
  figureMarks,
  LaterStatus,
  ProjectBadge,
  useProjectLabel,
} from "~/sections/project-card.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";

/** Row of a project. Below desktop width, funding and link are on lines of their own. */
export function ProjectRow({ project }: { project: Project }) {
  const copy = useCopy(portfolio).projects;
  const shared = useCopy(sections).project;
  const label = useProjectLabel(project);
  const { image, location, ongoing, progress, remainingAmount, sold, title } = project;
  return (
    <article className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-center gap-x-6 gap-y-3 border-hairline border-b py-6 desktop:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)_17rem]">
      <div className="relative">
        <Picture className="aspect-16/10" image={image} sizes="(width < 64rem) 108px, 160px" />
        {sold && (
          <img
            alt={shared.sold}
            className="absolute top-1 right-1"
            height={48}
            src="/art/sold-stamp.svg"
            width={48}
          />
        )}
      </div>
      <div className="contents" {...figureMarks(project)}>
        <div>
          <h3 className="text-card">{title}</h3>
          <p className="mt-1 flex flex-wrap gap-x-4 text-quiet text-s">
            <ProjectBadge ongoing={ongoing} />
            <span>{location}</span>
          </p>
        </div>
        <div className="max-desktop:col-span-full">
          <FundedShare project={project} />
          <p className="mt-2 text-quiet text-s">
            {fill(copy.funding, { progress, remaining: remainingAmount })}
          </p>
        </div>
      </div>
      <p className="grid justify-items-start text-s max-desktop:col-span-full desktop:justify-items-end desktop:whitespace-nowrap">
        <LaterStatus project={project} />
        <TextLink icon="none" to={projectUrl(project)}>
          {label}
        </TextLink>
      </p>
    </article>
  );
}
