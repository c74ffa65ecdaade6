import { contentOf } from "~/content/content-context.server.ts";
import type { Project } from "~/content/model/model.ts";
import type { Offering, OfferingFact } from "~/content/model/offering.ts";
import { isOpen, offerUrl } from "~/content/model/projects.ts";
import { formatMonthAndDay } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { secondPhase } from "~/copy/second-phase.ts";
import { sections } from "~/copy/sections.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { FormLinkBar } from "~/layout/form-link-bar.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ReturnClasses } from "~/sections/class-table.tsx";
import { OfferingFacts } from "~/sections/offering-facts.tsx";
import { figureMarks, ProjectBadge } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { Badge } from "~/ui/drawing.tsx";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { impliedSharePercent } from "../investor/calculator/calculator-input.ts";
import { saleFactsOf } from "../investor/calculator/examples.ts";
import { matchesPublishedFigures } from "../investor/calculator/tax-view.tsx";
import type { Route } from "./+types/route.ts";
import { AboutProjects } from "./about-projects.tsx";
import { BonusPerks, OfferingDetails } from "./benefits.tsx";
import { phaseStages } from "./buildings.ts";
import { CurrentPhase } from "./current-phase.tsx";
import { datedProjectsOf, secondPhasePath } from "./dated-projects.ts";
import { FundedFacade } from "./facade.tsx";
import { Leadership, WhySiouxFalls } from "./market.tsx";
import { PastOpportunities } from "./past-opportunities.tsx";
import { SitePlans } from "./site-plans.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { omitsFooterForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { marketRanks, offering, partners, pastOpportunities, projects, team } = contentOf(context);
  const datedProjects = datedProjectsOf({ pastOpportunities, projects });
  const otherOpenProjects = projects.filter(
    (project) => project.path !== secondPhasePath && isOpen(project, pastOpportunities),
  );
  const sharePercent = matchesPublishedFigures(offering.taxBenefits) ? impliedSharePercent : undefined;
  return {
    marketRanks,
    offering,
    otherOpenProjects,
    partners,
    pastOpportunities,
    datedProjects,
    sharePercent,
    team,
  };
}

export const meta = metaFromCopy(secondPhase, ({ meta }) => ({ ...meta, path: secondPhasePath }));

export default function SecondPhase({ loaderData }: Route.ComponentProps) {
  const {
    marketRanks,
    offering,
    otherOpenProjects,
    partners,
    pastOpportunities,
    datedProjects,
    sharePercent,
    team,
  } = loaderData;
  const copy = useCopy(secondPhase);
  const { returns } = useCopy(offer);
  const { keys, project: projectCopy } = useCopy(sections);
  const newest = datedProjects.at(-1);
  const { minimumInvestment, returnClasses } = offering;
  const funded = newest?.ongoing === false ? newest : undefined;
  const { fundedBar, fundedForm, image, lead, pictureCaption, title } = copy.hero;
  return (
    <>
      <SplitHero
        badge={
          newest && (
            <>
              <span {...figureMarks(newest)}>
                <ProjectBadge asOf={newest.asOf} ongoing={newest.ongoing} />
              </span>
              <Badge mark={phaseStages[2]}>{keys.underConstruction}</Badge>
            </>
          )
        }
        caption={pictureCaption}
        facts={
          <OfferingFacts facts={factsOf(copy.hero, offering)}>
            {saleFactsOf(offering) && returnClasses.length > 0 && (
              <>
                {copy.hero.sale} <InlineLink to="/investor#price-and-delay">{copy.hero.saleLink}</InlineLink>.
              </>
            )}
          </OfferingFacts>
        }
        form={funded && fundedForm}
        image={image}
        lead={lead}
        minimumInvestment={minimumInvestment}
        title={title}
      >
        {funded && <OtherOpenProjects projects={otherOpenProjects} />}
      </SplitHero>
      {newest && <FundedFacade project={newest} />}
      <SitePlans />
      <AboutProjects partners={partners} team={team} />
      <BonusPerks isFunded={funded !== undefined} offering={offering} />
      <CurrentPhase datedProjects={datedProjects} offering={offering} />
      <PastOpportunities projects={pastOpportunities} />
      <ReturnClasses
        actions={<TextLink to="/investor">{returns.calculator}</TextLink>}
        classes={returnClasses}
        isCautioned
      >
        <OfferingDetails offering={offering} sharePercent={sharePercent} />
      </ReturnClasses>
      <WhySiouxFalls offering={offering} ranks={marketRanks} />
      <Leadership deck={offering.deck} team={team} />
      <BottomForm {...copy.contactForm} />
      <FormLinkBar
        action={funded && fundedBar.action}
        fieldId="bottom-name"
        text={
          funded &&
          fill(fundedBar.text, { day: formatMonthAndDay(funded.asOf), status: projectCopy.fullFunded })
        }
      />
    </>
  );
}

/** Links to the other projects that still take investors, shown once this phase is funded. */
function OtherOpenProjects({ projects }: { projects: readonly Project[] }) {
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

/** Returns the facts of the offering, preceded by the minimum investment with the name of the first class. */
function factsOf({ minimum }: typeof secondPhase.hero, offering: Offering): OfferingFact[] {
  const { facts, minimumInvestment, returnClasses } = offering;
  const [first] = returnClasses;
  return [
    {
      basis: first ? fill(minimum.basis, { name: first.name }) : null,
      label: minimum.label,
      value: minimumInvestment,
    },
    ...facts,
  ];
}
