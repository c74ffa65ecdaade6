import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { FeedPosition } from "../source/service/change-feed.server.ts";
import { type BuiltEntry, type PostText, postText } from "../source/site-types/site-type.ts";

/** An entry of the content service, and all that is to know of reading it. */
export interface Entry {
  readonly documentId: string;
  /** How often in a row it could not be read. */
  readonly failures: number;
  /** The last version that was good; null where there is none to show. */
  readonly built: BuiltEntry | null;
  /** What is wrong with it, a line each: for the editor, or until the next try. */
  readonly problems: readonly string[];
  /** When it is read again by itself, in milliseconds since 1970; null: not before it changes. */
  readonly retryAt: number | null;
  /** Fingerprint of what the service sent last. */
  readonly source: string;
  readonly type: string;
}

const json = v.pipe(v.string(), v.parseJson());
const bit = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

const entryRow = v.object({
  documentId: v.string(),
  failures: v.number(),
  hasText: bit,
  /** Whether the code that runs has built it. */
  isCurrent: bit,
  problems: v.pipe(json, v.array(v.string())),
  retryAt: v.nullable(v.number()),
  saved: v.nullable(json),
  source: v.string(),
  type: v.string(),
});
export type EntryRow = v.InferOutput<typeof entryRow>;

const positionValue = v.pipe(
  json,
  v.object({ epoch: v.string(), installation: v.optional(v.string()), revision: v.number() }),
);
const textValue = v.pipe(json, postText);

export type EntryTable = ReturnType<typeof openEntryTable>;

/** Entries, the texts of posts, and the position in the feed as `content.db` keeps them. */
export function openEntryTable(database: DatabaseSync, codeVersion: string) {
  const rows = database.prepare(`
    SELECT document_id AS documentId, failures, made_by = ? AS isCurrent, problems, retry_at AS retryAt, saved, source,
      type, EXISTS (SELECT 1 FROM texts WHERE texts.version = entries.version) AS hasText FROM entries`);
  const put = database.prepare(`
    INSERT OR REPLACE INTO entries (type, document_id, source, made_by, version, saved, problems, retry_at, failures)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const remove = database.prepare("DELETE FROM entries WHERE type = ? AND document_id = ?");
  const putText = database.prepare("INSERT OR IGNORE INTO texts (version, text) VALUES (?, ?)");
  const text = database.prepare("SELECT text FROM texts WHERE version = ?");
  const pruneTexts = database.prepare(
    "DELETE FROM texts WHERE version NOT IN (SELECT version FROM entries WHERE version IS NOT NULL)",
  );
  const putPosition = database.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES ('position', ?)");
  const removePosition = database.prepare("DELETE FROM meta WHERE name = 'position'");
  const position = database.prepare("SELECT value FROM meta WHERE name = 'position'");
  return {
    /** All entries; null for one that cannot be read. */
    rows: (): (EntryRow | null)[] =>
      rows.all(codeVersion).map((row) => {
        const parsed = v.safeParse(entryRow, row);
        return parsed.success ? parsed.output : null;
      }),

    put({ documentId, failures, built, problems, retryAt, source, type }: Entry): void {
      const saved = built && JSON.stringify(built.saved);
      const version = built?.version ?? null;
      const lines = JSON.stringify(problems);
      put.run(type, documentId, source, codeVersion, version, saved, lines, retryAt, failures);
      if (built?.text) putText.run(built.version, JSON.stringify(built.text));
    },

    remove: (type: string, documentId: string) => void remove.run(type, documentId),

    textOf(version: string): PostText | null {
      const parsed = v.safeParse(textValue, text.get(version)?.text);
      return parsed.success ? parsed.output : null;
    },

    /** Deletes texts that no entry shows. */
    pruneTexts: () => void pruneTexts.run(),

    position(): FeedPosition | null {
      const parsed = v.safeParse(positionValue, position.get()?.value);
      return parsed.success ? parsed.output : null;
    },

    putPosition(next: FeedPosition | null): void {
      if (next) putPosition.run(JSON.stringify(next));
      else removePosition.run();
    },
  };
}
