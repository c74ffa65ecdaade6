import type { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../reason.ts";
import { pageDocuments } from "../search/documents.ts";
import type { IndexedDocument } from "../search/search-document.ts";
import { openSearchIndex, type SearchIndex, type SearchOptions } from "../search/search-index.server.ts";
import type { Bundle } from "../source/bundle.server.ts";
import type { FeedPosition } from "../source/service/change-feed.server.ts";
import { launchType } from "../source/site-types/single-types.ts";
import type { BuiltEntry, PostText, SiteType, Tools } from "../source/site-types/site-type.ts";
import {
  neededTypes,
  newslettersType,
  pagesType,
  pageTextsType,
  postsType,
  siteTypes,
} from "../source/site-types/site-types.ts";
import { inTransaction, isIndexDamage } from "./content-database.server.ts";
import { type Entry, type EntryRow, type EntryTable, openEntryTable } from "./entry-table.server.ts";
import { isTurnedLive, type SnapshotSource, wordEditsOf } from "./snapshot.server.ts";

/** The list of a type is an entry of it too, under this id; its source says one of the two things below. */
export const listEntryId = "";
export const listWasRead = "read";
/** The service does not have the type, or not for the site. */
export const listIsLacking = "lacking";

interface Gone {
  readonly documentId: string;
  readonly gone: true;
  readonly type: string;
}

export type Outcome = Entry | Gone;

const noEntries: ReadonlyMap<string, Entry> = new Map();

interface EntryStoreOptions {
  readonly bundle: Bundle;
  readonly database: DatabaseSync;
  readonly log: (event: string, fields: Record<string, string>) => void;
  /** Posts that another version built are built again. */
  readonly codeVersion: string;
}

/**
 * All entries that were read of the content service, in memory and in `content.db`, with the search index. What the disk
 * refuses is shown all the same; the position on disk stays where it was, so that the next start reads it again.
 */
export class EntryStore implements SnapshotSource {
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #index: SearchIndex;
  readonly #options: EntryStoreOptions;
  readonly #table: EntryTable;
  /** Texts that are not on disk: the bundle's, and those that the disk refused. */
  readonly #texts: Map<string, PostText>;
  #isBehind = false;
  #position: FeedPosition | null = null;
  #problem: string | null = null;
  #revision = 0;

  private constructor(options: EntryStoreOptions) {
    this.#options = options;
    this.#table = openEntryTable(options.database, options.codeVersion);
    this.#index = openSearchIndex(options.database);
    const bundled = [...options.bundle.values()].flat();
    this.#texts = new Map(bundled.flatMap(({ text, version }) => (text ? [[version, text]] : [])));
  }

  /** Opens the store with what `content.db` holds; other types than posts are built again by the code that runs. */
  static async open(options: EntryStoreOptions, tools: Omit<Tools, "report">): Promise<EntryStore> {
    const store = new EntryStore(options);
    await store.#load({ ...tools, report: () => {} });
    store.pruneTexts();
    store.#try(() => {
      for (const { name, searchKind } of siteTypes.values()) {
        if (!store.#comesFromService(name) || searchKind === "page") store.#indexAll(name);
      }
    });
    return store;
  }

  /** In the change feed; null without one. */
  get position(): FeedPosition | null {
    return this.#position;
  }

  /** Why the disk refuses to take a change, in SQLite's words; null while it takes all. */
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

  /** Whether the list of a type has been read to its end once, or its only entry: until then there may be others. */
  wasRead(type: string): boolean {
    const isListed = this.of(type).get(listEntryId)?.source === listWasRead;
    return isListed && (!siteTypes.get(type)?.isSingle || this.#hasBuilt(type));
  }

  /** Whether every type that pages need has been read once, or is one that the service lacks. */
  get isWhole(): boolean {
    const mayLack = (type: SiteType) => this.#position === null || !neededTypes.includes(type);
    return [...siteTypes.values()].every(
      (type) =>
        type === newslettersType ||
        this.wasRead(type.name) ||
        (mayLack(type) && this.of(type.name).get(listEntryId)?.source === listIsLacking),
    );
  }

  /** Whether all of a type is there: its list has been read to its end, or is bundled. */
  isComplete(type: string): boolean {
    return this.wasRead(type) || this.#options.bundle.has(type);
  }

  /** What the service has given of a type, or else what the site brings along. */
  published(type: string): readonly BuiltEntry[] {
    if (!this.#comesFromService(type)) return this.#options.bundle.get(type) ?? [];
    return [...this.of(type).values()].flatMap(({ built }) => built ?? []);
  }

  textOf(version: string): PostText | null {
    return this.#table.textOf(version) ?? this.#texts.get(version) ?? null;
  }

  search(query: string, options: SearchOptions) {
    return this.#withWholeIndex(() => this.#index.search(query, options));
  }

  /** Replaces these entries, on disk in one transaction with the position up to which they stand. */
  replace(outcomes: readonly Outcome[], position: FeedPosition | null = this.#position): void {
    const before = new Map(outcomes.map((one) => [one, this.of(one.type).get(one.documentId)]));
    const cameFromService = new Map(outcomes.map(({ type }) => [type, this.#comesFromService(type)]));
    const wasLive = this.#isLive;
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
          if (outcomes.some(({ type }) => type === pageTextsType.name)) this.#indexAll(pagesType.name);
          for (const [type, was] of cameFromService)
            if (was !== this.#comesFromService(type)) this.#indexAll(type);
          if (wasLive !== this.#isLive) for (const type of siteTypes.keys()) this.#indexAll(type);
          if (!this.#isBehind) this.#table.putPosition(position);
        }),
      ),
    );
    if (isWritten) return;
    this.#isBehind = true;
    for (const outcome of outcomes) {
      if (!("gone" in outcome) && outcome.built?.text) {
        this.#texts.set(outcome.built.version, outcome.built.text);
      }
    }
  }

  /** Deletes texts that no entry shows; not with each change, since pages being rendered may still ask for them. */
  pruneTexts(): void {
    this.#try(() => this.#table.pruneTexts());
  }

  get #isLive(): boolean {
    return isTurnedLive(this.published(launchType.name));
  }

  /** Whether the service has given anything of the type, even an empty list. */
  #comesFromService(type: string): boolean {
    return this.wasRead(type) || this.#hasBuilt(type);
  }

  #hasBuilt(type: string): boolean {
    return [...this.of(type).values()].some(({ built }) => built !== null);
  }

  #remember(outcome: Outcome): void {
    const entries = this.#entries.get(outcome.type) ?? new Map<string, Entry>();
    this.#entries.set(outcome.type, entries);
    if ("gone" in outcome) entries.delete(outcome.documentId);
    else {
      const built = outcome.built && { ...outcome.built, text: null };
      entries.set(outcome.documentId, { ...outcome, built });
    }
  }

  /** As search finds the entry: not at all where a live site does not print it. */
  #documentOf(type: string, documentId: string, built: BuiltEntry | null): IndexedDocument | null {
    if (!built || (built.withheld && this.#isLive)) return null;
    const document = built.searchDocument(built.text ?? this.textOf(built.version));
    return document && { ...document, key: keyOf(type, documentId) };
  }

  /** What an editor has to correct is logged once. */
  #logProblems(outcome: Outcome, before: Entry | undefined): void {
    if ("gone" in outcome || outcome.retryAt !== null) return;
    for (const reason of outcome.problems) {
      if (!before?.problems.includes(reason)) this.#options.log("content.entry-invalid", { reason });
    }
  }

  #write(outcome: Outcome, before: Entry | undefined): void {
    const { documentId, type } = outcome;
    const built = "gone" in outcome ? null : outcome.built;
    if ("gone" in outcome) this.#table.remove(type, documentId);
    else this.#table.put(outcome);
    if (built?.version === before?.built?.version) return;
    const document = this.#documentOf(type, documentId, built);
    if (document) this.#index.put([document]);
    else this.#index.remove([keyOf(type, documentId)]);
  }

  /** Rebuilds the type's part of the search index from what is shown of it. */
  #indexAll(type: string): void {
    const kind = siteTypes.get(type)?.searchKind;
    const own = kind === "page" ? pageDocuments(wordEditsOf(this.published(pageTextsType.name))) : [];
    if (kind) this.#index.replace(kind, [...own, ...this.#documentsOf(type)]);
  }

  *#documentsOf(type: string): Generator<IndexedDocument> {
    const entries = this.#comesFromService(type)
      ? Array.from(this.of(type), ([documentId, { built }]) => [documentId, built] as const)
      : (this.#options.bundle.get(type) ?? []).map((built, index) => [`bundled ${index}`, built] as const);
    for (const [documentId, built] of entries) {
      const document = this.#documentOf(type, documentId, built);
      if (document) yield document;
    }
  }

  /** Does `work`; if the search index proves damaged, rebuilds it and does `work` again. */
  #withWholeIndex<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      if (!isIndexDamage(error)) throw error;
      this.#index.rebuild();
      return work();
    }
  }

  #try(work: () => void): boolean {
    try {
      work();
      this.#problem = null;
    } catch (error) {
      this.#problem = reasonOf(error);
    }
    return this.#problem === null;
  }

  /** If an entry in the file cannot be read, the position is dropped, so that everything is read from the service. */
  async #load(tools: Tools): Promise<void> {
    const entries = await Promise.all(this.#table.rows().map((row) => row && this.#restored(row, tools)));
    for (const entry of entries) if (entry) this.#remember(entry);
    this.#position = entries.includes(null) ? null : this.#table.position();
  }

  async #restored(row: EntryRow, tools: Tools): Promise<Entry | null> {
    const { hasText, isCurrent, saved, ...entry } = row;
    const type = siteTypes.get(entry.type);
    if (!type) return null;
    const isPost = type === postsType;
    const built = saved === null ? null : await type.restore(saved, tools).catch(() => null);
    if (built && isPost && !hasText) return null;
    const isOutdated = isPost && entry.documentId !== listEntryId && !isCurrent;
    const isWaiting = entry.retryAt !== null && entry.problems.length > 0;
    // What failed is tried at once by a new start.
    const isDue = isOutdated || isWaiting || built?.waits || (built === null && saved !== null);
    return { ...entry, built, retryAt: isDue ? 0 : entry.retryAt };
  }
}

const keyOf = (type: string, documentId: string) => `${type} ${documentId}`;
