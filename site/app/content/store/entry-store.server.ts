import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { SearchDocument } from "../search/search-document.ts";
import { openSearchIndex, type SearchIndex, type SearchOptions } from "../search/search-index.server.ts";
import type { Bundle } from "../source/bundle.server.ts";
import type { FeedPosition } from "../source/service/change-feed.server.ts";
import { type MadeEntry, type PostText, postText, type Tools } from "../source/site-types/site-type.ts";
import { postsType, siteTypes } from "../source/site-types/site-types.ts";
import { inTransaction, isIndexDamage } from "./content-database.server.ts";

/** An entry of the content service, and all that is to know of reading it. */
export interface Entry {
  readonly documentId: string;
  /** How often in a row it could not be read. */
  readonly failures: number;
  /** The last version that was good; null where there is none to show. */
  readonly made: MadeEntry | null;
  /** What is wrong with it, a line each: for the editor, or until the next try. */
  readonly problems: readonly string[];
  /** When it is read again by itself, in milliseconds since 1970; null: not before it changes. */
  readonly retryAt: number | null;
  /** Fingerprint of what the service sent last. */
  readonly source: string;
  readonly type: string;
}

/** The list of a type is an entry of it too, under this id: its source says whether all of it has been read. */
export const listEntryId = "";
export const listWasRead = "read";

export interface Gone {
  readonly documentId: string;
  readonly gone: true;
  readonly type: string;
}

export type Outcome = Entry | Gone;

const entryRow = v.object({
  document_id: v.string(),
  failures: v.number(),
  has_text: v.number(),
  made_by: v.string(),
  problems: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  retry_at: v.nullable(v.number()),
  saved: v.nullable(v.pipe(v.string(), v.parseJson())),
  source: v.string(),
  type: v.string(),
});
const positionValue = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ epoch: v.string(), revision: v.number() }),
);
const textRow = v.object({ text: v.pipe(v.string(), v.parseJson(), postText) });

const noEntries: ReadonlyMap<string, Entry> = new Map();

type Log = (event: string, fields: Record<string, string>) => void;

export interface EntryStoreOptions {
  readonly bundle: Bundle;
  readonly database: DatabaseSync;
  readonly log: Log;
  /** Names the code: posts that other code made are made again. */
  readonly madeBy: string;
}

/**
 * All entries that were read of the content service: in memory, and in `content.db` with the search index for the next
 * start. What the disk refuses is shown all the same; the position on disk stays where it was then, so that the next
 * start reads again what was not written.
 */
export class EntryStore {
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #index: SearchIndex;
  readonly #options: EntryStoreOptions;
  readonly #statements: ReturnType<typeof statementsOf>;
  /** Texts that do not lie on disk: the bundle's, and those that it has refused. */
  readonly #texts: Map<string, PostText>;
  #isBehind = false;
  #position: FeedPosition | null = null;
  #problem: string | null = null;
  #revision = 0;

  private constructor(options: EntryStoreOptions) {
    this.#options = options;
    this.#statements = statementsOf(options.database);
    this.#index = openSearchIndex(options.database);
    const bundled = [...options.bundle.values()].flat();
    this.#texts = new Map(bundled.flatMap(({ text, version }) => (text ? [[version, text]] : [])));
  }

  /** Opens the store with what `content.db` holds; other types than posts are made again by the code that runs. */
  static async open(options: EntryStoreOptions, tools: Omit<Tools, "report">): Promise<EntryStore> {
    const store = new EntryStore(options);
    await store.#load({ ...tools, report: () => {} });
    store.pruneTexts();
    store.#try(() => {
      for (const type of siteTypes.keys()) if (!store.#isServices(type)) store.#indexAll(type);
    });
    return store;
  }

  /** Up to which change the service has been followed; null without a feed. */
  get position(): FeedPosition | null {
    return this.#position;
  }

  /** What the disk refuses to take, in SQLite's words; null while it takes all. */
  get problem(): string | null {
    return this.#problem;
  }

  /** Another number after each change of an entry. */
  get revision(): number {
    return this.#revision;
  }

  all(): Entry[] {
    return Array.from(this.#entries.values(), (entries) => [...entries.values()]).flat();
  }

  of(type: string): ReadonlyMap<string, Entry> {
    return this.#entries.get(type) ?? noEntries;
  }

  /** Whether the list of a type has been read to its end once: until then there may be others. */
  wasRead(type: string): boolean {
    return this.of(type).get(listEntryId)?.source === listWasRead;
  }

  /** What is shown of a type: what the service has given, or else what the site brings along. */
  shown(type: string): readonly MadeEntry[] {
    if (!this.#isServices(type)) return this.#options.bundle.get(type) ?? [];
    return [...this.of(type).values()].flatMap(({ made }) => made ?? []);
  }

  textOf(version: string): PostText | null {
    const written = v.safeParse(textRow, this.#statements.text.get(version));
    return written.success ? written.output.text : (this.#texts.get(version) ?? null);
  }

  search(query: string, options: SearchOptions) {
    return this.#withWholeIndex(() => this.#index.search(query, options));
  }

  /**
   * Replaces these entries, on disk in one transaction together with the position up to which they stand; without one
   * it stays as it was.
   */
  replace(outcomes: readonly Outcome[], position: FeedPosition | null = this.#position): void {
    const before = new Map(outcomes.map((one) => [one, this.of(one.type).get(one.documentId)]));
    const wereServices = new Map(outcomes.map(({ type }) => [type, this.#isServices(type)]));
    for (const outcome of outcomes) {
      this.#remember(outcome);
      this.#logProblems(outcome, before.get(outcome));
    }
    this.#position = position;
    this.#revision += outcomes.length;
    const isWritten = this.#try(() =>
      this.#withWholeIndex(() =>
        inTransaction(this.#options.database, () => {
          for (const [outcome, old] of before) this.#write(outcome, old);
          for (const [type, was] of wereServices) if (was !== this.#isServices(type)) this.#indexAll(type);
          if (!this.#isBehind) this.#statements.putMeta("position", position && JSON.stringify(position));
        }),
      ),
    );
    if (isWritten) return;
    this.#isBehind = true;
    for (const outcome of outcomes) {
      if (!("gone" in outcome) && outcome.made?.text) {
        this.#texts.set(outcome.made.version, outcome.made.text);
      }
    }
  }

  /** Deletes texts that no entry shows. A page that is just being made may still ask for one of a moment ago. */
  pruneTexts(): void {
    this.#try(() => this.#statements.pruneTexts.run());
  }

  /** Whether the service has given anything of the type, were it an empty list. */
  #isServices(type: string): boolean {
    if (this.wasRead(type)) return true;
    for (const { made } of this.of(type).values()) if (made) return true;
    return false;
  }

  #remember(outcome: Outcome): void {
    const entries = this.#entries.get(outcome.type) ?? new Map<string, Entry>();
    this.#entries.set(outcome.type, entries);
    if ("gone" in outcome) entries.delete(outcome.documentId);
    else {
      const made = outcome.made && { ...outcome.made, text: null };
      entries.set(outcome.documentId, { ...outcome, made });
    }
  }

  /** What an editor has to correct is logged once. */
  #logProblems(outcome: Outcome, before: Entry | undefined): void {
    if ("gone" in outcome || outcome.retryAt !== null) return;
    for (const reason of outcome.problems) {
      if (!before?.problems.includes(reason)) this.#options.log("content.entry-left-out", { reason });
    }
  }

  #write(outcome: Outcome, before: Entry | undefined): void {
    const { documentId, type } = outcome;
    const made = "gone" in outcome ? null : outcome.made;
    if ("gone" in outcome) this.#statements.deleteEntry.run(type, documentId);
    else this.#statements.putEntry(outcome, this.#options.madeBy);
    if (made?.text) this.#statements.putText.run(made.version, JSON.stringify(made.text));
    if (made?.version === before?.made?.version) return;
    const key = keyOf(type, documentId);
    const document = made?.searchDocument(made.text ?? this.textOf(made.version));
    if (document) this.#index.put([{ ...document, key }]);
    else this.#index.remove([key]);
  }

  /** Makes what is shown of the type all that can be found of it. */
  #indexAll(type: string): void {
    const kind = siteTypes.get(type)?.searchKind;
    if (kind) this.#index.replace(kind, [...this.#documentsOf(type)]);
  }

  *#documentsOf(type: string): Generator<SearchDocument> {
    const entries = this.#isServices(type)
      ? Array.from(this.of(type), ([documentId, { made }]) => [documentId, made] as const)
      : (this.#options.bundle.get(type) ?? []).map((made, index) => [`bundled ${index}`, made] as const);
    for (const [documentId, made] of entries) {
      const document = made?.searchDocument(this.textOf(made.version));
      if (document) yield { ...document, key: keyOf(type, documentId) };
    }
  }

  /** Does `work` again with an index made of the documents, where it finds the index damaged. */
  #withWholeIndex<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (!isIndexDamage(error)) throw error;
      this.#index.rebuild();
      return work();
    }
  }

  /** Where the disk does not take it, that is this store's problem, and nobody else's. */
  #try(work: () => void): boolean {
    try {
      work();
      this.#problem = null;
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
    }
    return this.#problem === null;
  }

  async #load(tools: Tools): Promise<void> {
    let isComplete = true;
    const rows = this.#statements.entries().map(async (row) => {
      const parsed = v.safeParse(entryRow, row);
      const entry = parsed.success ? await this.#entryOf(parsed.output, tools) : null;
      if (entry) this.#remember(entry);
      else isComplete = false;
    });
    await Promise.all(rows);
    const position = v.safeParse(positionValue, this.#statements.meta("position"));
    // What cannot be read of the file is read of the service again, which is asked for everything then.
    this.#position = position.success && isComplete ? position.output : null;
  }

  async #entryOf(row: v.InferOutput<typeof entryRow>, tools: Tools): Promise<Entry | null> {
    const { document_id: documentId, failures, problems, saved, source, type } = row;
    const siteType = siteTypes.get(type);
    if (!siteType) return null;
    const made = saved === null ? null : await siteType.restore(saved, tools).catch(() => null);
    if (made && siteType === postsType && !row.has_text) return null;
    const isOld =
      siteType === postsType && documentId !== listEntryId && row.made_by !== this.#options.madeBy;
    const isUnmade = made === null && saved !== null;
    const isWaiting = row.retry_at !== null && problems.length > 0;
    // What failed is tried at once by a new start.
    const retryAt = isOld || isUnmade || isWaiting ? 0 : row.retry_at;
    return { documentId, failures, made, problems, retryAt, source, type };
  }
}

const keyOf = (type: string, documentId: string) => `${type} ${documentId}`;

function statementsOf(database: DatabaseSync) {
  const putEntry = database.prepare(`
    INSERT OR REPLACE INTO entries (type, document_id, source, made_by, version, saved, problems, retry_at, failures)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const entries = database.prepare(`
    SELECT *, EXISTS (SELECT 1 FROM texts WHERE texts.version = entries.version) AS has_text FROM entries`);
  const putMeta = database.prepare("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)");
  const deleteMeta = database.prepare("DELETE FROM meta WHERE name = ?");
  const meta = database.prepare("SELECT value FROM meta WHERE name = ?");
  return {
    deleteEntry: database.prepare("DELETE FROM entries WHERE type = ? AND document_id = ?"),
    entries: () => entries.all(),
    meta: (name: string) => meta.get(name)?.value,
    pruneTexts: database.prepare(
      "DELETE FROM texts WHERE version NOT IN (SELECT version FROM entries WHERE version IS NOT NULL)",
    ),
    putEntry({ documentId, failures, made, problems, retryAt, source, type }: Entry, madeBy: string) {
      const saved = made && JSON.stringify(made.saved);
      const version = made?.version ?? null;
      const lines = JSON.stringify(problems);
      putEntry.run(type, documentId, source, madeBy, version, saved, lines, retryAt, failures);
    },
    putMeta(name: string, value: string | null) {
      if (value === null) deleteMeta.run(name);
      else putMeta.run(name, value);
    },
    putText: database.prepare("INSERT OR IGNORE INTO texts (version, text) VALUES (?, ?)"),
    text: database.prepare("SELECT text FROM texts WHERE version = ?"),
  };
}
