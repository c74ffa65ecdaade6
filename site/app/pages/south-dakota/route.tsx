import { contentOf } from "~/content/content-context.server.ts";
import { isInSouthDakota } from "~/content/model/wording/places.ts";
import { edited } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { southDakota } from "~/copy/south-dakota.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { PhoneBar } from "~/layout/phone-bar.tsx";
import { WithheldContentNote } from "~/layout/withheld-content-note.tsx";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ReturnClasses } from "~/sections/class-table.tsx";
import { FactsStrip } from "~/sections/figures.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { Columns, InvestmentSteps, TopicRows } from "~/sections/titled-texts.tsx";
import { metaOf } from "~/seo/page-meta.ts";
import { TextLink } from "~/ui/links.tsx";
import type { Route } from "./+types/route.ts";
import { caseRows, descriptionOf, factsOf, figuresCaution, leadOf, projectsTitle } from "./wording.ts";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = { endsInForm: true };

export function loader({ context }: Route.LoaderArgs) {
  const { offering, projects } = contentOf(context);
  return { offering, projects: projects.filter(isInSouthDakota) };
}

export const meta = metaOf<typeof loader>(({ projects }, { copyEdits }) => {
  const { meta } = edited(southDakota, copyEdits);
  return {
    ...meta,
    description: descriptionOf(meta.description, projects),
    path: "/investment-opportunity-in-south-dakota",
  };
});

export default function SouthDakota({ loaderData }: Route.ComponentProps) {
  const { offering, projects } = loaderData;
  const { minimumInvestment, returnClasses } = offering;
  const copy = useCopy(southDakota);
  const lines = useCopy(offer);
  return (
    <>
      <SplitHero
        caption={copy.figures.pictureCaption}
        image={copy.hero.image}
        lead={leadOf(copy, projects)}
        minimumInvestment={minimumInvestment}
        title={copy.hero.title}
      />
      <FactsStrip
        caution={figuresCaution(copy.figures, lines, offering)}
        facts={factsOf(copy.figures, offering)}
      />
      <WithheldContentNote className="wrap pt-4" of="sources" />
      <TopicRows note={copy.case.note} rows={caseRows(copy.case, offering)} title={copy.case.title} />
      <ProjectCards projects={projects} title={projectsTitle(copy, projects)} />
      <ReturnClasses
        actions={<TextLink to="/investor">{lines.returns.howInvestingWorks}</TextLink>}
        classes={returnClasses}
      />
      <Columns {...copy.risks} />
      <InvestmentSteps minimumInvestment={minimumInvestment} />
      <BottomForm {...copy.bottomForm} />
      <PhoneBar field="bottom-name" />
    </>
  );
}
