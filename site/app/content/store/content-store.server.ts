import { isDeepStrictEqual } from "node:util";
import { reasonOf } from "../../reason.ts";
import type { Bundle } from "../bundle.server.ts";
import { type MediaStore, mediaWithTimeout } from "../media/media-store.server.ts";
import { openSearchIndex } from "../search/search-index.server.ts";
import { messageOf, parsedBody, type StrapiClient } from "../strapi/strapi-client.server.ts";
import { singleResponse } from "../strapi/strapi-entries.ts";
import { contentTypes, pagesType, postsType } from "../types/all-types.ts";
import { openContentFile } from "./content-file.server.ts";
import { Entries, type Log, listEntryId } from "./entries.server.ts";
import { createPoll } from "./poll.server.ts";
import { buildSnapshot } from "./snapshot.server.ts";

export type ContentStore = Awaited<ReturnType<typeof openContentStore>>;

export type ContentStatus = Readonly<ReturnType<ContentStore["status"]>>;

export interface ContentStoreOptions {
  readonly apiToken?: string | undefined;
  readonly bundle: Bundle;
  readonly client: StrapiClient;
  /** Allows showing samples until content has been read. */
  readonly isTrial?: boolean;
  readonly log: Log;
  /** Build ID; posts made by another build are rendered again. */
  readonly codeVersion: string;
  readonly media: MediaStore;
  /** Calls `run` after `delayMs`; returns a cancel function. */
  readonly schedule?: (run: () => void, delayMs: number) => () => void;
  readonly stateDir: string;
}

const pollIntervalMs = 1_000;
/** Maximum pause between two polls of a service without content versions, in milliseconds. */
const maxPollPauseMs = 15_000;
const pruneEveryMs = 60 * 60_000;
/** Milliseconds after which opening the store waits only for files that have copies. */
const openingTimeoutMs = 300;
/** Milliseconds an editor waits for the files of a preview. */
const draftTimeoutMs = 10_000;
const maxReportedProblems = 20;
const tokenRefusedMessage =
  "The content service does not know the content API token of this site: give both the same SECRET, or the same CONTENT_API_TOKEN. Until then leads wait and there are no previews";

/** Opens the store with the last good content or samples, and starts polling. */
export async function openContentStore(options: ContentStoreOptions) {
  const { apiToken, bundle, client, isTrial = false, log, media } = options;
  const { schedule = afterDelay } = options;
  const file = openContentFile(options);
  const entries = new Entries(bundle, log);
  await file.load(entries, mediaWithTimeout(media, openingTimeoutMs));
  const poll = createPoll(options, entries);
  const index = openSearchIndex();
  const newSnapshot = () =>
    buildSnapshot((type) => entries.publishedEntries(type), {
      isTrial: isTrial && !entries.isComplete,
      newslettersRefused: entries.newslettersRefused,
    });

  let savedRevision = entries.revision;
  /** The current snapshot, and the revision of the entries that it shows. */
  let current = { snapshot: newSnapshot(), isComplete: entries.isComplete, revision: entries.revision };
  void index.replaceAll(current.snapshot.searchDocuments);
  let fileProblem: string | null = null;
  let versionsProblem: string | null = null;
  let failuresInARow = 0;
  let from: "content service" | "last good copy" | "bundle" | "nothing yet" = entries.isComplete
    ? "last good copy"
    : isTrial
      ? "bundle"
      : "nothing yet";
  /** Time of the last poll that could read the versions and all lists, or of the start. */
  let lastReadAt = performance.now();
  let loggedProblems = "";
  let prunedAt = Date.now();
  let isClosed = false;
  let cancelNext = () => {};

  /** Returns the problems that the site retries (`isRetried`), or else those that editors have to correct. */
  const problemsOf = (isRetried: boolean) =>
    entries.all().flatMap(({ problems, retryAt }) => ((retryAt !== null) === isRetried ? problems : []));

  function allProblems(): string[] {
    return [
      ...(versionsProblem === null ? [] : [`content versions: ${versionsProblem}`]),
      ...(poll.isTokenRefused() ? [tokenRefusedMessage] : []),
      ...problemsOf(true),
      ...(fileProblem === null ? [] : [`content.json: ${fileProblem}`]),
    ];
  }

  function status() {
    const [invalid, problems] = [problemsOf(false), allProblems()];
    return {
      from,
      /** Entries and fields that editors have to correct. */
      invalid: invalid.slice(0, maxReportedProblems),
      /** Failures of reading or writing; empty if all is well. */
      problems: problems.slice(0, maxReportedProblems),
      /** Full length of the two lists, which are truncated. */
      counts: { invalid: invalid.length, problems: problems.length },
      /** Milliseconds since a poll could last read the versions and all lists, or since the start. */
      ageMs: Math.round(performance.now() - lastReadAt),
    };
  }

  async function pollOnce(): Promise<void> {
    prune();
    const { versions } = entries;
    versionsProblem = await poll.run().then(() => null, messageOf);
    if (isClosed) return;
    const hasListProblem = [...contentTypes.keys()].some(
      (type) => entries.byDocumentId(type).get(listEntryId)?.problems.length,
    );
    const hasSucceeded = versionsProblem === null && !hasListProblem;
    failuresInARow = hasSucceeded ? 0 : failuresInARow + 1;
    if (hasSucceeded) lastReadAt = performance.now();
    if (hasSucceeded || (entries.isComplete && from !== "last good copy")) from = "content service";
    updateSnapshot();
    if (entries.revision !== savedRevision || !isDeepStrictEqual(entries.versions, versions)) await save();
    logProblems();
  }

  async function save(): Promise<void> {
    const { revision } = entries;
    fileProblem = await file.save(entries).then(() => null, reasonOf);
    savedRevision = fileProblem === null ? revision : -1;
  }

  function updateSnapshot(): void {
    if (entries.revision === current.revision) return;
    const { isComplete, revision } = entries;
    const next = newSnapshot();
    if (next.version === current.snapshot.version) {
      current = { ...current, isComplete, revision };
      return;
    }
    current = { snapshot: next, isComplete, revision };
    void index.replaceAll(next.searchDocuments);
    const { version, newsletters, posts } = next;
    log("content.changed", { version, newsletters: newsletters.length, posts: posts.all.length });
  }

  /** Logs problems when they change, not at every poll. */
  function logProblems(): void {
    const problems = allProblems().slice(0, maxReportedProblems).join(" | ");
    if (problems === loggedProblems) return;
    loggedProblems = problems;
    if (problems === "") log("content.readable-again", {});
    else log("content.unreadable", { problems });
  }

  /** Deletes copies of files that no entry uses and that were made more than a week ago, at most once an hour. */
  function prune(): void {
    if (Date.now() - prunedAt < pruneEveryMs) return;
    prunedAt = Date.now();
    media
      .prune(new Set(entries.all().flatMap(({ built }) => built?.copyKeys ?? [])))
      .catch((error: unknown) => log("content.media-not-pruned", { error: String(error) }));
  }

  const pollNow = coalesced(async () => {
    cancelNext();
    const startedAt = Date.now();
    await pollOnce();
    if (!isClosed) cancelNext = schedule(() => void pollNow(), pauseAfter(Date.now() - startedAt));
  });

  function pauseAfter(runMs: number): number {
    if (entries.versions) return pollIntervalMs;
    const pauseMs = pollIntervalMs * 2 ** Math.min(failuresInARow, 10);
    // Pause at least as long as the run took, so that the site does not poll a slow service continuously.
    return Math.min(Math.max(pauseMs, runMs), maxPollPauseMs);
  }

  void pollNow();

  return {
    close(): void {
      isClosed = true;
      cancelNext();
    },
    current: () => current.snapshot,
    /** Returns true once `current` may be shown. Before that it holds samples, which only a trial shows. */
    hasContent: () => isTrial || current.isComplete,
    search: index.search,
    status,
    /** Polls now, or right after a poll that is running. Resolves after that new poll, successful or not. */
    sync: pollNow,

    /**
     * Returns the site's content with a draft in place of the published entry, or null for an unknown type or draft.
     * `type` is the name in the content service. Rejects if the service refuses the request or cannot be reached.
     */
    async readDraft(type: string, documentId: string) {
      const contentType = contentTypes.get(type);
      if (!contentType) return null;
      const path = contentType.isSingle ? `/${type}` : `/${type}/${encodeURIComponent(documentId)}`;
      const response = await client.get(path, { ...contentType.populate, status: "draft" }, apiToken);
      if (response.status === 404) return null;
      const { data } = parsedBody(singleResponse, response);
      if (!data) return null;
      const publishedEntry = entries.byDocumentId(type).get(documentId)?.built ?? null;
      const draftFields = contentType.draft(data, documentId, publishedEntry);
      const draftMedia = mediaWithTimeout(media, draftTimeoutMs);
      const draft = await poll.build(contentType, documentId, draftFields, draftMedia);
      const entriesWithDraft = [...new Map(entries.byDocumentId(type)).set(documentId, draft).values()];
      const builtEntries = entriesWithDraft.flatMap(({ built }) => built ?? []);
      return {
        content: buildSnapshot((name) => (name === type ? builtEntries : entries.publishedEntries(name)), {
          newslettersRefused: entries.newslettersRefused,
          withWithheld: true,
        }),
        /** True if the draft's content equals that of the published entry. */
        isPublished: draft.built !== null && draft.built.version === publishedEntry?.version,
        problems: draft.problems,
        title:
          (contentType === postsType || contentType === pagesType) && draft.built
            ? String(draftFields.title)
            : null,
      };
    },
  };
}

/** Returns a function that runs `task`, one run at a time. Calls during a run share the next run. */
function coalesced(task: () => Promise<void>): () => Promise<void> {
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
