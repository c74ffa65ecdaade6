import type { Project } from "~/content/model/model.ts";
import type { ReturnClass } from "~/content/model/offering.ts";
import { hasOwnPage, projectName, projectUrl } from "~/content/model/project-url.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { targetIrr } from "~/content/model/wording/offer.ts";
import { fill } from "~/copy/copy.ts";
import { currentProject } from "~/copy/current-project.ts";
import { offer as offerCopy } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { DatedBadge, figureMarks, ProjectFunding, useProjectLabel } from "~/sections/project-card.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { Picture } from "~/ui/picture.tsx";

interface ProjectOffersProps {
  minimumInvestment: string;
  projects: readonly Project[];
  /** Classes of the project that has its own page. */
  returnClasses: readonly ReturnClass[];
}

/** Amounts, minimum and next step of each project. They fit the first screen of a desktop. */
export function ProjectOffers({ projects, ...offer }: ProjectOffersProps) {
  return (
    <ul
      className={cx(
        "mt-7 grid gap-x-column gap-y-14 desktop:mt-10",
        projects.length > 1 ? "desktop:grid-cols-3" : "desktop:grid-cols-2",
      )}
    >
      {projects.map((project, index) => (
        <li className="scroll-mt-6" id={projectName(project)} key={project.title}>
          <ProjectOffer {...offer} priority={index === 0} project={project} />
        </li>
      ))}
    </ul>
  );
}

interface ProjectOfferProps extends Omit<ProjectOffersProps, "projects"> {
  priority: boolean;
  project: Project;
}

function ProjectOffer({ minimumInvestment, priority, project, returnClasses }: ProjectOfferProps) {
  const copy = useCopy(currentProject).offer;
  const { returns } = useCopy(offerCopy);
  const label = useProjectLabel(project);
  const { homes, ongoing } = project;
  return (
    <article className="flex h-full flex-col tablet:max-desktop:grid tablet:max-desktop:grid-cols-[5fr_7fr] tablet:max-desktop:gap-x-column">
      <Picture
        className="aspect-video tablet:max-desktop:aspect-square tablet:max-desktop:self-start desktop:aspect-16/11"
        image={project.image}
        priority={priority}
        sizes="(width < 44rem) 88vw, 38vw"
      />
      <div className="flex flex-1 flex-col tablet:max-desktop:justify-center">
        <div className="flex flex-1 flex-col tablet:max-desktop:flex-none" {...figureMarks(project)}>
          <p className="mt-5 text-s tablet:max-desktop:mt-0">
            <DatedBadge project={project} />
          </p>
          <h2 className="mt-1.5 mb-4 text-card">{project.title}</h2>
          <div className="mt-auto">
            <ProjectFunding project={project} />
          </div>
        </div>
        <p className="mt-4 flex flex-wrap justify-between gap-x-4">
          {fill(ongoing ? copy.minimum : copy.funded, { minimumInvestment })}
          <span className="text-quiet text-s">{project.location}</span>
        </p>
        {/* Equal heights align the buttons. */}
        <p className="mt-0.5 mb-4 text-quiet text-xs/normal desktop:min-h-[2lh]">
          {homes !== undefined && `${fill(copy.units, { units: formatCount(homes) })} `}
          {(hasOwnPage(project) && targetIrr(returns, returnClasses)) ||
            (homes === undefined ? copy.unitsAndTargets : copy.targets)}
        </p>
        <p>
          <ButtonLink
            className="max-tablet:w-full"
            to={projectUrl(project)}
            variant={ongoing ? "primary" : "secondary"}
          >
            {label}
          </ButtonLink>
        </p>
      </div>
    </article>
  );
}
