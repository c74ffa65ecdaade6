import type { Deck, Offering } from "~/content/model/offering.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { type CopyEdits, fill, type TitledText, withEdits } from "~/copy/copy.ts";
import { documents } from "~/copy/documents.ts";

/** Row of the list of documents. */
interface ListedDocument {
  action: string;
  /** URL of a published file. Documents without one are sent on request. */
  href?: string;
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

const firstVersion = "1";

/** Returns the published deck and the documents on request. */
export function documentList({ deck }: Pick<Offering, "deck">, copyEdits: CopyEdits): DocumentList {
  const copy = withEdits(documents, copyEdits);
  const { changed, lead, memorandum, papers, title } = copy;
  return {
    changed,
    documents: [
      ...(deck ? [ownFile(copy, deck)] : []),
      { ...memorandum, action: copy.ask, length: copy.onRequest },
    ],
    lead,
    papers,
    title,
  };
}

function ownFile(copy: typeof documents, deck: Deck): ListedDocument {
  const { changes, date, pages, minutes, text, title, version } = copy.deck;
  const values = { date: formatDate(date), version };
  const size = formatFileSize(deck.sizeBytes);
  return {
    action: copy.download,
    href: deck.href,
    length: `${fill(copy.file, { size })}, ${fill(copy.pages, { minutes, pages })}`,
    text,
    title,
    version: {
      name: fill(copy.version, values),
      ...(version !== firstVersion && { changes: fill(copy.changes, { ...values, sentence: changes }) }),
    },
  };
}
