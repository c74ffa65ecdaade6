import { contentOf } from "~/content/content-context.server.ts";
import { projectCounts } from "~/content/model/project-url.ts";
import { isInSouthDakota } from "~/content/model/wording/places.ts";
import { withEdits } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { southDakota } from "~/copy/south-dakota.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PhoneBar } from "~/layout/phone-bar.tsx";
import { TargetLine } from "~/layout/target-line.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ReturnClasses } from "~/sections/class-table.tsx";
import { EarlierCounts } from "~/sections/earlier-counts.tsx";
import { FactsStrip } from "~/sections/figures.tsx";
import { PictureBand } from "~/sections/picture-band.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { Columns } from "~/sections/titled-texts.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/links.tsx";
import type { Route } from "./+types/route.ts";
import { descriptionOf, factsOf, leadOf, marketCaution, projectsTitle, targetsOf } from "./wording.ts";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { offering, pastOpportunities, projects } = contentOf(context);
  const counts = projectCounts({ pastOpportunities, projects: projects.filter(isInSouthDakota) });
  return { earlier: counts.earlier, offering, projects: counts.latest };
}

export const meta = metaOf<typeof loader>(({ projects }, { copyEdits }) => {
  const { meta } = withEdits(southDakota, copyEdits);
  return {
    ...meta,
    description: descriptionOf(meta.description, projects),
    path: "/investment-opportunity-in-south-dakota",
  };
});

export default function SouthDakota({ loaderData }: Route.ComponentProps) {
  const { earlier, offering, projects } = loaderData;
  const { minimumInvestment, returnClasses } = offering;
  const copy = useCopy(southDakota);
  const { general, market, returns } = useCopy(offer);
  const { classes, target } = targetsOf(copy, returns, projects, returnClasses);
  return (
    <>
      <SplitHero
        caption={copy.figures.pictureCaption}
        facts={
          <>
            <FactsStrip
              caution={
                <>
                  {target ? <strong className="font-semibold text-ground">{target}</strong> : general}{" "}
                  {target && <TargetLine />} {marketCaution(market, offering)}
                </>
              }
              facts={factsOf(copy.figures, offering)}
            />
            <WithheldContentNote className="wrap pb-4" kind="sources" />
          </>
        }
        image={copy.hero.image}
        lead={leadOf(copy, projects)}
        minimumInvestment={minimumInvestment}
        title={copy.hero.title}
      />
      <PictureBand caption={copy.case.caption} image={copy.case.image} title={copy.case.title}>
        <p className="mt-4 text-quiet">{copy.case.note}</p>
        <ul className="mt-8 border-hairline border-t">
          {copy.case.rows.map(({ text, title }) => (
            <li
              className="grid gap-x-column gap-y-1 border-hairline border-b py-5 tablet:grid-cols-[1fr_2fr] tablet:items-baseline"
              key={title}
            >
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </PictureBand>
      <ProjectCards projects={projects} title={projectsTitle(copy, projects)}>
        <EarlierCounts projects={earlier} />
      </ProjectCards>
      <ReturnClasses
        actions={<TextLink to="/investor">{returns.howInvestingWorks}</TextLink>}
        classes={returnClasses}
        isCautioned={target !== undefined}
        lead={classes}
      />
      <Columns {...copy.risks} />
      <BottomForm {...copy.bottomForm} />
      <PhoneBar field="bottom-name" />
    </>
  );
}
