import type { Deck, Offering } from "~/content/model/offering.ts";
import { formatDate, formatFileSize } from "~/content/model/wording/format.ts";
import { type CopyEdits, fill, withEdits } from "~/copy/copy.ts";
import { documents } from "~/copy/documents.ts";

export type DocumentList = ReturnType<typeof documentList>;

const firstVersion = "1";

/** Returns the copy of the section on documents, with rows for the deck, if one is published, and the memorandum. */
export function documentList({ deck }: Pick<Offering, "deck">, copyEdits: CopyEdits) {
  const copy = withEdits(documents, copyEdits);
  const { changed, lead, memorandum, papers, title } = copy;
  const memorandumRow = {
    ...memorandum,
    action: copy.ask,
    href: undefined,
    fileNote: copy.onRequest,
    version: undefined,
  };
  const rows = deck ? [deckRow(copy, deck), memorandumRow] : [memorandumRow];
  return { changed, lead, papers, rows, title };
}

function deckRow(copy: typeof documents, deck: Deck) {
  const { changes, date, pages, minutes, text, title, version } = copy.deck;
  const values = { date: formatDate(date), version };
  const size = formatFileSize(deck.sizeBytes);
  return {
    action: copy.download,
    href: deck.href,
    fileNote: `${fill(copy.file, { size })}, ${fill(copy.pages, { minutes, pages })}`,
    text,
    title,
    version: {
      changes: version === firstVersion ? undefined : fill(copy.changes, { ...values, sentence: changes }),
      name: fill(copy.version, values),
    },
  };
}
