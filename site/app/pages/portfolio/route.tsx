import { contentOf } from "~/content/content-context.server.ts";
import { latestAndEarlierFigures, openFirst } from "~/content/model/projects.ts";
import { formatCount, formatUnbrokenDate } from "~/content/model/wording/format.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { portfolio } from "~/copy/portfolio.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { AskBand } from "~/sections/ask-band.tsx";
import { StatCards } from "~/sections/figures.tsx";
import { PictureBand } from "~/sections/picture-band.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { metaFromData } from "~/seo/page-meta.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { PropertyRow } from "./property-row.tsx";
import { descriptionOf, listedUnits } from "./wording.ts";

export const handle = { omitsFooterForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const content = contentOf(context);
  const { offering, settings, stats } = content;
  return {
    figuresAsOf: settings.figuresAsOf,
    projects: openFirst(latestAndEarlierFigures(content).latest),
    properties: offering.properties,
    stats,
  };
}

export const meta = metaFromData<typeof loader>(({ stats }, { copyEdits }) => {
  const { meta, title } = withEdits(portfolio, copyEdits);
  return { ...meta, title, description: descriptionOf(meta.description, stats), path: "/portfolio" };
});

export default function Portfolio({ loaderData }: Route.ComponentProps) {
  const { figuresAsOf, projects, properties, stats } = loaderData;
  const copy = useCopy(portfolio);
  const { generalCaution, unitsCaution } = useCopy(offer);
  return (
    <>
      {/* In place of a banner, the page starts with the unit counts. */}
      <header className="wrap pb-section">
        <div className="grid-12 items-end gap-y-3 pt-7 desktop:pt-14">
          <h1 className="col-span-full desktop:col-span-6">{copy.title}</h1>
          <p className="col-span-full text-lead-s desktop:col-span-5 desktop:col-start-8">{copy.lead}</p>
        </div>
        {stats.length > 0 && (
          <>
            <div className="mt-10 max-desktop:[&>ul]:gap-10 desktop:mt-12 [&_svg]:h-8 desktop:[&_svg]:h-14">
              <StatCards stats={stats} />
            </div>
            <div className="mt-10 grid-12 gap-y-6 *:col-span-full">
              <section className="desktop:col-span-6">
                <h2 className="font-sans font-semibold text-s tracking-normal">{copy.listed.title}</h2>
                <dl className="mt-3 border-hairline border-b">
                  {listedUnits(loaderData).map(({ label, listed, units }) => (
                    <div
                      className="flex items-baseline justify-between gap-x-4 border-hairline border-t py-2.5"
                      key={label}
                    >
                      <dt className="text-s">{label}</dt>
                      <dd className="figures font-display text-heading text-title-s">
                        {fill(copy.listed.share, { listed: formatCount(listed), units: formatCount(units) })}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
              <p className="text-quiet text-xs/normal desktop:col-span-4 desktop:col-start-8 desktop:self-end">
                {fill(unitsCaution, { date: formatUnbrokenDate(figuresAsOf) })}
              </p>
            </div>
          </>
        )}
      </header>
      {projects.length === 0 && properties.length === 0 && (
        <Section ground="sand">
          <EmptyState {...copy.none} heading="h2" to="/contact" />
        </Section>
      )}
      <Completed />
      <ProjectCards projects={projects} title={copy.projects.title} withUnits>
        <p className="measure-note border-hairline border-t pt-4 text-quiet text-xs">{generalCaution}</p>
      </ProjectCards>
      {properties.length > 0 && (
        <Section title={copy.trackRecord.title}>
          <ul className="border-hairline border-t">
            {properties.map((property) => (
              <li key={property.name}>
                <PropertyRow property={property} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <AskBand />
    </>
  );
}

/** Picture of the completed phase, and a link to the form, where visitors can ask for the list of the others. */
function Completed() {
  const copy = useCopy(portfolio).completed;
  return (
    <PictureBand
      caption={copy.caption}
      id="completed"
      image={copy.image}
      // A crop keeps Phase 1, which is on the left.
      pictureClassName="aspect-5/4 [&_img]:object-left-top desktop:[&_img]:origin-top-left desktop:[&_img]:scale-125"
      title={copy.title}
    >
      <p className="mt-4 text-lead text-sand-2">{copy.lead}</p>
      <p className="measure mt-6 text-sand-2">{copy.text}</p>
      <p className="mt-8">
        <TextLink href="#ask" icon="none">
          {copy.ask}
        </TextLink>
      </p>
    </PictureBand>
  );
}
