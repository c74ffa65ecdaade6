import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { type SearchHit, searchKinds, type TextPart } from "./search-document.ts";

/** Weighing reads every occurrence of every word, even in documents that lack another of the words. */
type HitOrder = "by weight" | "newest first";

const snippetWords = 32;

/** Control characters around what was looked for; no document holds any. */
const markStart = "\u0002";
const markEnd = "\u0003";

const foundRow = v.object({
  date: v.nullable(v.string()),
  extract: v.string(),
  id: v.number(),
  kind: v.picklist(searchKinds),
  summary: v.string(),
  title: v.string(),
  url: v.string(),
});

/** What FTS5 finds for an expression in its language. */
export function openRankedHits(database: DatabaseSync) {
  const counted = database.prepare(
    "SELECT count(*) AS total FROM (SELECT 1 FROM search_stems WHERE search_stems MATCH ? LIMIT ?)",
  );
  // A kind only filters: it weighs nothing. FTS5 makes extracts of none but the rows that it returns.
  const found = (order: string) =>
    database.prepare(`
    SELECT document.id, document.kind, document.url, document.date,
      highlight(search_stems, 1, '${markStart}', '${markEnd}') AS title,
      highlight(search_stems, 2, '${markStart}', '${markEnd}') AS summary,
      snippet(search_stems, 3, '${markStart}', '${markEnd}', '…', ${snippetWords}) AS extract
    FROM search_stems JOIN search_documents AS document ON document.id = search_stems.rowid
    WHERE search_stems MATCH ? ${order} LIMIT ?`);
  const statements = {
    "by weight": found("AND rank MATCH 'bm25(0.0, 10.0, 4.0, 1.0)' ORDER BY rank"),
    "newest first": found("ORDER BY search_stems.rowid DESC"),
  };
  const rows = (expression: string, order: HitOrder, limit: number) =>
    statements[order].all(expression, limit).map((row) => v.parse(foundRow, row));

  return {
    /** The best `limit`; before all others those that match `first`, which must be among what `expression` finds. */
    best(expression: string, first: string, order: HitOrder, limit: number): SearchHit[] {
      const preferred = rows(first, order, limit);
      const known = new Set(preferred.map(({ id }) => id));
      const others = preferred.length < limit ? rows(expression, order, limit) : [];
      return [
        // The title has said why it is here; now what it is about.
        ...preferred.map((row) => hitOf(row, row.summary || row.extract)),
        ...others.filter(({ id }) => !known.has(id)).map((row) => hitOf(row, tellingPart(row))),
      ].slice(0, limit);
    },
    /** The count of what matches; no further than `most` is looked, where it is given. */
    count: (expression: string, most = -1) => Number(counted.get(expression, most)?.total),
  };
}

type FoundRow = v.InferOutput<typeof foundRow>;

const tellingPart = ({ extract, summary }: FoundRow) =>
  summary.includes(markStart) || !extract.includes(markStart) ? summary : extract;

function hitOf({ date, kind, title, url }: FoundRow, snippet: string): SearchHit {
  return { date, kind, snippet: partsOf(snippet), title: partsOf(title), url };
}

/** Text with marks, cut into its runs. */
function partsOf(text: string): TextPart[] {
  return text
    .split(markStart)
    .flatMap((piece, index) => {
      if (index === 0) return [{ marked: false, text: piece }];
      const [found = "", ...rest] = piece.split(markEnd);
      return [
        { marked: true, text: found },
        { marked: false, text: rest.join("") },
      ];
    })
    .filter((part) => part.text !== "");
}
