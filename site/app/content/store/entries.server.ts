import * as v from "valibot";
import type { Bundle } from "../bundle.server.ts";
import type { ContentVersions } from "../strapi/content-versions.server.ts";
import { contentTypes, neededTypes, newslettersType } from "../types/all-types.ts";
import type { BuiltEntry, ContentType } from "../types/content-type.ts";

/** ID of the pseudo-entry that keeps the state of reading a type's list. */
export const listEntryId = "";

/** State of reading an entry, which `content.json` keeps. */
export const entryState = v.object({
  documentId: v.string(),
  failures: v.number(),
  /**
   * Only for lists. "read" once the list was read completely, "missing" if the service lacks or denies the type,
   * "refused" if it refused each request so far.
   */
  listState: v.optional(v.picklist(["read", "missing", "refused"])),
  /** Problems that an editor has to correct or, if `retryAt` is set, that the next try may solve. */
  problems: v.pipe(v.array(v.string()), v.readonly()),
  /** Hash of the entry as last sent. */
  responseHash: v.string(),
  /** Time of the next try in Unix milliseconds; null if the entry is read only when it changes. */
  retryAt: v.nullable(v.number()),
  /** Hash of fields of which at least one changes with every publish, to detect changed posts. */
  stamp: v.optional(v.string()),
  type: v.string(),
});

/** Entry of the content service and the state of reading it. */
export interface Entry extends Readonly<v.InferOutput<typeof entryState>> {
  /** The entry as the site shows it; null if it shows none. */
  readonly built: BuiltEntry | null;
}

/** Result of reading an entry: its new state, or that it was deleted. */
export type Outcome = Entry | (Pick<Entry, "documentId" | "type"> & { readonly isDeleted: true });

const noEntries: ReadonlyMap<string, Entry> = new Map();

export type Log = (event: string, fields: Record<string, string | number>) => void;

export class Entries {
  /** Grows whenever outcomes are stored. */
  revision = 0;
  /** Content versions at the last read; null before it, and for a service without content versions. */
  versions: ContentVersions | null = null;
  readonly #bundle: Bundle;
  readonly #entries = new Map<string, Map<string, Entry>>();
  readonly #log: Log;

  constructor(bundle: Bundle, log: Log) {
    this.#bundle = bundle;
    this.#log = log;
  }

  all(): Entry[] {
    return Array.from(this.#entries.values(), (entries) => [...entries.values()]).flat();
  }

  /** Returns the entries of a type by document ID, and under `listEntryId` its list. */
  byDocumentId(type: string): ReadonlyMap<string, Entry> {
    return this.#entries.get(type) ?? noEntries;
  }

  listState(type: string): Entry["listState"] {
    return this.byDocumentId(type).get(listEntryId)?.listState;
  }

  /** Returns true once the list of a type was read completely. A single type must also have something to show. */
  wasRead(type: string): boolean {
    return this.listState(type) === "read" && (!contentTypes.get(type)?.isSingle || this.#hasBuilt(type));
  }

  /**
   * Returns true once every type was read; does not wait for newsletters. Types that pages can do without may be
   * missing instead. Without content versions, `neededTypes` may be missing too.
   */
  get isComplete(): boolean {
    const mayBeMissing = (type: ContentType) => this.versions === null || !neededTypes.includes(type);
    return [...contentTypes.values()].every(
      (type) =>
        type === newslettersType ||
        this.wasRead(type.name) ||
        (mayBeMissing(type) && this.listState(type.name) === "missing"),
    );
  }

  /** True if the service has refused each request for the newsletter list so far. */
  get newslettersRefused(): boolean {
    return this.listState(newslettersType.name) === "refused";
  }

  /** Returns the valid entries of a type, or its samples if the service lacks the type or has not sent it yet. */
  publishedEntries(type: string): readonly BuiltEntry[] {
    if (!this.wasRead(type) && !this.#hasBuilt(type)) return this.#bundle.get(type) ?? [];
    return [...this.byDocumentId(type).values()].flatMap(({ built }) => built ?? []);
  }

  /** Stores outcomes. Logs new problems that editors have to correct, but none that the next try may solve. */
  store(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) {
      const { documentId, type } = outcome;
      const entries = this.#entries.get(type) ?? new Map<string, Entry>();
      this.#entries.set(type, entries);
      if ("isDeleted" in outcome) entries.delete(documentId);
      else {
        const knownProblems = entries.get(documentId)?.problems ?? [];
        const newProblems = outcome.problems.filter((reason) => !knownProblems.includes(reason));
        if (outcome.retryAt === null)
          for (const reason of newProblems) this.#log("content.entry-invalid", { reason });
        entries.set(documentId, outcome);
      }
    }
    this.revision += outcomes.length;
  }

  #hasBuilt(type: string): boolean {
    return [...this.byDocumentId(type).values()].some(({ built }) => built !== null);
  }
}
