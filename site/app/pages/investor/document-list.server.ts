import type { Deck, Offering } from "~/content/model/offering.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { type CopyEdits, fill, withEdits } from "~/copy/copy.ts";
import { documents } from "~/copy/documents.ts";

/** Row of the list of documents. */
interface ListedDocument {
  action: string;
  /** URL of a published file; undefined for a document that is sent on request. */
  href?: string;
  length: string;
  text: string;
  title: string;
  version?: { changes?: string; name: string };
}

export type DocumentList = ReturnType<typeof documentList>;

const firstVersion = "1";

/** Returns the copy of the section on documents, with a row for the published deck and one for the memorandum. */
export function documentList({ deck }: Pick<Offering, "deck">, copyEdits: CopyEdits) {
  const copy = withEdits(documents, copyEdits);
  const { changed, lead, memorandum, papers, title } = copy;
  const listed: readonly ListedDocument[] = [
    ...(deck ? [deckRow(copy, deck)] : []),
    { ...memorandum, action: copy.ask, length: copy.onRequest },
  ];
  return { changed, documents: listed, lead, papers, title };
}

function deckRow(copy: typeof documents, deck: Deck): ListedDocument {
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
