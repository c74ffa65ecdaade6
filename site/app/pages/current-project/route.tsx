import { contentOf } from "~/content/content-context.server.ts";
import type { Project } from "~/content/model/model.ts";
import type { Offering } from "~/content/model/offering.ts";
import {
  hasOwnPage,
  latestAndEarlierFigures,
  openFirst,
  projectSlug,
  projectUrl,
} from "~/content/model/projects.ts";
import { amountsDate } from "~/content/model/wording/amounts-date.ts";
import { formatCount } from "~/content/model/wording/format.ts";
import { targetIrrNote } from "~/content/model/wording/offer.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { capitalize, countWord } from "~/content/model/wording/running-text.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { currentProject } from "~/copy/current-project.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { TargetCaution } from "~/layout/target-caution.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { AskBand } from "~/sections/ask-band.tsx";
import { EarlierFunding } from "~/sections/earlier-funding.tsx";
import { PictureBand } from "~/sections/picture-band.tsx";
import { figureMarks, ProjectBadge, ProjectFunding, useProjectLinkLabel } from "~/sections/project-card.tsx";
import { metaFromData } from "~/seo/page-meta.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import type { Route } from "./+types/route.ts";

export const handle = { omitsFooterForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { offering, ...lists } = contentOf(context);
  const { minimumInvestment, returnClasses } = offering;
  const { earlier, latest } = latestAndEarlierFigures(lists);
  return { earlier, minimumInvestment, projects: openFirst(latest), returnClasses };
}

export const meta = metaFromData<typeof loader>(({ projects }, { copyEdits }) => {
  const copy = withEdits(currentProject, copyEdits);
  return { ...copy.meta, description: descriptionOf(copy, projects), path: "/current-project" };
});

export default function CurrentProject({ loaderData }: Route.ComponentProps) {
  const { earlier, projects } = loaderData;
  const copy = useCopy(currentProject);
  const amounts = fill(useCopy(offer).amounts, { date: amountsDate(projects) });
  return (
    <>
      <div className="ground-sand pb-section">
        <div className="wrap">
          <header className="grid-12 items-end gap-y-3 pt-7 desktop:pt-10">
            <h1 className="col-span-full desktop:col-span-7">{copy.title}</h1>
            {projects.length > 0 && (
              <p className="col-span-full text-lead-s desktop:col-span-5 desktop:col-start-8">
                {leadOf(copy.lead, projects)}
              </p>
            )}
          </header>
          {projects.length === 0 ? (
            <div className="mt-10">
              <EmptyState {...copy.noProjects} heading="h2" to="/contact" />
            </div>
          ) : (
            <>
              <ProjectOffers {...loaderData} />
              <div className="mt-10 grid-12 items-start gap-y-6">
                <p className="measure-note col-span-full border-hairline border-t pt-4 text-quiet text-xs desktop:col-span-6">
                  {copy.offer.note} <TargetCaution /> {amounts}
                </p>
                <div className="col-span-full desktop:col-span-6">
                  <EarlierFunding projects={earlier} />
                </div>
              </div>
            </>
          )}
        </div>
      </div>
      <NextStep />
      <AskBand />
    </>
  );
}

type Copy = typeof currentProject;

function communityCount(copy: Copy["lead"], { length }: readonly Project[]): string {
  return length === 1 ? copy.oneCommunity : fill(copy.communities, { count: capitalize(countWord(length)) });
}

/** Returns the text below the title: how many projects there are, and how many are open or what to do next. */
function leadOf(copy: Copy["lead"], projects: readonly Project[]): string {
  const city = sharedCity(projects);
  const count = communityCount(copy, projects);
  const next = secondSentenceOf(copy, projects);
  return city
    ? fill(copy.inCity, { city, projects: count, next })
    : fill(copy.anywhere, { projects: count, next });
}

function secondSentenceOf(copy: Copy["lead"], projects: readonly Project[]): string {
  if (projects.length === 1) return copy.nextOfOne;
  const open = projects.filter(({ ongoing }) => ongoing);
  if (open.length === 0 || open.length === projects.length) return copy.nextOfMany;
  const date = amountsDate(open);
  if (open.length === 1) return fill(copy.oneOpen, { date });
  return fill(copy.someOpen, { date, open: capitalize(countWord(open.length)) });
}

function descriptionOf({ lead, meta }: Copy, projects: readonly Project[]): string {
  if (projects.length === 0) return meta.description.none;
  const city = sharedCity(projects);
  const count = communityCount(lead, projects);
  return city
    ? fill(meta.description.inCity, { city, projects: count })
    : fill(meta.description.anywhere, { projects: count });
}

function NextStep() {
  const copy = useCopy(currentProject).nextStep;
  const { currentProjectsSite, investorPortal } = useSiteSettings();
  return (
    <PictureBand caption={copy.caption} image={copy.image} title={copy.title}>
      <p className="measure mt-6 text-sand-2">{copy.text}</p>
      <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink href="#ask">{copy.ask}</ButtonLink>
        <TextLink href={currentProjectsSite.href}>{copy.projectsSite}</TextLink>
        <TextLink href={investorPortal.href}>{investorPortal.label}</TextLink>
      </p>
    </PictureBand>
  );
}

type OfferingTerms = Pick<Offering, "minimumInvestment" | "returnClasses">;

/** Amounts, minimum and next step of each project. They fit the first screen of a desktop. */
function ProjectOffers({ projects, ...terms }: OfferingTerms & { projects: readonly Project[] }) {
  return (
    <ul
      className={cx(
        "mt-7 grid gap-x-column gap-y-14 desktop:mt-10",
        projects.length > 1 ? "desktop:grid-cols-3" : "desktop:grid-cols-2",
      )}
    >
      {projects.map((project, index) => (
        <li className="scroll-mt-6" id={projectSlug(project)} key={project.title}>
          <ProjectOffer {...terms} priority={index === 0} project={project} />
        </li>
      ))}
    </ul>
  );
}

interface ProjectOfferProps extends OfferingTerms {
  priority: boolean;
  project: Project;
}

function ProjectOffer({ minimumInvestment, priority, project, returnClasses }: ProjectOfferProps) {
  const copy = useCopy(currentProject).offer;
  const { returns } = useCopy(offer);
  const label = useProjectLinkLabel(project);
  const { homes, ongoing } = project;
  const targetNote = hasOwnPage(project) ? targetIrrNote(returns, returnClasses) : undefined;
  const unpublishedNote = homes === undefined ? copy.unitsAndTargets : copy.targets;
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
            <ProjectBadge asOf={project.asOf} ongoing={ongoing} />
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
          {targetNote || unpublishedNote}
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
