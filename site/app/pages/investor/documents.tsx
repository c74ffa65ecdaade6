import type { Offering } from "~/content/model/offering.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { type Destination, TextLink } from "~/ui/links.tsx";
import { investor } from "~/words/investor.ts";
import { risks } from "~/words/risks.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import type { CalculatorInput } from "./calculator/calculator-input.ts";
import { askingAddress } from "./calculator/result-actions.tsx";
import { PageRows, PageSection } from "./page-section.tsx";

type DocumentWords = typeof investor.documents;

/** A document's version, as an editor keeps it: its date is ISO 8601. */
interface Version {
  changes: string;
  date: string;
  version: string;
}

interface RoomRow {
  action: string;
  destination: Destination;
  length: string;
  text: string;
  title: string;
  /** Absent for what is only sent when it is asked for. */
  version?: Version;
}

interface DocumentsProps {
  deck: Offering["deck"];
  input: CalculatorInput;
  /** Whether the page has the tax view, which the tax summary is. */
  withTax: boolean;
}

/** What can be published is here, without an account; the rest is asked for. */
export function Documents({ deck, input, withTax }: DocumentsProps) {
  const words = useWords(investor).documents;
  const riskWords = useWords(risks);
  const { tax } = useWords(investor).calculator;
  const onPage = (minutes: number) => `${words.online}, ${fill(words.section, { minutes })}`;
  const rows: RoomRow[] = [
    {
      action: words.download,
      destination: { download: true, href: deck.href },
      length: `${fill(words.file, { size: formatFileSize(deck.sizeBytes) })}, ${fill(words.pages, words.deck)}`,
      text: words.deck.text,
      title: fill(words.deck.title, deck),
      version: words.deck,
    },
    {
      action: words.read,
      destination: { href: "#risks" },
      length: onPage(minutesOf(riskWords.rows.map(({ text }) => text))),
      text: words.risks.text,
      title: words.risks.title,
      version: words.risks,
    },
    ...(withTax
      ? [
          {
            action: words.read,
            destination: { href: "#tax-view" },
            length: onPage(minutesOf([tax.dating, tax.assumption, tax.formula, ...tax.cautions])),
            text: words.tax.text,
            title: words.tax.title,
            version: words.tax,
          },
        ]
      : []),
    {
      action: words.read,
      destination: { href: "#what-you-would-sign" },
      length: onPage(minutesOf(words.papers.rows.map(({ text }) => text))),
      text: words.papers.text,
      title: words.papers.title,
      version: words.papers,
    },
    {
      action: words.ask,
      destination: { to: askingAddress(input, "memorandum") },
      length: words.onRequest,
      text: words.memorandum.text,
      title: words.memorandum.title,
    },
  ];
  return (
    <PageSection id="documents" lead={words.lead} title={words.title}>
      <ul className="border-hairline border-t">
        {rows.map((row) => (
          <DocumentRow key={row.title} row={row} words={words} />
        ))}
      </ul>
      <div className="mt-12 scroll-mt-6" id="what-you-would-sign">
        <h3 className="mb-4">{words.papers.title}</h3>
        <PageRows rows={words.papers.rows} />
        <p className="mt-4 text-quiet text-xs">{words.papers.note}</p>
      </div>
    </PageSection>
  );
}

function DocumentRow({ row, words }: { row: RoomRow; words: DocumentWords }) {
  const { action, destination, length, text, title, version } = row;
  return (
    <li className="grid gap-x-column gap-y-1 border-hairline border-b py-4 tablet:grid-cols-[5fr_4fr_auto] tablet:items-baseline">
      <div>
        <h3 className="font-sans font-semibold text-body tracking-normal">{title}</h3>
        <p className="text-quiet text-s">{text}</p>
      </div>
      <div className="text-quiet text-xs">
        <p>{length}</p>
        {version && (
          <>
            <p>{fill(words.version, { date: formatDate(version.date), version: version.version })}</p>
            <details>
              <summary className="min-h-6 underline decoration-1 underline-offset-run">
                {words.changed}
              </summary>
              <p>
                {fill(words.changes, {
                  date: formatDate(version.date),
                  sentence: version.changes,
                  version: version.version,
                })}
              </p>
            </details>
          </>
        )}
      </div>
      <p className="tablet:min-w-28 tablet:text-right">
        <TextLink {...destination} icon="none">
          {action}
          <span className="sr-only"> {title}</span>
        </TextLink>
      </p>
    </li>
  );
}

const wordsPerMinute = 200;

/** Minutes to read these texts, at least one. */
function minutesOf(texts: readonly string[]): number {
  const count = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  return Math.max(1, Math.round(count / wordsPerMinute));
}
