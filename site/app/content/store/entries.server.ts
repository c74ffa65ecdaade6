import { pageDocuments } from "../search/documents.ts";
import type { SearchDocument } from "../search/search-document.ts";
import type { Bundle } from "../source/bundle.server.ts";
import type { ContentVersions } from "../source/service/content-versions.server.ts";
import { launchType } from "../source/site-types/single-types.ts";
import type { BuiltEntry, SiteType } from "../source/site-types/site-type.ts";
import { neededTypes, newslettersType, pageTextsType, siteTypes } from "../source/site-types/site-types.ts";
import { isTurnedLive, type SnapshotSource, wordEditsOf } from "./snapshot.server.ts";

/** The list of a type is an entry of it too, under this id; its source is one of the two below. */
export const listEntryId = "";
export const listWasRead = "read";
/** The service does not have the type, or not for the site. */
export const listIsLacking = "lacking";

/** An entry of the content service and the state of reading it. */
export interface Entry {
  readonly documentId: string;
  /** How often in a row it could not be read. */
  readonly failures: number;
  /** The last version that was good; null where there is none to show. */
  readonly built: BuiltEntry | null;
  /** Problems for the editor, or until the next try, a line each. */
  readonly problems: readonly string[];
  /** When it is read again by itself, in milliseconds since 1970; null: not before it changes. */
  readonly retryAt: number | null;
  /** Fingerprint of the last response. */
  readonly source: string;
  /** Fingerprint of its dates and its id, by which a changed post is found. */
  readonly stamp?: string | undefined;
  readonly type: string;
}

interface Gone {
  readonly documentId: string;
  readonly gone: true;
  readonly type: string;
}

export type Outcome = Entry | Gone;

const noEntries: ReadonlyMap<string, Entry> = new Map();

type Log = (event: string, fields: Record<string, string>) => void;

/** All entries that were read from the content service. */
export class Entries implements SnapshotSource {
  /** Raised with each change of an entry. */
  revision = 0;
  /** Versions as of the last reading; null for a service that has none. */
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

  of(type: string): ReadonlyMap<string, Entry> {
    return this.#entries.get(type) ?? noEntries;
  }

  /** Returns true once the list of a type, or its only entry, was read completely. Until then there may be more. */
  wasRead(type: string): boolean {
    const isListed = this.of(type).get(listEntryId)?.source === listWasRead;
    return isListed && (!siteTypes.get(type)?.isSingle || this.#hasBuilt(type));
  }

  /** Returns true once every type that pages need was read, or is known to be missing. */
  get isWhole(): boolean {
    const mayLack = (type: SiteType) => this.versions === null || !neededTypes.includes(type);
    return [...siteTypes.values()].every(
      (type) =>
        type === newslettersType ||
        this.wasRead(type.name) ||
        (mayLack(type) && this.of(type.name).get(listEntryId)?.source === listIsLacking),
    );
  }

  isComplete(type: string): boolean {
    return this.wasRead(type) || this.#bundle.has(type);
  }

  published(type: string): readonly BuiltEntry[] {
    if (!this.#comesFromService(type)) return this.#bundle.get(type) ?? [];
    return [...this.of(type).values()].flatMap(({ built }) => built ?? []);
  }

  replace(outcomes: readonly Outcome[]): void {
    for (const outcome of outcomes) {
      const { documentId, type } = outcome;
      const entries = this.#entries.get(type) ?? new Map<string, Entry>();
      this.#entries.set(type, entries);
      if ("gone" in outcome) entries.delete(documentId);
      else {
        this.#logProblems(outcome, entries.get(documentId));
        entries.set(documentId, outcome);
      }
    }
    this.revision += outcomes.length;
  }

  /** Everything that search finds, by a key of its own: without entries that a live site does not print. */
  documents(): Map<string, SearchDocument> {
    const isLive = isTurnedLive(this.published(launchType.name));
    const documents = pageDocuments(wordEditsOf(this.published(pageTextsType.name)));
    for (const type of siteTypes.keys()) {
      const shown = this.#comesFromService(type)
        ? Array.from(this.of(type), ([documentId, { built }]) => [documentId, built] as const)
        : (this.#bundle.get(type) ?? []).map((built, index) => [`bundled ${index}`, built] as const);
      for (const [documentId, built] of shown) {
        for (const [index, { searchDocument, withheld }] of [built ?? [], built?.parts ?? []]
          .flat()
          .entries()) {
          const isHidden = isLive && withheld;
          if (searchDocument && !isHidden) documents.set(`${type} ${documentId} ${index}`, searchDocument);
        }
      }
    }
    return documents;
  }

  /** Returns true if the service returned the type at all, even as an empty list. */
  #comesFromService(type: string): boolean {
    return this.wasRead(type) || this.#hasBuilt(type);
  }

  #hasBuilt(type: string): boolean {
    return [...this.of(type).values()].some(({ built }) => built !== null);
  }

  /** Logs once what an editor has to correct. */
  #logProblems({ problems, retryAt }: Entry, before: Entry | undefined): void {
    if (retryAt !== null) return;
    for (const reason of problems) {
      if (!before?.problems.includes(reason)) this.#log("content.entry-invalid", { reason });
    }
  }
}
