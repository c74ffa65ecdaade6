import { contentOf } from "~/content/content-context.server.ts";
import type { Project } from "~/content/model/model.ts";
import type { OfferingFact } from "~/content/model/offering.ts";
import { isOpen, offerUrl } from "~/content/model/project-url.ts";
import type { Partner, TeamMember } from "~/content/model/site-content.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PhoneBar } from "~/layout/phone-bar.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ReturnClasses } from "~/sections/class-table.tsx";
import { OfferingFacts } from "~/sections/offering-facts.tsx";
import { PartnerLinks } from "~/sections/people.tsx";
import { figureMarks } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { TopicRows } from "~/sections/titled-texts.tsx";
import { metaIn } from "~/seo/page-meta.ts";
import { Badge } from "~/ui/drawing.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Portrait } from "~/ui/portrait.tsx";
import type { Route } from "./+types/route.ts";
import { BonusPerks, TaxBenefits } from "./benefits.tsx";
import { Counts, Windows } from "./counts.tsx";
import { type DatedProject, datedProjectsOf, path } from "./dated-projects.ts";
import { Leadership, WhySiouxFalls } from "./market.tsx";
import { Parties } from "./parties.tsx";
import { CurrentPhase, PastOpportunities } from "./projects.tsx";
import { SitePlans } from "./site-plans.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { marketRanks, offering, partners, pastOpportunities, projects, team } = contentOf(context);
  const datedProjects = datedProjectsOf({ pastOpportunities, projects });
  const openProjects = projects.filter(
    (project) => project.path !== path && isOpen(project, pastOpportunities),
  );
  return { marketRanks, offering, openProjects, partners, pastOpportunities, datedProjects, team };
}

export const meta = metaIn(secondPhase, ({ meta }) => ({ ...meta, path }));

export default function SecondPhase({ loaderData }: Route.ComponentProps) {
  const { marketRanks, offering, openProjects, partners, pastOpportunities, datedProjects, team } =
    loaderData;
  const copy = useCopy(secondPhase);
  const lines = useCopy(offer);
  const newest = datedProjects.at(-1);
  const { minimumInvestment } = offering;
  const { fundedForm, image, lead, pictureCaption, title } = copy.hero;
  return (
    <>
      <SplitHero
        badge={newest && <NewestStatus project={newest} />}
        caption={pictureCaption}
        form={newest?.ongoing === false ? fundedForm : undefined}
        image={image}
        lead={lead}
        minimumInvestment={minimumInvestment}
        title={title}
      >
        {newest?.ongoing === false && <StillOpen projects={openProjects} />}
      </SplitHero>
      <OfferingFacts facts={[...homesFact(copy.hero.homes, newest), ...offering.facts]} />
      {newest && <Windows project={newest} />}
      <TopicRows {...copy.aboutProjects} />
      <Partners partners={partners} team={team} />
      <BonusPerks offering={offering} />
      <CurrentPhase project={datedProjects.find(({ isOfCards }) => isOfCards)} />
      <PastOpportunities projects={pastOpportunities} />
      <Counts datedProjects={datedProjects} offering={offering} />
      <ReturnClasses
        actions={
          <>
            <TextLink to="/investor">{lines.returns.calculator}</TextLink>
            <TextLink href="#contact-form">{copy.contactForm.title}</TextLink>
          </>
        }
        classes={offering.returnClasses}
        isCautioned
      />
      <TaxBenefits offering={offering} />
      <Parties parties={offering.parties} />
      <WhySiouxFalls offering={offering} ranks={marketRanks} />
      <SitePlans />
      <Leadership deck={offering.deck} team={team} />
      <BottomForm {...copy.contactForm} />
      <PhoneBar field="bottom-name" />
    </>
  );
}

function NewestStatus({ project }: { project: DatedProject }) {
  const { badge } = useCopy(secondPhase).hero;
  const { fullFunded, ongoing } = useCopy(sections).project;
  return (
    <span {...figureMarks(project)}>
      <Badge pattern={project.ongoing ? "under-way" : "built"}>
        {fill(badge, { date: formatDate(project.asOf), status: project.ongoing ? ongoing : fullFunded })}
      </Badge>
    </span>
  );
}

/** Links to the projects that still take investors, for visitors of a phase that is funded. */
function StillOpen({ projects }: { projects: readonly Project[] }) {
  const { stillOpen } = useCopy(secondPhase).hero;
  if (projects.length === 0) return null;
  return (
    <div className="mt-6 print:hidden">
      <p className="text-quiet text-s" id="still-open">
        {stillOpen}
      </p>
      <ul aria-labelledby="still-open" className="flex flex-wrap gap-x-8">
        {projects.map((project) => (
          <li key={project.title}>
            <TextLink to={offerUrl(project)}>{project.title}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function homesFact(copy: typeof secondPhase.hero.homes, project: DatedProject | undefined): OfferingFact[] {
  return project?.homes === undefined ? [] : [{ ...copy, value: String(project.homes) }];
}

/** Two pictures, the partners and the team. In print the pictures are not cropped. */
function Partners({ partners, team }: { partners: readonly Partner[]; team: readonly TeamMember[] }) {
  const copy = useCopy(secondPhase).partners;
  const { balcony, courtyard } = copy;
  return (
    <section aria-label={copy.title} className="wrap pb-section">
      <div className="grid gap-x-column gap-y-8 tablet:grid-cols-12 tablet:items-end">
        <figure className="-mx-edge tablet:col-span-8 tablet:mr-0 desktop:col-span-7">
          <Picture
            className="aspect-16/10 print:aspect-auto print:[&_img]:h-auto"
            image={courtyard.image}
            sizes="(width < 44rem) 88vw, 66vw"
          />
          <figcaption className="px-edge pt-3 text-pretty text-quiet text-xs/normal tablet:pr-0">
            {courtyard.caption}
          </figcaption>
        </figure>
        <figure className="ml-auto w-3/4 tablet:col-[9/-1] tablet:w-auto desktop:col-[9/span_3]">
          <Picture
            className="aspect-4/5 print:aspect-auto print:[&_img]:h-auto"
            image={balcony.image}
            sizes="(width < 44rem) 110vw, 44vw"
          />
          <figcaption className="pt-3 text-pretty text-quiet text-xs/normal">{balcony.caption}</figcaption>
        </figure>
      </div>
      <div className="mt-16 grid gap-x-column gap-y-10 border-hairline border-t pt-7 empty:hidden desktop:grid-cols-2">
        {partners.length > 0 && (
          <div>
            <p className="text-quiet text-xs">{copy.partners}</p>
            <WithheldContentNote className="mt-3" of="partners" />
            <PartnerLinks
              className="mt-4 flex flex-wrap gap-x-16 gap-y-6"
              linkClassName="inline-flex min-h-11 items-center font-semibold text-heading outline-offset-8 hover:not-focus-visible:outline hover:not-focus-visible:outline-hairline [&_img]:h-8.75 [&_img]:w-auto [&_img]:max-w-full [&_img]:object-contain"
              partners={partners}
            />
          </div>
        )}
        {team.length > 0 && (
          <div>
            <p className="text-quiet text-xs">{copy.team}</p>
            <ul className="mt-4 grid gap-x-4 gap-y-4 tablet:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
              {team.map(({ image, name, role }) => (
                <li key={name}>
                  {image && (
                    <Portrait className="mb-3 max-w-36" image={image} widths="(width < 44rem) 30vw, 9rem" />
                  )}
                  <p className="font-semibold text-heading text-s/close">{name}</p>
                  <p className="text-quiet text-xs">{role}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
