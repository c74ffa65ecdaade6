import { Fragment } from "react";
import { contentOf } from "~/content/content-context.server.ts";
import { landingPageAt, landingPath } from "~/content/model/landing-page.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { landing } from "~/copy/landing.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { FormLinkBar } from "~/layout/form-link-bar.tsx";
import { PageBanner } from "~/layout/page-banner.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ReturnClasses } from "~/sections/class-table.tsx";
import { StatCards } from "~/sections/figures.tsx";
import { OfferingFacts } from "~/sections/offering-facts.tsx";
import { TeamRow } from "~/sections/people.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { SplitHero } from "~/sections/split-hero.tsx";
import { InvestmentSteps } from "~/sections/titled-texts.tsx";
import { WrittenText } from "~/sections/written-text.tsx";
import { missingPage } from "~/seo/missing-page.server.ts";
import { landingCard, metaFromData } from "~/seo/page-meta.ts";
import { Accordion } from "~/ui/accordion.tsx";
import { DownloadRow } from "~/ui/download-row.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import type { Route } from "./+types/route.ts";
import { type ShownSection, shownSections } from "./shown-sections.server.ts";

export { leadClientAction as clientAction } from "~/leads/form/lead-client-action.ts";
export { leadAction as action, leadHeaders as headers } from "~/leads/intake/lead-action.server.ts";

export const handle = {
  omitsFooterForm: (data: { sections: readonly ShownSection[] } | undefined) =>
    data?.sections.at(-1)?.kind === "form",
};

/** Campaign page. This route also matches other single-segment paths; `missingPage` redirects those. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = contentOf(context);
  const page = landingPageAt(content.landingPages, url.pathname);
  if (!page) throw missingPage(context, url);
  const { description, hero, searchTitle, sharedPicture, slug } = page;
  return {
    minimumInvestment: content.offering.minimumInvestment,
    page: { description, hero, searchTitle, sharedPicture, slug },
    sections: shownSections(page, content),
  };
}

export const meta = metaFromData<typeof loader>(({ page }, site) => ({
  card: landingCard(page, site.settings),
  description: page.description,
  keywords: withEdits(landing, site.copyEdits).meta.keywords,
  path: landingPath(page.slug),
  title: page.searchTitle,
}));

/** Sections about money. A page with one of them and a form has the bar that links to the form on phones. */
const moneyKinds: ReadonlySet<ShownSection["kind"]> = new Set(["class-table", "facts", "projects", "steps"]);

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { page, sections } = loaderData;
  const hasForm = sections.some(({ kind }) => kind === "form");
  const heroFieldId = page.hero.withForm ? "expert-name" : null;
  const formFieldId = hasForm ? "bottom-name" : heroFieldId;
  // The key resets the form when another campaign page opens.
  return (
    <Fragment key={page.slug}>
      <Hero {...loaderData} />
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ID and never change order.
        <LandingSectionView hasForm={hasForm} key={index} section={section} />
      ))}
      {formFieldId && sections.some(({ kind }) => moneyKinds.has(kind)) && (
        <FormLinkBar fieldId={formFieldId} />
      )}
    </Fragment>
  );
}

/** Title, with the form if chosen. Shows the risk note unless a section with targets shows its own caution. */
function Hero({ minimumInvestment, page, sections }: Route.ComponentProps["loaderData"]) {
  const { caption, image, lead, title, withForm } = page.hero;
  const { generalCaution } = useCopy(offer);
  const note = sections.some(({ kind }) => kind === "class-table" || kind === "facts")
    ? undefined
    : generalCaution;
  const copy = { lead, title, ...(caption && { caption }), ...(note && { note }) };
  if (withForm) {
    return (
      <SplitHero
        {...copy}
        {...(image ? { image } : { drawing: null })}
        minimumInvestment={minimumInvestment}
      />
    );
  }
  if (image) return <PageBanner {...copy} image={image} />;
  return (
    <header className="wrap pt-head">
      <h1>{title}</h1>
      {lead && <p className="measure mt-6 text-lead">{lead}</p>}
      {note && <p className="measure-note mt-4 text-quiet text-xs">{note}</p>}
    </header>
  );
}

type SectionOf<Kind extends ShownSection["kind"]> = Extract<ShownSection, { kind: Kind }>;

/** Section placed by an editor. Each kind adds the cautions that its content requires. */
function LandingSectionView({ hasForm, section }: { hasForm: boolean; section: ShownSection }) {
  const copy = useCopy(landing);
  const { returns } = useCopy(offer);
  switch (section.kind) {
    case "class-table":
      return (
        <ReturnClasses
          actions={
            <>
              <TextLink to="/investor">{returns.calculator}</TextLink>
              {hasForm && <TextLink href="#contact-form">{returns.documents}</TextLink>}
            </>
          }
          classes={section.returnClasses}
          {...(section.title && { title: section.title })}
        />
      );
    case "download":
      return <Download section={section} />;
    case "facts":
      return <OfferingFacts facts={section.facts} />;
    case "form":
      return <BottomForm text={section.text ?? copy.form.text} title={section.title ?? copy.form.title} />;
    case "projects":
      return <ProjectCards projects={section.projects} title={section.title ?? copy.projects} />;
    case "questions":
      return (
        <Section title={section.title ?? copy.questions}>
          <Accordion
            items={section.questions.map(({ answer, question }) => ({
              content: <p>{answer}</p>,
              title: question,
            }))}
          />
        </Section>
      );
    case "steps":
      return (
        <InvestmentSteps minimumInvestment={section.minimumInvestment} title={section.title ?? undefined} />
      );
    case "team":
      return (
        <Section title={section.title ?? copy.team}>
          <TeamRow team={section.team} />
        </Section>
      );
    case "text":
      return <Text section={section} />;
    case "units":
      return <Units section={section} />;
  }
}

/** Text as wide as that of a post, with a margin for captions. */
function Text({ section: { html, title } }: { section: SectionOf<"text"> }) {
  return (
    <Section title={title ?? undefined}>
      <div className="grid-12">
        <div className="@container col-span-full *:[--post-margin:calc((100cqi+var(--spacing-column))*3/7)] desktop:col-span-7 desktop:col-start-4">
          <WrittenText html={html} />
        </div>
      </div>
    </Section>
  );
}

function Units({ section: { stats, title } }: { section: SectionOf<"units"> }) {
  const copy = useCopy(landing).units;
  const { unitsCaution } = useCopy(offer);
  const date = formatDate(useSiteSettings().figuresAsOf);
  return (
    <Section lead={fill(unitsCaution, { date })} title={title ?? copy.title}>
      <StatCards stats={stats} />
    </Section>
  );
}

function Download({ section: { file, isDeck, text, title } }: { section: SectionOf<"download"> }) {
  const copy = useCopy(landing).download;
  return (
    <Section className="grid-12 items-center gap-y-6" ground="sand">
      <div className="col-span-full desktop:col-span-6">
        <h2>{title ?? copy.title}</h2>
        {text && <p className="measure mt-4">{text}</p>}
      </div>
      <div className="col-span-full desktop:col-span-5 desktop:col-start-8">
        <DownloadRow {...file} label={isDeck ? copy.deck : copy.file} size={formatFileSize(file.sizeBytes)} />
      </div>
    </Section>
  );
}
