import { createTaskQueue } from "../../task-queue.ts";
import { hashOf } from "../hash.server.ts";
import type { Media } from "../media/media.ts";
import { mediaWithTimeout } from "../media/media-store.server.ts";
import {
  type EntryName,
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
import { buildEntry, entryNameOf, nextTry, stampOf } from "./build-entry.server.ts";
import type { ContentStoreOptions } from "./content-store.server.ts";
import {
  type Entries,
  type Entry,
  listEntryId,
  listIsMissing,
  listIsRefused,
  listWasRead,
  type Outcome,
} from "./entries.server.ts";

/** Milliseconds before a missing type or endpoint is requested again. */
const retryMissingAfterMs = 60_000;
/** Maximum retries per run, so that new changes do not wait. */
const maxRetriesPerRun = 25;
/** Maximum changed posts read one by one; for more, reading the list is faster. */
const maxSinglePosts = 200;
/** Milliseconds a poll waits for files; slower ones are shown later. */
const fileTimeoutMs = 1_000;
/** Milliseconds the first poll waits for files. */
const firstFileTimeoutMs = 20_000;
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
  let isKeyRefused = false;
  /** Hash of call 3's response, which is cheaper than call 4. */
  let lastNewsletterHash = "";
  let versionsMissingUntil = 0;

  /** Reads what changed. Rejects if the versions cannot be read. */
  async function run(): Promise<void> {
    const before = entries.versions;
    // Always ask a service that once had versions: while it is broken, they may seem to be missing.
    const requestsVersions = before !== null || Date.now() >= versionsMissingUntil;
    const response = requestsVersions
      ? await fetchVersions(client, apiToken, before).catch((error) => withoutVersions(error))
      : "none";
    if (requestsVersions) isKeyRefused = response === "key refused";
    const now = typeof response === "string" ? null : response;
    hasVersions = now !== null;
    if (now) filesUrl = now.filesUrl;
    else if (requestsVersions) versionsMissingUntil = Date.now() + retryMissingAfterMs;
    const isLater = now !== null && before !== null;
    const media = mediaWithTimeout(mediaStore, isLater ? fileTimeoutMs : firstFileTimeoutMs);
    const knownVersions = { ...before?.versions };
    let hasPosts = true;
    for (const type of contentTypes.values()) {
      const [oldVersion, newVersion] = [knownVersions[type.name], now?.versions[type.name]];
      const filesChanged = now !== null && oldVersion?.files !== newVersion?.files;
      const isSame = oldVersion?.content === newVersion?.content && !filesChanged;
      const list = entries.byDocumentId(type.name).get(listEntryId);
      if (list && !isDue(list) && (now ? isSame : list.source === listIsMissing)) continue;
      const isRead = await readType(type, media, filesChanged);
      if (newVersion) knownVersions[type.name] = newVersion;
      if (type === postsType) hasPosts = isRead;
      // A service without versions and posts is more likely broken than empty.
      if (type === newslettersType && !now && !hasPosts) return;
    }
    entries.versions = now && { ...now, versions: knownVersions };
    if (isLater) await retry(media);
  }

  /** Builds an entry as sent. Never rejects. */
  function build(type: ContentType, documentId: string, rawEntry: unknown, media: Media): Promise<Entry> {
    const from = { media, serviceOrigin: client.origin, filesUrl };
    return buildEntry(type, documentId, rawEntry, from, entries.byDocumentId(type.name).get(documentId));
  }

  /** Records a refused version request as a refused newsletter list too, because the newsletter page shows it. */
  function withoutVersions(error: unknown): never {
    if (error instanceof RefusedCall && !entries.wasRead(newslettersType.name)) {
      entries.replace([failed(newslettersType, error)]);
    }
    throw error;
  }

  async function retry(media: Media): Promise<void> {
    const dueEntries = entries.all().filter((entry) => isDue(entry) && entry.documentId !== listEntryId);
    await replaceEach(dueEntries.slice(0, maxRetriesPerRun), async ({ documentId, type: name }) => {
      const type = contentTypes.get(name);
      return type ? read(type, { documentId }, media) : [];
    });
  }

  /** Reads the changes of a type. Returns false on failure. */
  async function readType(type: ContentType, media: Media, filesChanged: boolean): Promise<boolean> {
    try {
      const list = entries.byDocumentId(type.name).get(listEntryId);
      const isKnown = hasVersions && !filesChanged && list?.source === listWasRead;
      const isRead = isKnown && type === postsType && (await readChangedPosts(media));
      if (!isRead) await readList(type, media, filesChanged);
      if (list?.source !== listWasRead || list.retryAt !== null) {
        entries.replace([listEntry(type, listWasRead, null)]);
      }
      return true;
    } catch (error) {
      const failedEntries = isMissingType(type, error) ? withoutType(type) : [failed(type, error)];
      entries.replace(failedEntries);
      return false;
    }
  }

  /** Reads posts with changed dates one by one; returns false if there are too many. */
  async function readChangedPosts(media: Media): Promise<boolean> {
    const knownEntries = new Map(entries.byDocumentId(postsType.name));
    const changedEntries: EntryName[] = [];
    for await (const page of listPostStamps(client)) {
      for (const rawEntry of page) {
        const name = entryNameOf(rawEntry);
        if (knownEntries.get(name.documentId)?.stamp !== stampOf(rawEntry)) changedEntries.push(name);
        knownEntries.delete(name.documentId);
      }
    }
    knownEntries.delete(listEntryId);
    if (changedEntries.length > maxSinglePosts) return false;
    const unlistedEntries = Array.from(knownEntries.keys(), (documentId) => ({ documentId }));
    await replaceEach([...changedEntries, ...unlistedEntries], (name) => read(postsType, name, media));
    return true;
  }

  /** Reads a list. Unchanged entries are built again only if their files may have changed. */
  async function readList(type: ContentType, media: Media, filesChanged: boolean): Promise<void> {
    const knownEntries = new Map(entries.byDocumentId(type.name));
    const hasRetries = [...knownEntries.values()].some(({ retryAt }) => retryAt !== null);
    const isComparable = type === newslettersType && !filesChanged && !hasRetries;
    const newsletterHash = isComparable ? await newsletterListHash(client) : "";
    if (newsletterHash !== "" && newsletterHash === lastNewsletterHash) return;
    const unlistedIds = new Set(knownEntries.keys());
    unlistedIds.delete(listEntryId);
    for await (const page of listPages(client, type)) {
      await replaceEach(page, async (rawEntry) => {
        const name = entryNameOf(rawEntry);
        const { documentId } = name;
        const source = hashOf(rawEntry);
        const entry = knownEntries.get(documentId);
        unlistedIds.delete(documentId);
        const hasOtherFiles = filesChanged && Boolean(entry?.built?.copyKeys.length);
        if (entry?.source === source && !isDue(entry) && !hasOtherFiles) return [];
        // A list may omit the body, which call 1 has.
        const hasBody = type !== postsType || !isRecord(rawEntry) || "body" in rawEntry;
        const outcomes = hasBody
          ? [await build(type, documentId, rawEntry, media)]
          : await read(type, name, media);
        return outcomes.map((outcome) => ({ ...outcome, source }));
      });
    }
    // Entries missing from a list are requested once more before they are removed.
    await replaceEach([...unlistedIds], (documentId) => read(type, { documentId }, media));
    if (type === newslettersType) lastNewsletterHash = newsletterHash;
  }

  /** Runs `work` for each item with limited concurrency and stores the outcomes. */
  async function replaceEach<Item>(
    items: readonly Item[],
    work: (item: Item) => Promise<Outcome[]>,
  ): Promise<void> {
    const replacements = items.map((item) => limit(async () => entries.replace(await work(item))));
    await Promise.all(replacements);
  }

  /** Reads one entry. Never rejects. */
  async function read(type: ContentType, name: EntryName, media: Media): Promise<Outcome[]> {
    const { documentId } = name;
    try {
      const rawEntry = await fetchEntry(client, type, name);
      if (rawEntry === undefined) return [{ documentId, isDeleted: true, type: type.name }];
      return [await build(type, documentId, rawEntry, media)];
    } catch (error) {
      if (isMissingType(type, error)) return withoutType(type);
      return [failed(type, error, name)];
    }
  }

  /** Returns the state after another failure: of the entry `name`, or without it of the list of a type. */
  function failed(type: ContentType, error: unknown, name?: EntryName): Entry {
    const { documentId, slug = documentId } = name ?? { documentId: listEntryId };
    const previous = entries.byDocumentId(type.name).get(documentId);
    return {
      documentId,
      built: previous?.built ?? null,
      problems: [[type.name, slug, failureOf(error).message].filter(Boolean).join(": ")],
      source: previous?.source || (error instanceof RefusedCall ? listIsRefused : ""),
      stamp: previous?.stamp,
      type: type.name,
      ...nextTry(previous),
    };
  }

  /** Handles a type that the service lacks. Keeps the last version of a single type: samples must not replace it. */
  function withoutType(type: ContentType): Outcome[] {
    const wasRead = entries.wasRead(type.name);
    const isNeeded = hasVersions && neededTypes.includes(type);
    if (!isNeeded && !(type.isSingle && wasRead)) {
      const deletedEntries = Array.from(
        entries.byDocumentId(type.name).keys(),
        (documentId) => ({ documentId, isDeleted: true, type: type.name }) as const,
      );
      return [...deletedEntries, listEntry(type, listIsMissing, Date.now() + retryMissingAfterMs)];
    }
    const consequence = wasRead ? "shows the last published version" : "responds with 503";
    const problem = new Error(`nothing is published, so the site ${consequence}: publish it in the panel`);
    return [{ ...failed(type, problem), source: wasRead ? listWasRead : "" }];
  }

  return {
    build,
    /** Returns true if the service refused the content API token; it is then read like one without versions. */
    isKeyRefused: () => isKeyRefused,
    run,
  };
}

function listEntry({ name }: ContentType, source: string, retryAt: number | null): Entry {
  return { documentId: listEntryId, failures: 0, built: null, problems: [], retryAt, source, type: name };
}

const isDue = ({ retryAt }: Entry): boolean => retryAt !== null && retryAt <= Date.now();

function isMissingType(type: ContentType, error: unknown): boolean {
  return error instanceof RefusedCall && error.isFinal && !specifiedTypes.includes(type);
}
