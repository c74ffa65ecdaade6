import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { fill } from "~/copy/copy.ts";
import { landing } from "~/copy/landing.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useSiteSettings } from "~/layout/use-site-settings.ts";
import { BottomForm } from "~/sections/bottom-form.tsx";
import { ReturnClasses } from "~/sections/class-table.tsx";
import { StatCards } from "~/sections/figures.tsx";
import { OfferingFacts } from "~/sections/offering-facts.tsx";
import { TeamRow } from "~/sections/people.tsx";
import { ProjectCards } from "~/sections/project-card.tsx";
import { InvestmentSteps } from "~/sections/titled-texts.tsx";
import { WrittenText } from "~/sections/written-text.tsx";
import { Accordion } from "~/ui/accordion.tsx";
import { DownloadRow } from "~/ui/download-row.tsx";
import { TextLink } from "~/ui/links.tsx";
import { Section } from "~/ui/section.tsx";
import type { ShownSection } from "./shown-sections.server.ts";

type Of<Kind extends ShownSection["kind"]> = Extract<ShownSection, { kind: Kind }>;

/** Section placed by an editor. Each kind adds the cautions that its content requires. */
export function LandingSectionView({ hasForm, section }: { hasForm: boolean; section: ShownSection }) {
  const copy = useCopy(landing);
  const lines = useCopy(offer);
  switch (section.kind) {
    case "class-table":
      return (
        <ReturnClasses
          actions={
            <>
              <TextLink to="/investor">{lines.returns.calculator}</TextLink>
              {hasForm && <TextLink href="#contact-form">{lines.returns.documents}</TextLink>}
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
function Text({ section: { html, title } }: { section: Of<"text"> }) {
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

function Units({ section: { stats, title } }: { section: Of<"units"> }) {
  const copy = useCopy(landing).units;
  const { units } = useCopy(offer);
  const date = formatDate(useSiteSettings().figuresAsOf);
  return (
    <Section lead={fill(units, { date })} title={title ?? copy.title}>
      <StatCards stats={stats} />
    </Section>
  );
}

function Download({ section: { file, isDeck, text, title } }: { section: Of<"download"> }) {
  const copy = useCopy(landing).download;
  return (
    <Section className="grid-12 items-center gap-y-6" ground="sand">
      <div className="col-span-full desktop:col-span-6">
        <h2>{title ?? copy.title}</h2>
        {text && <p className="measure mt-4">{text}</p>}
      </div>
      <div className="col-span-full desktop:col-span-5 desktop:col-start-8">
        <DownloadRow
          fileName={file.fileName}
          href={file.href}
          label={isDeck ? copy.deck : copy.file}
          size={formatFileSize(file.sizeBytes)}
        />
      </div>
    </Section>
  );
}
