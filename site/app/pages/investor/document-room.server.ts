import type { Deck, Offering } from "~/content/model/offering.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { edited, fill, type TitledText, type WordEdits } from "~/copy/copy.ts";
import { documents } from "~/copy/documents.ts";
import { investor } from "~/copy/investor.ts";
import { investorTexts } from "~/copy/investor-texts.ts";
import { offer } from "~/copy/offer.ts";
import { risks } from "~/copy/risks.ts";

/** Document with the copy of its row. */
export interface RoomDocument {
  action: string;
  /** URL if published; absent if sent on request. */
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

/** Version from the copy; its date is ISO 8601. */
interface Version {
  changes: string;
  date: string;
  version: string;
}

const wordsPerMinute = 200;

/** Returns the published documents and those on request. `withTax` adds the tax view. */
export function documentRoom({ deck }: Offering, withTax: boolean, wordEdits: WordEdits): DocumentRoom {
  const words = edited(documents, wordEdits);
  const { changed, lead, memorandum, papers, tax, title } = words;
  const { tax: taxView } = edited(investor, wordEdits).calculator;
  const taxTexts = [
    edited(offer, wordEdits).taxBenefits.dating,
    taxView.assumption,
    taxView.formula,
    ...edited(investorTexts, wordEdits).tax.cautions,
  ];
  return {
    changed,
    documents: [
      ...(deck ? [ownFile(words, deck)] : []),
      onPage(words, words.risks, "#risks", textsOf(edited(risks, wordEdits).rows)),
      ...(withTax ? [onPage(words, tax, "#tax-view", taxTexts)] : []),
      onPage(words, papers, "#what-you-would-sign", textsOf(papers.rows)),
      { ...memorandum, action: words.ask, isFile: false, length: words.onRequest },
    ],
    lead,
    papers: { note: papers.note, rows: papers.rows, title: papers.title },
    title,
  };
}

function ownFile(words: typeof documents, deck: Deck): RoomDocument {
  return {
    action: words.download,
    href: deck.href,
    isFile: true,
    length: `${fill(words.file, { size: formatFileSize(deck.sizeBytes) })}, ${fill(words.pages, words.deck)}`,
    text: words.deck.text,
    title: fill(words.deck.title, deck),
    version: versionOf(words, words.deck),
  };
}

const textsOf = (rows: readonly TitledText[]) => rows.flatMap(({ text, title }) => [title, text]);

/** Returns a document that is a section of the page, with its reading time. */
function onPage(
  words: typeof documents,
  { text, title, ...version }: Version & TitledText,
  href: string,
  texts: readonly string[],
): RoomDocument {
  const count = texts.reduce((sum, one) => sum + one.split(/\s+/).length, 0);
  const minutes = Math.max(1, Math.round(count / wordsPerMinute));
  return {
    action: words.read,
    href,
    isFile: false,
    length: `${words.online}, ${fill(words.section, { minutes })}`,
    text,
    title,
    version: versionOf(words, version),
  };
}

function versionOf(words: typeof documents, { changes, date, version }: Version) {
  const values = { date: formatDate(date), version };
  return {
    changes: fill(words.changes, { ...values, sentence: changes }),
    name: fill(words.version, values),
  };
}
