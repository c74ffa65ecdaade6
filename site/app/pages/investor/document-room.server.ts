import type { Deck, Offering } from "~/content/model/offering.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { documents } from "~/words/documents.ts";
import { investor } from "~/words/investor.ts";
import { investorTexts } from "~/words/investor-texts.ts";
import { offer } from "~/words/offer.ts";
import { risks } from "~/words/risks.ts";
import { fill, type TitledText } from "~/words/words.ts";

/** A document of the room, in the words that stand there. */
export interface RoomDocument {
  action: string;
  /** Where a published one is; absent for what is sent when it is asked for. */
  href?: string;
  isFile: boolean;
  length: string;
  text: string;
  title: string;
  version?: { changes: string; name: string };
}

export interface DocumentRoom {
  changed: string;
  documents: readonly RoomDocument[];
  lead: string;
  papers: { note: string; rows: readonly TitledText[]; title: string };
  title: string;
}

/** A version as an editor keeps it: its date is ISO 8601. */
interface Version {
  changes: string;
  date: string;
  version: string;
}

const wordsPerMinute = 200;

/** What can be published is here, without an account; the rest is asked for. `withTax`: the page has the tax view. */
export function documentRoom({ deck }: Offering, withTax: boolean): DocumentRoom {
  const { changed, lead, memorandum, papers, tax, title } = documents;
  const { tax: taxView } = investor.calculator;
  const taxTexts = [
    offer.taxBenefits.dating,
    taxView.assumption,
    taxView.formula,
    ...investorTexts.tax.cautions,
  ];
  return {
    changed,
    documents: [
      ...(deck ? [ownFile(deck)] : []),
      onPage(documents.risks, "#risks", textsOf(risks.rows)),
      ...(withTax ? [onPage(tax, "#tax-view", taxTexts)] : []),
      onPage(papers, "#what-you-would-sign", textsOf(papers.rows)),
      { ...memorandum, action: documents.ask, isFile: false, length: documents.onRequest },
    ],
    lead,
    papers: { note: papers.note, rows: papers.rows, title: papers.title },
    title,
  };
}

function ownFile(deck: Deck): RoomDocument {
  return {
    action: documents.download,
    href: deck.href,
    isFile: true,
    length: `${fill(documents.file, { size: formatFileSize(deck.sizeBytes) })}, ${fill(documents.pages, documents.deck)}`,
    text: documents.deck.text,
    title: fill(documents.deck.title, deck),
    version: versionOf(documents.deck),
  };
}

const textsOf = (rows: readonly TitledText[]) => rows.flatMap(({ text, title }) => [title, text]);

/** A document that is a section of the page, with the minutes that its texts take to read. */
function onPage(
  { text, title, ...version }: Version & TitledText,
  href: string,
  texts: readonly string[],
): RoomDocument {
  const count = texts.reduce((sum, one) => sum + one.split(/\s+/).length, 0);
  const minutes = Math.max(1, Math.round(count / wordsPerMinute));
  return {
    action: documents.read,
    href,
    isFile: false,
    length: `${documents.online}, ${fill(documents.section, { minutes })}`,
    text,
    title,
    version: versionOf(version),
  };
}

function versionOf({ changes, date, version }: Version) {
  const values = { date: formatDate(date), version };
  return {
    changes: fill(documents.changes, { ...values, sentence: changes }),
    name: fill(documents.version, values),
  };
}
