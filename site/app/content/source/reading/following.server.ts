import type { ContentState, PendingChange } from "~/content/store/content-state.ts";
import { patientMedia } from "~/content/store/media/patient-media.server.ts";
import { messageOf } from "../service/content-calls.server.ts";
import { postsType, siteTypes } from "../site-types/site-types.ts";
import { type Changes, changesSince } from "./change-feed.server.ts";
import { readParts } from "./parts-reading.server.ts";
import { allPosts, type PostsReading, readAllPosts, readPosts } from "./posts-reading.server.ts";
import type { Reading, ReadingTools } from "./reading.ts";
import { keyOf, type Retries } from "./retries.ts";

/** A file that needs longer is shown with a later look: what else has changed must not wait for it. */
const filePatienceMs = 1_000;

/** More changed posts than these are read faster by the page than one by one. */
const mostSinglePosts = 200;

/** Of what is not news no more is done with each look, so that news is shown at once: earlier failures first. */
const triedAgainAtATime = 25;

/**
 * Reads what the change feed named, and what of earlier changes could not be taken over. What fails now stays pending,
 * so that the feed can be followed on without losing a change.
 */
export async function follow(
  given: ReadingTools,
  state: ContentState,
  { changes, position }: Changes,
  retries: Retries,
): Promise<Reading> {
  const tools = { ...given, media: patientMedia(given.media, filePatienceMs) };
  const again = state.pending.filter((change) => retries.isDue(change)).slice(0, triedAgainAtATime);
  const tried = new Map([...again, ...changes].map((change) => [keyOf(change), change]));
  const waiting = state.pending.filter((change) => !tried.has(keyOf(change)));
  const work = [...tried.values()];
  const named = new Set([...tried.keys(), ...waiting.map(keyOf)]);

  const changedPosts = work.filter(({ type }) => type === postsType);
  const changedTypes = new Set(work.map(({ type }) => type));
  const types = [...siteTypes.values()].filter(({ name }) => changedTypes.has(name));
  const [posts, parts] = await Promise.all([
    readChangedPosts(tools, state, position, [
      ...changedPosts,
      ...toMakeAgain(tools, state, named, triedAgainAtATime - again.length),
    ]),
    readParts(tools, types, state.parts),
  ]);

  const failed = [...posts.pending, ...parts.pending];
  retries.note(work, failed);
  const pending = [...new Map([...waiting, ...failed].map((change) => [keyOf(change), change])).values()];
  const hasMoved = position.revision !== state.position?.revision || position.epoch !== state.position.epoch;
  return {
    change: {
      ...(posts.posts.size > 0 && { posts: posts.posts }),
      ...(parts.parts.size > 0 && { parts: parts.parts }),
      ...(pending.length + state.pending.length > 0 && { pending }),
      ...(hasMoved && { position }),
      ...(posts.isWhole && { postsWereRead: true }),
    },
    failures: [...posts.failures, ...parts.failures],
    missing: [...posts.missing, ...parts.missing],
    newslettersStatus: parts.newslettersStatus,
  };
}

/** Never rejects: what cannot be had is pending. */
async function readChangedPosts(
  tools: ReadingTools,
  { posts: known }: ContentState,
  position: Changes["position"],
  changes: readonly PendingChange[],
): Promise<PostsReading & { readonly isWhole?: boolean }> {
  if (changes.length > mostSinglePosts || changes.some(isOfAll)) {
    const named = new Set(changes.map(({ documentId }) => documentId));
    const reading = await readAllPosts(tools, known, ({ documentId }) => named.has(documentId));
    return reading.isWhole ? reading : { ...reading, pending: [...reading.pending, ...changes] };
  }
  const reading = await readPosts(tools, known, changes);
  // A post that has no entry under the slug it was named with has just got another one: that is the feed's next word.
  const vanished = changes.filter(
    ({ documentId, slug }) => slug !== null && reading.posts.get(documentId) === null,
  );
  if (vanished.length === 0) return reading;
  try {
    const later = await changesSince(tools, position);
    const renamed = (later?.changes ?? []).filter((change) =>
      vanished.some((other) => keyOf(other) === keyOf(change)),
    );
    return both(reading, await readPosts(tools, known, renamed));
  } catch (error) {
    const posts = new Map(reading.posts);
    for (const { documentId } of vanished) posts.delete(documentId);
    return {
      ...reading,
      failures: [...reading.failures, `change feed: ${messageOf(error)}`],
      pending: [...reading.pending, ...vanished],
      posts,
    };
  }
}

const isOfAll = (change: PendingChange) => keyOf(change) === keyOf(allPosts);

function both(first: PostsReading, second: PostsReading): PostsReading {
  return {
    failures: [...first.failures, ...second.failures],
    missing: [...first.missing, ...second.missing],
    pending: [...first.pending, ...second.pending],
    posts: new Map([...first.posts, ...second.posts]),
  };
}

/** Posts that older code made. */
function toMakeAgain(
  { madeBy }: ReadingTools,
  { posts }: ContentState,
  named: ReadonlySet<string>,
  atMost: number,
): PendingChange[] {
  const old: PendingChange[] = [];
  for (const { documentId, madeBy: maker, summary } of posts.values()) {
    if (old.length >= atMost) break;
    const change = { documentId, slug: summary.slug, type: postsType };
    if (maker !== madeBy && !named.has(keyOf(change))) old.push(change);
  }
  return old;
}
