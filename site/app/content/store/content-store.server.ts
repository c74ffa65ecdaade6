import { DatabaseSync } from "node:sqlite";
import type { ContentSnapshot } from "~/content/model/model.ts";
import type { Search } from "~/content/search-context.server.ts";
import { type Draft, readDraft } from "~/content/source/draft.server.ts";
import { createContentReader } from "~/content/source/reading/content-reader.server.ts";
import { LeftOut } from "~/content/source/reading/left-out.ts";
import type { Reading } from "~/content/source/reading/reading.ts";
import { messageOf } from "~/content/source/service/content-calls.server.ts";
import type { StrapiClient } from "~/content/source/service/strapi-client.server.ts";
import { openArchive } from "./content-archive.server.ts";
import { openContentDatabase } from "./content-database.server.ts";
import type { MediaStore } from "./media/media-store.server.ts";
import { patientMedia } from "./media/patient-media.server.ts";
import { openSearchUpkeep, type SearchUpkeep } from "./search-upkeep.server.ts";
import { type Bundle, createSnapshotMaker } from "./snapshot-maker.server.ts";

/** The content pages are made from: the newest that was good, from the first moment on, without waiting. */
export interface ContentStore {
  readonly search: Search["search"];
  close(): void;
  current(): ContentSnapshot;
  /** Looks at the content service now. Resolves when a look that began after this call has ended, well or not. */
  look(): Promise<void>;
  /**
   * The draft of an entry, for withDraft; null where there is none. `type` is as the change feed names it.
   * Rejects when the content service does not give it, or nothing can be made of it.
   */
  readDraft(type: string, documentId: string): Promise<Draft | null>;
  status(): ContentStatus;
}

export interface ContentStatus {
  /** Where the shown content came from. */
  readonly from: "content service" | "last good copy" | "bundle" | "nothing yet";
  /** Entries and fields that editors have to mend. */
  readonly leftOut: readonly string[];
  /** What could not be read of the content service, or written to disk; empty when all is well. */
  readonly problems: readonly string[];
}

type Log = (event: string, fields: Record<string, string | number>) => void;

export interface ContentStoreOptions {
  /** For drafts and the change feed. */
  readonly accessKey?: string | undefined;
  /** Shown until the content service has answered once; `null` where its samples would be untrue. */
  readonly bundle: Bundle | null;
  readonly client: StrapiClient;
  readonly log: Log;
  /** Names the code: what other code made of the same entries is made again. */
  readonly madeBy: string;
  readonly media: MediaStore;
  /** Pause between two looks at the content service. */
  readonly pollIntervalMs: number;
  /** Has `run` called after a while; gives what takes that back. */
  readonly schedule?: (run: () => void, delayMs: number) => () => void;
  readonly stateDir: string;
}

/** A service that fails is asked less and less often, down to this; but for its change feed, which costs it nothing. */
const slowestPollMs = 15_000;
const pruneEveryMs = 60 * 60_000;
const openingPatienceMs = 300;
const linesShown = 20;

/** Opens the store with the last good copy or the bundle and starts looking at the content service. */
export async function openContentStore(options: ContentStoreOptions): Promise<ContentStore> {
  const { accessKey, bundle, client, log, madeBy, media, schedule = afterDelay, stateDir } = options;
  const { apiUrl } = client;
  const serviceOrigin = new URL(apiUrl).origin;
  const leftOut = new LeftOut(log);
  const database = openContentDatabase({ apiUrl, log, stateDir });
  const archive = await openArchive(database, patientMedia(media, openingPatienceMs), leftOut);
  const searchUpkeep = searchIn(database, madeBy, log);
  const makeSnapshot = createSnapshotMaker(bundle, archive.textOf);
  const { keep } = archive;
  const reader = createContentReader({ accessKey, client, keep, leftOut, madeBy, media, serviceOrigin });
  const problems = trackProblems(log);

  let newslettersStatus: number | null = 200;
  let shown = makeSnapshot(archive.state, newslettersStatus);
  let from: ContentStatus["from"] = archive.state.postsWereRead
    ? "last good copy"
    : bundle
      ? "bundle"
      : "nothing yet";
  /** What could not be had when it was last tried. */
  let notHad: readonly string[] = [];
  let searchProblem: string | null = null;
  let failedInARow = 0;
  let prunedAt = 0;
  let closed = false;

  async function readOnce(): Promise<void> {
    let unread: readonly string[] = [];
    const reading = await reader.read(archive.state).catch((error: unknown): Reading => {
      unread = [messageOf(error)];
      return { change: {}, failures: unread, missing: [], newslettersStatus: null };
    });
    if (closed) return;
    const isChanged = Object.keys(reading.change).length > 0 || reading.newslettersStatus !== undefined;
    archive.take(reading.change);
    if (reading.newslettersStatus !== undefined) newslettersStatus = reading.newslettersStatus;
    // What waits for another try is not asked for at each look, and stays a problem meanwhile.
    const tried = [...reading.failures, ...reading.missing];
    if (unread.length === 0 && (tried.length > 0 || archive.state.pending.length === 0)) notHad = tried;
    failedInARow = reading.failures.length > 0 ? failedInARow + 1 : 0;
    if (reading.failures.length === 0) from = "content service";
    if (isChanged || searchProblem !== null) show();
    problems.note([
      ...unread,
      ...notHad,
      ...(archive.problem === null ? [] : [`content.db: ${archive.problem}`]),
      ...(searchProblem === null ? [] : [`search: ${searchProblem}`]),
    ]);
  }

  /** A few new posts can be found from then on, many a little later. */
  function makeSearchable({ fingerprints, snapshot }: typeof shown): void {
    searchUpkeep.follow(snapshot, fingerprints).then(
      () => {
        searchProblem = null;
      },
      (error: unknown) => {
        searchProblem = messageOf(error);
      },
    );
  }

  /** Shows the state as it is now. */
  function show(): void {
    const next = makeSnapshot(archive.state, newslettersStatus);
    makeSearchable(next);
    if (next.snapshot.generation === shown.snapshot.generation) return;
    shown = next;
    const { generation, newsletters, posts } = next.snapshot;
    log("content.changed", { generation, newsletters: newsletters.length, posts: posts.all.length });
    if (Date.now() - prunedAt < pruneEveryMs) return;
    prunedAt = Date.now();
    media
      .prune(archive.mediaInUse())
      .catch((error: unknown) => log("content.media-not-pruned", { error: String(error) }));
  }

  const looks = oneAtATime(async () => {
    cancelNext();
    const startedAt = Date.now();
    await readOnce().catch((error: unknown) => problems.note([messageOf(error)]));
    if (closed) return;
    cancelNext = schedule(() => void looks(), pauseAfter(Date.now() - startedAt));
  });

  function pauseAfter(lookMs: number): number {
    if (archive.state.position) return options.pollIntervalMs;
    const pauseMs = options.pollIntervalMs * 2 ** Math.min(failedInARow, 10);
    // Whoever needs long for an answer is not asked again at once either.
    return Math.min(Math.max(pauseMs, lookMs), slowestPollMs);
  }
  let cancelNext = () => {};

  // Much may be left to do: by the bundle, by newer code, by an end before all was written.
  makeSearchable(shown);
  void looks();

  return {
    close() {
      if (closed) return;
      closed = true;
      cancelNext();
      database.close();
    },
    current: () => shown.snapshot,
    look: looks,
    readDraft: (type, documentId) =>
      readDraft({ accessKey, client, madeBy, media, serviceOrigin }, archive.state, type, documentId),
    search: (query, searchOptions) => searchUpkeep.search(query, searchOptions),
    status: () => ({ from, leftOut: leftOut.lines.slice(0, linesShown), problems: problems.now() }),
  };
}

/** Without room for its tables the index lives in memory, until the next start. */
function searchIn(database: DatabaseSync, madeBy: string, log: Log): SearchUpkeep {
  try {
    return openSearchUpkeep(database, madeBy);
  } catch (error) {
    log("content.search-in-memory", { error: String(error) });
    return openSearchUpkeep(new DatabaseSync(":memory:"), madeBy);
  }
}

/** Logs problems once, and when they are over. */
function trackProblems(log: Log) {
  let now: readonly string[] = [];
  return {
    now: () => now.slice(0, linesShown),
    note(found: readonly string[]): void {
      if (found.join() !== now.join()) {
        if (found.length > 0) log("content.unreadable", { problems: found.slice(0, linesShown).join(" | ") });
        else log("content.readable-again", {});
      }
      now = found;
    },
  };
}

/** Runs `task` once at a time; who asks while it runs shares one more run after it. */
function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let waiting: Promise<void> | null = null;
  return () => {
    waiting ??= last.then(() => {
      waiting = null;
      return task();
    });
    last = waiting;
    return waiting;
  };
}

function afterDelay(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
