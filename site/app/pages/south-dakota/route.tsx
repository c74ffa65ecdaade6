import { contentOf } from "~/content/content-context.server.ts";
import { latestAndEarlierFigures, openFirst } from "~/content/model/projects.ts";
import { isInSouthDakota } from "~/content/model/wording/places.ts";
import { withEdits } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { southDakota } from "~/copy/south-dakota.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { EarlierFunding } from "~/sections/earlier-funding.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { Columns } from "~/sections/titled-texts.tsx";
import { metaFromData } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { caseRows, classesTexts, descriptionOf, leadOf, projectsTitle } from "./wording.ts";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { offering, pastOpportunities, projects } = contentOf(context);
  const { earlier, latest } = latestAndEarlierFigures({
    pastOpportunities,
    projects: projects.filter(isInSouthDakota),
  });
  return { earlier, offering, projects: openFirst(latest) };
}

export const meta = metaFromData<typeof loader>(({ projects }, { copyEdits }) => {
  const { meta } = withEdits(southDakota, copyEdits);
  return {
    ...meta,
    description: descriptionOf(meta.description, projects),
    path: "/investment-opportunity-in-south-dakota",
  };
});

export default function SouthDakota({ loaderData }: Route.ComponentProps) {
  const { earlier, offering, projects } = loaderData;
  const { minimumInvestment } = offering;
  const copy = useCopy(southDakota);
  const { generalCaution, market } = useCopy(offer);
  const classes = classesTexts(copy, projects);
  return (
    <>
      <SplitHero
        caption={copy.hero.caption}
        image={copy.hero.image}
        lead={leadOf(copy, projects, minimumInvestment)}
        minimumInvestment={minimumInvestment}
        note={generalCaution}
        title={copy.hero.title}
      />
      <ProjectCards ground="paper" projects={projects} title={projectsTitle(copy, projects)}>
        <EarlierFunding projects={earlier} />
        <p className="measure mt-8">{classes.text}</p>
        <p className="mt-3 flex flex-wrap gap-x-8">
          <TextLink href="#expert">{copy.classes.action}</TextLink>
          {classes.link && <TextLink to="/investor#return-classes">{classes.link}</TextLink>}
        </p>
      </ProjectCards>
      <Section className="grid-12 gap-y-10" ground="evergreen">
        <div className="col-span-full desktop:col-span-4">
          <h2>{copy.case.title}</h2>
          <p className="mt-4 text-quiet">{copy.case.note}</p>
          <WithheldContentNote className="mt-4" kind="sources" />
        </div>
        <ul className="col-span-full grid gap-x-column gap-y-8 tablet:grid-cols-2 desktop:col-span-8">
          {caseRows(copy, market, offering).map(({ text, title }) => (
            <li className="border-hairline border-t pt-5" key={title}>
              <h3>{title}</h3>
              <p className="mt-3 text-pretty">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Columns {...copy.risks} />
    </>
  );
}
