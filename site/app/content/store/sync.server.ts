import { bounded } from "../../bounded.ts";
import { backoffMs } from "../../retry.ts";
import { UnreadableText } from "../markdown/markdown.server.ts";
import { fingerprintOf } from "../source/fingerprint.server.ts";
import type { Media } from "../source/media.ts";
import { type Change, changesSince, type FeedPosition } from "../source/service/change-feed.server.ts";
import {
  failureOf,
  fetchEntry,
  glanceAtNewsletters,
  listPages,
} from "../source/service/content-calls.server.ts";
import { messageOf, RefusedCall, type StrapiClient } from "../source/service/strapi-client.server.ts";
import { identityOf, isRecord, nameOf, WrongEntry } from "../source/service/strapi-entries.ts";
import type { SiteType } from "../source/site-types/site-type.ts";
import {
  neededTypes,
  newslettersType,
  ownTypes,
  postsType,
  siteTypes,
  specifiedTypes,
} from "../source/site-types/site-types.ts";
import {
  type EntryStore,
  listEntryId,
  listIsLacking,
  listWasRead,
  type Outcome,
} from "./entry-store.server.ts";
import type { Entry } from "./entry-table.server.ts";
import type { MediaStore } from "./media/media-store.server.ts";
import { mediaWithTimeout } from "./media/media-timeout.server.ts";

interface SyncTools {
  /** For the change feed; without one everything is read each time. */
  readonly accessKey: string | undefined;
  readonly client: StrapiClient;
  readonly media: MediaStore;
  readonly serviceOrigin: string;
}

const retryBackoff = { firstMs: 1_000, longestMs: 60_000 };

/** How long a service is believed that says it lacks something. */
const lackingForMs = 60_000;

/** Retries in one run: new changes must not wait behind many of them. */
const retriedAtATime = 25;

/** Above this many changed entries, reading the list by pages is faster than entry by entry. */
const mostSingleEntries = 200;

/** A file that needs longer is shown a little later: what else has changed must not wait for it. */
const filePatienceMs = 1_000;
/** In a full read nothing newer waits behind a file, or nothing is shown yet. */
const firstFilePatienceMs = 20_000;

const workAtATime = 4;

/**
 * Keeps the store in step with the content service: reads, builds and replaces each entry that its feed names. One that
 * cannot be read keeps its last good version and its next try. A service without a feed is read whole each time.
 */
export class Sync {
  /** Whether the service does not know our access key: then it is read whole each time, as one without a feed. */
  isKeyRefused = false;
  /** Whether the last answer to the newsletters' list (call 4) was a refusal. */
  newslettersRefused = false;
  readonly #limit = bounded({ atATime: workAtATime, waiting: Number.POSITIVE_INFINITY });
  readonly #store: EntryStore;
  readonly #tools: SyncTools;
  #feedLacksUntil = 0;
  #filesUrl: string | undefined;
  #hasFeed = false;
  /** Fingerprint of call 3's answer, which is cheaper than call 4's. */
  #newslettersSeen = "";

  constructor(tools: SyncTools, store: EntryStore) {
    this.#store = store;
    this.#tools = tools;
  }

  /** Reads what has changed. Rejects when the service does not say what that is. */
  async run(): Promise<void> {
    const { accessKey, client, media } = this.#tools;
    const { position } = this.#store;
    // A service that had a feed is always asked: while it is broken it may seem to lack many things.
    const mayHaveFeed = position !== null || Date.now() >= this.#feedLacksUntil;
    const answer = mayHaveFeed
      ? await changesSince(client, accessKey, position).catch((error) => this.#withoutFeed(error))
      : null;
    if (answer !== null) this.isKeyRefused = answer === "key refused";
    const feed = typeof answer === "string" ? null : answer;
    this.#hasFeed = feed !== null;
    if (feed) this.#filesUrl = feed.filesUrl;
    if (feed && !feed.isReset) {
      return this.#follow(feed.changes, feed.position, mediaWithTimeout(media, filePatienceMs));
    }
    if (mayHaveFeed && !feed) this.#feedLacksUntil = Date.now() + lackingForMs;
    return this.#readAll(feed?.position ?? null, mediaWithTimeout(media, firstFilePatienceMs));
  }

  /** Never rejects. */
  async build(type: SiteType, documentId: string, sent: unknown, media: Media): Promise<Entry> {
    const before = this.#store.of(type.name).get(documentId);
    const name = `${type.name}: ${type.isSingle ? "" : `${nameOf(sent)}: `}`;
    const entry = { documentId, failures: 0, retryAt: null, source: fingerprintOf(sent), type: type.name };
    const problems: string[] = [];
    const report = (reason: string) => problems.push(`${name}${reason}`);
    try {
      const { serviceOrigin } = this.#tools;
      const tools = {
        media,
        report,
        serviceOrigin,
        filesUrl: this.#filesUrl,
        lastGood: before?.built?.saved,
      };
      const built = await type.build(sent, tools);
      if (built.missing.length === 0) return { ...entry, built, problems };
      for (const reason of built.missing) report(reason);
      const best = built.waits && before?.built ? before.built : built;
      return { ...entry, ...nextTry(before), built: best, problems };
    } catch (error) {
      report(messageOf(error));
      if (error instanceof WrongEntry || error instanceof UnreadableText) {
        return { ...entry, built: null, problems };
      }
      return { ...entry, ...nextTry(before), built: before?.built ?? null, problems };
    }
  }

  /** Reads newsletters that were never read although the feed was refused: their page tells visitors of call 4's status. */
  async #withoutFeed(error: unknown): Promise<never> {
    if (error instanceof RefusedCall && !this.#store.wasRead(newslettersType.name)) {
      await this.#readList(newslettersType, mediaWithTimeout(this.#tools.media, firstFilePatienceMs));
    }
    throw error;
  }

  /** Reads what the feed has named, and what is due to be tried again. */
  async #follow(changes: readonly Change[], position: FeedPosition, media: Media): Promise<void> {
    const now = Date.now();
    const named = new Map(changes.map((change) => [`${change.type} ${change.documentId}`, change]));
    const isDue = ({ documentId, retryAt, type }: Entry) =>
      retryAt !== null && retryAt <= now && !named.has(`${type} ${documentId}`);
    const due: Change[] = this.#store.all().filter(isDue).slice(0, retriedAtATime);
    const outcomes: Outcome[] = [];
    for (const [name, work] of Map.groupBy([...due, ...named.values()], (change) => change.type)) {
      const type = siteTypes.get(name);
      if (!type) continue;
      const ids = new Set(work.map(({ documentId }) => documentId));
      if (type.isSingle || ids.size > mostSingleEntries || ids.has(listEntryId))
        await this.#readList(type, media, { isAfterGap: ids.has(listEntryId), named: ids });
      else {
        const read = work.map((change) => this.#limit(() => this.#read(type, change, media)));
        outcomes.push(...(await Promise.all(read)).flat());
      }
    }
    const hasMoved =
      position.revision !== this.#store.position?.revision ||
      position.epoch !== this.#store.position.epoch ||
      position.installation !== this.#store.position.installation;
    if (outcomes.length > 0 || hasMoved) this.#store.replace(outcomes, position);
  }

  /** Reads every entry. `position` is the feed's from before, which then names what changes meanwhile; null without a feed. */
  async #readAll(position: FeedPosition | null, media: Media): Promise<void> {
    const hasPosts = await this.#readList(postsType, media, { isAfterGap: position !== null });
    await this.#readList(newslettersType, media);
    // Without a feed and without posts the service is more likely broken than empty.
    if (!hasPosts && position === null) return;
    for (const type of ownTypes) {
      const list = this.#store.of(type.name).get(listEntryId);
      const isLacking = list?.source === listIsLacking && Date.now() < (list.retryAt ?? 0);
      if (position || !isLacking) await this.#readList(type, media);
    }
    this.#store.replace([], position);
  }

  /**
   * Reads all of a type; false when the list could not be read to its end. Entries that are as they were are built again
   * only if they are `named`, or show pictures that may have been replaced while the feed was not followed.
   */
  async #readList(
    type: SiteType,
    media: Media,
    { isAfterGap = false, named = new Set<string>() } = {},
  ): Promise<boolean> {
    const known = new Map(this.#store.of(type.name));
    const listed = new Set([listEntryId]);
    const isSame = (entry: Entry | undefined, source: string) =>
      entry?.source === source &&
      (entry.retryAt === null || entry.retryAt > Date.now()) &&
      !(isAfterGap && entry.built?.media.length);
    try {
      const seen = type === newslettersType ? await this.#glance() : "";
      if (seen !== "" && seen === this.#newslettersSeen) return true;
      for await (const page of listPages(this.#tools.client, type)) {
        await this.#replaceEach(page, async (sent) => {
          const documentId = identityOf(sent) ?? nameOf(sent);
          const source = fingerprintOf(sent);
          listed.add(documentId);
          if (isSame(known.get(documentId), source) && !named.has(documentId)) return [];
          const change = { documentId, slug: slugOf(sent), type: type.name };
          // A list may tell less of its posts than call 1 does.
          const isWhole = type !== postsType || !isRecord(sent) || "body" in sent;
          const outcomes = await (isWhole
            ? [this.build(type, documentId, sent, media)]
            : this.#read(type, change, media));
          return (await Promise.all(outcomes)).map((outcome) => ({ ...outcome, source }));
        });
      }
      // A list is no proof that an entry is gone: it may have been away for the moment in which the list was read.
      const unlisted = [...known.keys()].filter((documentId) => !listed.has(documentId));
      await this.#replaceEach(unlisted, (documentId) =>
        this.#read(type, { documentId, type: type.name }, media),
      );
      if (type === newslettersType) [this.newslettersRefused, this.#newslettersSeen] = [false, seen];
      const list = known.get(listEntryId);
      if (list?.source !== listWasRead || list.retryAt !== null) {
        this.#store.replace([listEntry(type, listWasRead, null)]);
      }
      return true;
    } catch (error) {
      if (type === newslettersType) this.newslettersRefused = error instanceof RefusedCall;
      this.#store.replace(
        isLackOf(type, error)
          ? this.#withoutType(type)
          : [this.#failed(type, listEntryId, listEntryId, error)],
      );
      return false;
    }
  }

  /** Does `work` for each item, a few at a time, and replaces what it gives as it comes. */
  async #replaceEach<Item>(items: readonly Item[], work: (item: Item) => Promise<Outcome[]>): Promise<void> {
    const outcomes: Outcome[] = [];
    const done = items.map((item) =>
      this.#limit(async () => {
        outcomes.push(...(await work(item)));
        if (outcomes.length >= workAtATime) this.#store.replace(outcomes.splice(0));
      }),
    );
    await Promise.all(done);
    if (outcomes.length > 0) this.#store.replace(outcomes);
  }

  /** Reads one entry. Never rejects. */
  async #read(type: SiteType, change: Change, media: Media): Promise<Outcome[]> {
    const { documentId, slug } = change;
    const gone = { documentId, gone: true, type: type.name } as const;
    if (type === postsType && slug === null) return [gone];
    try {
      const sent = await fetchEntry(this.#tools.client, type, change);
      return [sent === undefined ? gone : await this.build(type, documentId, sent, media)];
    } catch (error) {
      if (isLackOf(type, error)) return this.#withoutType(type);
      return [this.#failed(type, documentId, slug ?? documentId, error)];
    }
  }

  /** Call 3: fingerprint of the newsletters' list; empty where some of them are to be tried again. */
  async #glance(): Promise<string> {
    const isWaiting = [...this.#store.of(newslettersType.name).values()].some(
      ({ retryAt }) => retryAt !== null,
    );
    return isWaiting ? "" : glanceAtNewsletters(this.#tools.client);
  }

  #failed(type: SiteType, documentId: string, name: string, error: unknown): Entry {
    const before = this.#store.of(type.name).get(documentId);
    return {
      documentId,
      built: before?.built ?? null,
      problems: [[type.name, name, failureOf(error).message].filter(Boolean).join(": ")],
      source: before?.source ?? "",
      type: type.name,
      ...nextTry(before),
    };
  }

  /** Keeps the entry of a single type: without it the site would show the sample company's values. */
  #withoutType(type: SiteType): Outcome[] {
    const wasRead = this.#store.wasRead(type.name);
    const isNeeded = this.#hasFeed && neededTypes.includes(type);
    if (!isNeeded && !(type.isSingle && wasRead)) return this.#nothingOf(type);
    const shown = wasRead ? "the site shows the last published version" : "the site answers 503 until it is";
    const problem = new Error(`nothing is published; ${shown}: publish it in the panel`);
    return [{ ...this.#failed(type, listEntryId, listEntryId, problem), source: wasRead ? listWasRead : "" }];
  }

  #nothingOf(type: SiteType): Outcome[] {
    const gone = [...this.#store.of(type.name).keys()].filter((documentId) => documentId !== listEntryId);
    return [
      ...gone.map((documentId) => ({ documentId, gone: true, type: type.name }) as const),
      listEntry(type, listIsLacking, Date.now() + lackingForMs),
    ];
  }
}

function listEntry({ name }: SiteType, source: string, retryAt: number | null): Entry {
  return { documentId: listEntryId, failures: 0, built: null, problems: [], retryAt, source, type: name };
}

function isLackOf(type: SiteType, error: unknown): boolean {
  return error instanceof RefusedCall && error.isFinal && !specifiedTypes.includes(type);
}

function nextTry(before: Entry | undefined): Pick<Entry, "failures" | "retryAt"> {
  const failures = before?.failures ?? 0;
  return { failures: failures + 1, retryAt: Date.now() + Math.round(backoffMs(retryBackoff, failures)) };
}

function slugOf(entry: unknown): string | undefined {
  return isRecord(entry) && typeof entry.slug === "string" ? entry.slug : undefined;
}
