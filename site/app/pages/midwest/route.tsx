import { contentOf } from "~/content/content-context.server.ts";
import { latestAndEarlierFigures, openFirst } from "~/content/model/projects.ts";
import type { TeamMember } from "~/content/model/site-content.ts";
import { postPath } from "~/content/model/site-pages.ts";
import { formatDate } from "~/content/model/wording/format.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { fill, type TitledText } from "~/copy/copy.ts";
import { midwest } from "~/copy/midwest.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { FormLinkBar } from "~/layout/form-link-bar.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { EarlierFunding } from "~/sections/earlier-funding.tsx";
import { FutureCitiesTimeline } from "~/sections/figures.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { TitledPicture } from "~/sections/titled-picture.tsx";
import { Columns } from "~/sections/titled-texts.tsx";
import { metaFromCopy } from "~/seo/page-meta.ts";
import { InlineLink, TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { MidwestMap } from "./midwest-map.tsx";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { omitsFooterForm: true };

const marketPostSlug = "why-secondary-and-tertiary-midwest-markets";

export function loader({ context }: Route.LoaderArgs) {
  const { offering, pastOpportunities, posts, projects, team } = contentOf(context);
  const { earlier, latest } = latestAndEarlierFigures({ pastOpportunities, projects });
  return {
    earlier,
    futureCities: offering.futureCities,
    areAllInSiouxFalls: sharedCity(projects) === "Sioux Falls",
    minimumInvestment: offering.minimumInvestment,
    marketPostPath: posts.indexOf(marketPostSlug) >= 0 ? postPath(marketPostSlug) : undefined,
    projects: openFirst(latest),
    team,
  };
}

export const meta = metaFromCopy(midwest, ({ meta }) => ({
  ...meta,
  path: "/property-investment-opportunity",
}));

export default function Midwest({ loaderData }: Route.ComponentProps) {
  const { earlier, futureCities, areAllInSiouxFalls, marketPostPath, minimumInvestment, projects, team } =
    loaderData;
  const { figuresAsOf } = useSiteSettings();
  const copy = useCopy(midwest);
  const { hero, map } = copy;
  return (
    <>
      <SplitHero
        drawing={
          <>
            <MidwestMap
              alt={areAllInSiouxFalls ? map.alt : map.altWithoutProjects}
              className="h-auto w-full desktop:min-h-0 desktop:flex-1"
            />
            <figcaption className="mt-3 text-quiet text-xs">
              {areAllInSiouxFalls ? map.captionWithProjects : map.caption}{" "}
              <InlineLink to="/investment-opportunity-in-south-dakota">{map.link}</InlineLink>
            </figcaption>
          </>
        }
        lead={fill(hero.lead, { minimumInvestment })}
        minimumInvestment={minimumInvestment}
        note={hero.note}
        title={hero.title}
      />
      <ProjectCards ground="paper" projects={projects} title={copy.projects}>
        <EarlierFunding projects={earlier} />
      </ProjectCards>
      <WhyMidwest marketPostPath={marketPostPath} />
      {futureCities.length > 0 && (
        <Section className="grid-12 gap-y-6 print:break-inside-avoid" padding="bottom">
          <h2 className="col-span-full desktop:col-span-4">{copy.futureProjects.title}</h2>
          <div className="col-span-full desktop:col-span-8">
            <FutureCitiesTimeline years={futureCities} />
            <p className="measure mt-4 text-quiet text-s">
              {fill(copy.futureProjects.lead, { date: formatDate(figuresAsOf) })}
            </p>
          </div>
        </Section>
      )}
      <Steps />
      <BottomForm {...copy.bottomForm}>
        <Connect team={team} />
      </BottomForm>
      <FormLinkBar fieldId="bottom-name" />
    </>
  );
}

/** Names of the four steps (specification, section 2). The investor page explains them. */
function Steps() {
  const { returns, steps } = useCopy(offer);
  return (
    <Section className="grid-12 gap-y-6" ground="sand">
      <div className="col-span-full desktop:col-span-4">
        <h2>{steps.title}</h2>
        <p className="measure mt-4">{steps.note}</p>
      </div>
      <div className="col-span-full desktop:col-span-8">
        <ol className="grid grid-cols-2 gap-x-column gap-y-5 desktop:grid-cols-4">
          {steps.rows.map(({ title }, index) => (
            <li className="flex items-baseline gap-4 border-heading border-t pt-4" key={title}>
              <span aria-hidden="true" className="figure text-h3">
                {index + 1}
              </span>
              <h3>{title}</h3>
            </li>
          ))}
        </ol>
        <TextLink className="mt-6" to="/investor#steps">
          {returns.howInvestingWorks}
        </TextLink>
      </div>
    </Section>
  );
}

/**
 * The team, and "Invest Now", which opens the investor portal for verified investors (specification, section 2). Others
 * use the form next to it.
 */
function Connect({ team }: { team: readonly TeamMember[] }) {
  const copy = useCopy(midwest);
  const { investorPortal } = useSiteSettings();
  return (
    <>
      {team.length > 0 && (
        <>
          <h3 className="mt-10">{copy.team.title}</h3>
          <WithheldContentNote className="mt-3" kind="people" />
          <ul className="mt-4 border-hairline border-t">
            {team.map(({ name, role }) => (
              <li
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-hairline border-b py-3"
                key={name}
              >
                {name} <span className="text-quiet text-s">{role}</span>
              </li>
            ))}
          </ul>
          <TextLink className="mt-3" to="/about">
            {copy.team.about}
          </TextLink>
        </>
      )}
      <h3 className="mt-10">{copy.connect.title}</h3>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-6">
        {copy.connect.above}
        <TextLink href={investorPortal.href}>{copy.connect.action}</TextLink>
      </p>
    </>
  );
}

/** Picture of the prairie, above the case for the market, the case against it, and the reasons to invest. */
function WhyMidwest({ marketPostPath }: { marketPostPath: string | undefined }) {
  const { against, reasons, why } = useCopy(midwest);
  return (
    <section>
      <TitledPicture
        caption={why.pictureCaption}
        image={why.image}
        pictureClassName="aspect-16/9 tablet:aspect-5/2 [&_img]:object-[50%_80%]"
        title={why.title}
      />
      <div className="wrap grid-12 items-start gap-y-12 pt-4">
        <div className="col-span-full desktop:col-span-6">
          <p className="text-quiet">{why.lead}</p>
          <Points points={why.reasons} />
        </div>
        <section className="col-span-full desktop:col-span-5 desktop:col-start-8">
          <h2 className="text-h3-l">{against.title}</h2>
          <Points points={against.reasons} />
          {marketPostPath && (
            <TextLink className="mt-3" to={marketPostPath}>
              {against.post}
            </TextLink>
          )}
        </section>
      </div>
      <Columns {...reasons} />
    </section>
  );
}

function Points({ points }: { points: readonly TitledText[] }) {
  return (
    <ul className="mt-6 border-heading border-t">
      {points.map(({ text, title }) => (
        <li
          className="grid gap-x-column gap-y-1 border-hairline border-b py-5 tablet:grid-cols-[2fr_3fr] tablet:items-baseline"
          key={title}
        >
          <h3 className="text-title">{title}</h3>
          <p className="text-pretty">{text}</p>
        </li>
      ))}
    </ul>
  );
}
