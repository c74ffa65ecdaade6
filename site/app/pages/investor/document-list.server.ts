import type { Deck, Offering } from "~/content/model/offering.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { type CopyEdits, fill, type TitledText, withEdits } from "~/copy/copy.ts";
import { documents } from "~/copy/documents.ts";
import { investor } from "~/copy/investor.ts";
import { investorTexts } from "~/copy/investor-texts.ts";
import { offer } from "~/copy/offer.ts";
import { risks } from "~/copy/risks.ts";

/** Row of the list of documents. */
export interface ListedDocument {
  action: string;
  /** URL of a published document. Documents without one are sent on request. */
  href?: string;
  isFile: boolean;
  length: string;
  text: string;
  title: string;
  version?: { changes?: string; name: string };
}

export interface DocumentList {
  changed: string;
  documents: readonly ListedDocument[];
  lead: string;
  papers: { note: string; rows: readonly TitledText[]; title: string };
  title: string;
}

/** Version as stated in the page copy. The date is ISO 8601. */
interface Version {
  changes: string;
  date: string;
  version: string;
}

const firstVersion = "1";
const wordsPerMinute = 200;

/** Returns the published documents and those on request. `withTax` adds the tax view. */
export function documentList({ deck }: Offering, withTax: boolean, copyEdits: CopyEdits): DocumentList {
  const copy = withEdits(documents, copyEdits);
  const { changed, lead, memorandum, papers, tax, title } = copy;
  const { tax: taxView } = withEdits(investor, copyEdits).calculator;
  const taxTexts = [
    withEdits(offer, copyEdits).taxBenefits.dating,
    taxView.assumption,
    taxView.formula,
    ...withEdits(investorTexts, copyEdits).tax.cautions,
  ];
  return {
    changed,
    documents: [
      ...(deck ? [ownFile(copy, deck)] : []),
      onPage(copy, copy.risks, "#risks", textsOf(withEdits(risks, copyEdits).rows)),
      ...(withTax ? [onPage(copy, tax, "#tax-view", taxTexts)] : []),
      { ...memorandum, action: copy.ask, isFile: false, length: copy.onRequest },
    ],
    lead,
    papers,
    title,
  };
}

function ownFile(copy: typeof documents, deck: Deck): ListedDocument {
  return {
    action: copy.download,
    href: deck.href,
    isFile: true,
    length: `${fill(copy.file, { size: formatFileSize(deck.sizeBytes) })}, ${fill(copy.pages, copy.deck)}`,
    text: copy.deck.text,
    title: fill(copy.deck.title, deck),
    version: versionOf(copy, copy.deck),
  };
}

const textsOf = (rows: readonly TitledText[]) => rows.flatMap(({ text, title }) => [title, text]);

/** Returns a row for a section of this page, with its reading time. */
function onPage(
  copy: typeof documents,
  { text, title, ...version }: Version & TitledText,
  href: string,
  texts: readonly string[],
): ListedDocument {
  const count = texts.reduce((sum, one) => sum + one.split(/\s+/).length, 0);
  const minutes = Math.max(1, Math.round(count / wordsPerMinute));
  return {
    action: copy.read,
    href,
    isFile: false,
    length: `${copy.online}, ${fill(copy.section, { minutes })}`,
    text,
    title,
    version: versionOf(copy, version),
  };
}

function versionOf(copy: typeof documents, { changes, date, version }: Version) {
  const values = { date: formatDate(date), version };
  return {
    name: fill(copy.version, values),
    ...(version !== firstVersion && { changes: fill(copy.changes, { ...values, sentence: changes }) }),
  };
}
