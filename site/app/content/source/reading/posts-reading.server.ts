import { UnreadableText } from "~/content/markdown/markdown.server.ts";
import type { PendingChange, PostChange, PostChanges, StoredPost } from "~/content/store/content-state.ts";
import { fingerprintOf } from "~/content/store/fingerprint.server.ts";
import { getPostBySlug, listPosts, messageOf } from "../service/content-calls.server.ts";
import type { StrapiClient } from "../service/strapi-client.server.ts";
import {
  identityOf,
  nameOf,
  type PostEntry,
  parseEntry,
  postEntry,
  type ReportRejected,
} from "../service/strapi-entries.ts";
import { postsType } from "../site-types/site-types.ts";
import { atATime } from "./at-a-time.ts";
import type { LeftOut } from "./left-out.ts";
import { makePost, type PostMade, type PostTools } from "./post-maker.server.ts";

export interface PostsTools extends PostTools {
  readonly client: StrapiClient;
  readonly keep: (posts: PostChanges) => void;
  readonly leftOut: LeftOut;
}

/** What reading posts changes. */
export interface PostsReading {
  readonly failures: readonly string[];
  /** What could not be had of posts that are made nevertheless, or stay as they were. */
  readonly missing: readonly string[];
  /** To be read again. */
  readonly pending: readonly PendingChange[];
  readonly posts: PostChanges;
}

type Known = ReadonlyMap<string, StoredPost>;

const madeAtATime = 4;

/** Few enough to be written while nobody notices. */
const keptAtOnce = 20;

/** The change that says no more than that any post may be new, another or gone. */
export const allPosts: PendingChange = { documentId: "", slug: null, type: postsType };

export interface AllPostsReading extends PostsReading {
  /** Whether there was an end to the list. */
  readonly isWhole: boolean;
}

/**
 * Reads the posts that are new or changed: call 2 says which, call 1 gives each. The posts of a list of several pages
 * are taken from call 2, which carries the same, rather than asked for one by one. What is read is kept at once: a
 * reading that fails goes on another time with what is missing. `isStale` says which posts to make again though their
 * entries are as they were.
 */
export async function readAllPosts(
  tools: PostsTools,
  known: Known,
  isStale: (post: StoredPost) => boolean = () => false,
): Promise<AllPostsReading> {
  // What is kept changes what is known.
  const before: Known = new Map(known);
  const { read, reading, remove, take } = takeOver(tools, before, keptAtOnce);
  const listed = new Set<string>();

  async function readListed(raw: unknown, isOneOfSeveral: boolean): Promise<void> {
    const documentId = identityOf(raw) ?? nameOf(raw);
    listed.add(documentId);
    const { done, report } = tools.leftOut.anew(scopeOf(documentId));
    const entry = parseEntry(postEntry, raw, asPost(report));
    if (!entry) {
      if (before.has(documentId)) remove(documentId);
      return done();
    }
    const source = fingerprintOf(entry);
    const post = before.get(documentId);
    if (post?.source === source && post.madeBy === tools.madeBy && !isStale(post)) return;
    if (isOneOfSeveral && entry.body !== undefined) await take(entry, documentId, source);
    else await read({ documentId, slug: entry.slug, type: postsType }, source);
  }

  const { data, message } = await listPosts(
    tools.client,
    () => {},
    ({ entries, isOneOfSeveral }) => atATime(madeAtATime, entries, (raw) => readListed(raw, isOneOfSeveral)),
  );
  const { failures, pending } = reading;
  if (!data) {
    return {
      ...reading,
      failures: [...failures, `posts: ${message}`],
      isWhole: false,
      pending: [allPosts, ...pending],
    };
  }
  // A list is no proof that a post is gone: it may have been unlisted for the moment in which it was read.
  const unlisted = [...before.values()].filter(({ documentId }) => !listed.has(documentId));
  await atATime(madeAtATime, unlisted, ({ documentId, summary }) => {
    listed.add(documentId);
    return read({ documentId, slug: summary.slug, type: postsType });
  });
  tools.leftOut.keepOnly(scopePrefix, new Set(Array.from(listed, scopeOf)));
  return { ...reading, isWhole: true };
}

/** Reads the posts that have changed, by call 1. */
export async function readPosts(
  tools: PostsTools,
  known: Known,
  changes: readonly PendingChange[],
): Promise<PostsReading> {
  const { read, reading } = takeOver(tools, known);
  await atATime(madeAtATime, changes, (change) => read(change));
  return reading;
}

/** With more than `keptAtOnce` changes, these are kept already, and the reading brings the rest. */
function takeOver(tools: PostsTools, known: Known, keptAtOnce = Number.POSITIVE_INFINITY) {
  const failures: string[] = [];
  const missing: string[] = [];
  const pending: PendingChange[] = [];
  const posts = new Map<string, PostChange | null>();

  function change(documentId: string, to: PostChange | null): void {
    posts.set(documentId, to);
    if (posts.size < keptAtOnce) return;
    tools.keep(posts);
    posts.clear();
  }
  const remove = (documentId: string) => change(documentId, null);

  /** Call 1. A failure is noted, and the change stays pending. */
  async function read(asked: PendingChange, source?: string): Promise<void> {
    const { documentId, slug } = asked;
    if (slug === null) return remove(documentId);
    const { done, report } = tools.leftOut.anew(scopeOf(documentId));
    // Where the slug is another entry's by now, this one has none any more, or one that a later change will name.
    const isSame = (raw: unknown) => (identityOf(raw) ?? slug) === documentId;
    const { data, message, status } = await getPostBySlug(tools.client, slug, asPost(report), isSame);
    if (data) return take(data, documentId, source ?? fingerprintOf(data));
    if (status === 200) {
      remove(documentId);
      return done();
    }
    failures.push(`post ${slug}: ${message}`);
    pending.push(asked);
  }

  async function take(entry: PostEntry, documentId: string, source: string): Promise<void> {
    const { done, report } = tools.leftOut.anew(scopeOf(documentId));
    let post: PostMade;
    try {
      post = await makePost(entry, documentId, tools);
    } catch (error) {
      if (error instanceof UnreadableText) {
        asPost(report)(entry.slug, error.message);
        remove(documentId);
        return done();
      }
      failures.push(`post ${entry.slug}: ${messageOf(error)}`);
      pending.push({ documentId, slug: entry.slug, type: postsType });
      return;
    }
    done();
    const isWhole = post.missing.length === 0;
    if (!isWhole) {
      missing.push(...post.missing);
      pending.push({ documentId, slug: entry.slug, type: postsType });
    }
    const before = known.get(documentId);
    if (post.mayBecomeWhole && before) {
      if (before.source !== "") change(documentId, { stored: { ...before, source: "" }, text: null });
      return;
    }
    change(documentId, { stored: { ...post.stored, source: isWhole ? source : "" }, text: post.text });
  }

  return { read, reading: { failures, missing, pending, posts }, remove, take };
}

/** Names posts so that they can be told from entries of other types. */
function asPost(report: ReportRejected): ReportRejected {
  return (name, reason) => report(`${postsType}: ${name}`, reason);
}

const scopePrefix = `${postsType} `;
const scopeOf = (documentId: string) => `${scopePrefix}${documentId}`;
