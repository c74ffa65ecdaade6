import { createTaskQueue } from "../../task-queue.ts";
import { hashOf } from "../hash.server.ts";
import type { Media } from "../media/media.ts";
import { mediaWithTimeout } from "../media/media-store.server.ts";
import {
  type EntryReference,
  failureOf,
  fetchEntry,
  listPages,
  listPostStamps,
  newsletterListHash,
} from "../strapi/content-calls.server.ts";
import { fetchVersions } from "../strapi/content-versions.server.ts";
import { RefusedCall } from "../strapi/strapi-client.server.ts";
import { isRecord } from "../strapi/strapi-entries.ts";
import { contentTypes, neededTypes, newslettersType, postsType, specifiedTypes } from "../types/all-types.ts";
import type { ContentType } from "../types/content-type.ts";
import { buildEntry, nextTry, referenceTo, stampOf } from "./build-entry.server.ts";
import type { ContentStoreOptions } from "./content-store.server.ts";
import { type Entries, type Entry, listEntryId, type Outcome } from "./entries.server.ts";

/** Milliseconds before a missing type or endpoint is requested again. */
const retryMissingAfterMs = 60_000;
/** Maximum entries retried per run, so that new changes do not wait. */
const maxRetriesPerRun = 25;
/** Maximum changed posts read one by one; for more, reading the list is faster. */
const maxSinglePosts = 200;
/** Milliseconds a poll waits for files if it reads only what changed; slower files are shown later. */
const updateFileTimeoutMs = 1_000;
/** Milliseconds any other poll waits for files. */
const fullReadFileTimeoutMs = 20_000;
const readConcurrency = 4;

/**
 * Keeps entries up to date with the content service: reads each type whose version changed. An entry that cannot be
 * read keeps its last valid version and is retried. A service without versions is read completely each time.
 */
export function createPoll(
  { apiToken, client, media: mediaStore }: Pick<ContentStoreOptions, "apiToken" | "client" | "media">,
  entries: Entries,
) {
  const limit = createTaskQueue({ concurrency: readConcurrency, maxWaiting: Number.POSITIVE_INFINITY });
  let filesUrl: string | undefined;
  let hasVersions = false;
  let isTokenRefused = false;
  /** Hash of the last response to call 3, which shows more cheaply than call 4 whether newsletters have changed. */
  let lastNewsletterHash = "";
  let versionsMissingUntil = 0;

  /** Reads what changed. Rejects if the versions cannot be read. */
  async function run(): Promise<void> {
    const previous = entries.versions;
    // Always ask a service that had versions at the last poll: while it is broken, they may seem to be missing.
    const requestsVersions = previous !== null || Date.now() >= versionsMissingUntil;
    const response = requestsVersions
      ? await fetchVersions(client, apiToken, previous).catch(recordRefusalAndRethrow)
      : "none";
    if (requestsVersions) isTokenRefused = response === "token refused";
    const current = typeof response === "string" ? null : response;
    hasVersions = current !== null;
    if (current) filesUrl = current.filesUrl;
    else if (requestsVersions) versionsMissingUntil = Date.now() + retryMissingAfterMs;
    const isUpdate = current !== null && previous !== null;
    const media = mediaWithTimeout(mediaStore, isUpdate ? updateFileTimeoutMs : fullReadFileTimeoutMs);
    const knownVersions = { ...previous?.versions };
    let postsWereRead = true;
    for (const type of contentTypes.values()) {
      const [oldVersion, newVersion] = [knownVersions[type.name], current?.versions[type.name]];
      const filesChanged = current !== null && oldVersion?.files !== newVersion?.files;
      const isSame = oldVersion?.content === newVersion?.content && !filesChanged;
      const list = entries.byDocumentId(type.name).get(listEntryId);
      const canSkip = current ? isSame : list?.listState === "missing";
      if (list && !isDue(list) && canSkip) continue;
      const wasRead = await readType(type, media, filesChanged);
      if (newVersion) knownVersions[type.name] = newVersion;
      if (type === postsType) postsWereRead = wasRead;
      // If a service without versions cannot send its posts either, it is probably broken: keep the other types.
      if (type === newslettersType && !current && !postsWereRead) return;
    }
    entries.versions = current && { ...current, versions: knownVersions };
    if (isUpdate) await retryDueEntries(media);
  }

  /** Builds an entry as sent. Never rejects. */
  function build(type: ContentType, documentId: string, rawEntry: unknown, media: Media): Promise<Entry> {
    const source = { media, serviceOrigin: client.origin, filesUrl };
    return buildEntry(type, documentId, rawEntry, source, entries.byDocumentId(type.name).get(documentId));
  }

  /** Counts a refused request for versions as a refused newsletter list too, because the newsletter page reports it. */
  function recordRefusalAndRethrow(error: unknown): never {
    if (error instanceof RefusedCall && !entries.wasRead(newslettersType.name)) {
      entries.store([failedEntry(newslettersType, error)]);
    }
    throw error;
  }

  async function retryDueEntries(media: Media): Promise<void> {
    const dueEntries = entries.all().filter((entry) => isDue(entry) && entry.documentId !== listEntryId);
    await storeOutcomes(dueEntries.slice(0, maxRetriesPerRun), async ({ documentId, type: name }) => {
      const type = contentTypes.get(name);
      return type ? readEntry(type, { documentId }, media) : [];
    });
  }

  /** Reads the changes of a type. Returns false if the service lacks the type, or on failure. */
  async function readType(type: ContentType, media: Media, filesChanged: boolean): Promise<boolean> {
    try {
      const list = entries.byDocumentId(type.name).get(listEntryId);
      const canUseStamps = type === postsType && hasVersions && !filesChanged && list?.listState === "read";
      const isUpdated = canUseStamps && (await readChangedPosts(media));
      if (!isUpdated) await readList(type, media, filesChanged);
      if (list?.listState !== "read" || list.retryAt !== null) {
        entries.store([listEntry(type, "read", null)]);
      }
      return true;
    } catch (error) {
      entries.store(
        isMissingType(type, error) ? outcomesOfMissingType(type, error) : [failedEntry(type, error)],
      );
      return false;
    }
  }

  /** Reads new, changed and removed posts one by one. Returns false if too many are new or changed. */
  async function readChangedPosts(media: Media): Promise<boolean> {
    const knownEntries = new Map(entries.byDocumentId(postsType.name));
    const changedEntries: EntryReference[] = [];
    for await (const page of listPostStamps(client)) {
      for (const rawEntry of page) {
        const reference = referenceTo(rawEntry);
        const { documentId } = reference;
        if (knownEntries.get(documentId)?.stamp !== stampOf(rawEntry)) changedEntries.push(reference);
        knownEntries.delete(documentId);
      }
    }
    knownEntries.delete(listEntryId);
    if (changedEntries.length > maxSinglePosts) return false;
    const unlistedEntries = Array.from(knownEntries.keys(), (documentId) => ({ documentId }));
    await storeOutcomes([...changedEntries, ...unlistedEntries], (reference) =>
      readEntry(postsType, reference, media),
    );
    return true;
  }

  /** Reads a list. Builds an unchanged entry again only if its files may have changed or its retry is due. */
  async function readList(type: ContentType, media: Media, filesChanged: boolean): Promise<void> {
    const knownEntries = new Map(entries.byDocumentId(type.name));
    const hasRetries = [...knownEntries.values()].some(({ retryAt }) => retryAt !== null);
    const canCompareHash = type === newslettersType && !filesChanged && !hasRetries;
    const newsletterHash = canCompareHash ? await newsletterListHash(client) : "";
    if (newsletterHash !== "" && newsletterHash === lastNewsletterHash) return;
    const unlistedIds = new Set(knownEntries.keys());
    unlistedIds.delete(listEntryId);
    for await (const page of listPages(client, type)) {
      await storeOutcomes(page, async (rawEntry) => {
        const reference = referenceTo(rawEntry);
        const { documentId } = reference;
        const responseHash = hashOf(rawEntry);
        const entry = knownEntries.get(documentId);
        unlistedIds.delete(documentId);
        const mayHaveNewFiles = filesChanged && Boolean(entry?.built?.copyKeys.length);
        if (entry?.responseHash === responseHash && !isDue(entry) && !mayHaveNewFiles) return [];
        // A list may omit the body, which call 1 has.
        const hasBody = type !== postsType || !isRecord(rawEntry) || "body" in rawEntry;
        const outcomes = hasBody
          ? [await build(type, documentId, rawEntry, media)]
          : await readEntry(type, reference, media);
        return outcomes.map((outcome) => ({ ...outcome, responseHash }));
      });
    }
    // Entries missing from a list are requested once more before they are removed.
    await storeOutcomes([...unlistedIds], (documentId) => readEntry(type, { documentId }, media));
    if (type === newslettersType) lastNewsletterHash = newsletterHash;
  }

  /** Calls `read` for each item with limited concurrency, and stores the outcomes as they arrive. */
  async function storeOutcomes<Item>(
    items: readonly Item[],
    read: (item: Item) => Promise<Outcome[]>,
  ): Promise<void> {
    await Promise.all(items.map((item) => limit(async () => entries.store(await read(item)))));
  }

  /** Reads one entry. Never rejects. */
  async function readEntry(type: ContentType, reference: EntryReference, media: Media): Promise<Outcome[]> {
    const { documentId } = reference;
    try {
      const rawEntry = await fetchEntry(client, type, reference);
      if (rawEntry === undefined) return [{ documentId, isDeleted: true, type: type.name }];
      return [await build(type, documentId, rawEntry, media)];
    } catch (error) {
      return [failedEntry(type, error, reference)];
    }
  }

  /** Returns the state of an entry after another failure; without `reference`, the state of the list of the type. */
  function failedEntry(type: ContentType, error: unknown, reference?: EntryReference): Entry {
    const { documentId, slug = documentId } = reference ?? { documentId: listEntryId };
    const previous = entries.byDocumentId(type.name).get(documentId);
    return {
      documentId,
      built: previous?.built ?? null,
      listState: previous?.listState ?? (!reference && error instanceof RefusedCall ? "refused" : undefined),
      problems: [[type.name, slug, failureOf(error).message].filter(Boolean).join(": ")],
      responseHash: previous?.responseHash ?? "",
      stamp: previous?.stamp,
      type: type.name,
      ...nextTry(previous),
    };
  }

  /**
   * Returns the outcomes for a type that the service lacks. A type that was read or is needed keeps its entries, and
   * its lack is reported as a problem. Any other type loses its entries, so that the site shows its samples.
   */
  function outcomesOfMissingType(type: ContentType, error: unknown): Outcome[] {
    const wasRead = entries.wasRead(type.name);
    const isNeeded = hasVersions && neededTypes.includes(type);
    if (!isNeeded && !wasRead) {
      const deletedEntries = Array.from(
        entries.byDocumentId(type.name).keys(),
        (documentId) => ({ documentId, isDeleted: true, type: type.name }) as const,
      );
      return [...deletedEntries, listEntry(type, "missing", Date.now() + retryMissingAfterMs)];
    }
    if (!type.isSingle) return [failedEntry(type, error)];
    const consequence = wasRead ? "shows the last published version" : "responds with 503";
    const problem = new Error(`nothing is published, so the site ${consequence}: publish it in the panel`);
    return [{ ...failedEntry(type, problem), listState: wasRead ? "read" : undefined }];
  }

  return {
    build,
    /** Returns true if the service refused the content API token, and is therefore read like one without versions. */
    isTokenRefused: () => isTokenRefused,
    run,
  };
}

function listEntry(type: ContentType, listState: Entry["listState"], retryAt: number | null): Entry {
  const state = {
    documentId: listEntryId,
    failures: 0,
    listState,
    responseHash: "",
    retryAt,
    type: type.name,
  };
  return { ...state, built: null, problems: [] };
}

const isDue = ({ retryAt }: Entry): boolean => retryAt !== null && retryAt <= Date.now();

function isMissingType(type: ContentType, error: unknown): boolean {
  return error instanceof RefusedCall && error.isFinal && !specifiedTypes.includes(type);
}
