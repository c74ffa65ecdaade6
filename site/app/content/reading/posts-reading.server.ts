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
import type { MadePost, PendingChange, StoredPost } from "../store/content-state.ts";
import { fingerprintOf } from "../store/fingerprint.server.ts";
import { atATime } from "./at-a-time.ts";
import type { LeftOut } from "./left-out.ts";
import { makePost, type PostTools } from "./post-maker.server.ts";

export interface PostsTools extends PostTools {
  readonly client: StrapiClient;
  readonly keepTexts: (posts: readonly MadePost[]) => void;
  readonly leftOut: LeftOut;
}

/** What reading posts changes. */
export interface PostsReading {
  readonly failures: readonly string[];
  /** What could not be had of posts that are made nevertheless, or stay as they were. */
  readonly missing: readonly string[];
  /** To be read again. */
  readonly pending: readonly PendingChange[];
  /** Null: gone. */
  readonly posts: ReadonlyMap<string, StoredPost | null>;
}

type Known = ReadonlyMap<string, StoredPost>;

const madeAtATime = 4;

/**
 * Reads the posts that are new or changed: call 2 says which, call 1 gives each. The posts of a list of several pages
 * are taken from call 2, which carries the same, rather than asked for one by one. Rejects when the list cannot be had.
 */
export async function readAllPosts(tools: PostsTools, known: Known): Promise<PostsReading> {
  const { keepTexts, read, reading, remove, take } = takeOver(tools, known);
  const listed = new Set<string>();
  const { data, message } = await listPosts(
    tools.client,
    () => {},
    async ({ entries, isOneOfSeveral }) => {
      await atATime(madeAtATime, entries, async (raw) => {
        const documentId = identityOf(raw) ?? nameOf(raw);
        listed.add(documentId);
        const { done, report } = tools.leftOut.anew(scopeOf(documentId));
        const entry = parseEntry(postEntry, raw, asPost(report));
        if (!entry) {
          if (known.has(documentId)) remove(documentId);
          return done();
        }
        const source = fingerprintOf(entry);
        const before = known.get(documentId);
        if (before?.source === source && before.madeBy === tools.madeBy) return;
        if (isOneOfSeveral && entry.body !== undefined) await take(entry, documentId, source);
        else await read({ documentId, slug: entry.slug, type: postsType }, source);
      });
      keepTexts();
    },
  );
  if (!data) throw new Error(message);
  for (const documentId of known.keys()) if (!listed.has(documentId)) remove(documentId);
  tools.leftOut.keepOnly(scopePrefix, new Set(Array.from(listed, scopeOf)));
  return reading;
}

/** Reads the posts that have changed, by call 1. */
export async function readPosts(
  tools: PostsTools,
  known: Known,
  changes: readonly PendingChange[],
): Promise<PostsReading> {
  const { keepTexts, read, reading } = takeOver(tools, known);
  await atATime(madeAtATime, changes, (change) => read(change));
  keepTexts();
  return reading;
}

function takeOver(tools: PostsTools, known: Known) {
  const failures: string[] = [];
  const missing: string[] = [];
  const pending: PendingChange[] = [];
  const posts = new Map<string, StoredPost | null>();
  let made: MadePost[] = [];

  function remove(documentId: string): void {
    posts.set(documentId, null);
  }

  /** Call 1. A failure is noted, and the change stays pending. */
  async function read(change: PendingChange, source?: string): Promise<void> {
    const { documentId, slug } = change;
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
    pending.push(change);
  }

  async function take(entry: PostEntry, documentId: string, source: string): Promise<void> {
    const { done, report } = tools.leftOut.anew(scopeOf(documentId));
    const post = await makePost(entry, documentId, tools).catch((error: unknown) => {
      asPost(report)(entry.slug, messageOf(error));
      return null;
    });
    done();
    if (!post) return remove(documentId);
    const isWhole = post.missing.length === 0;
    if (!isWhole) {
      missing.push(...post.missing);
      pending.push({ documentId, slug: entry.slug, type: postsType });
    }
    const before = known.get(documentId);
    if (post.mayBecomeWhole && before) {
      if (before.source !== "") posts.set(documentId, { ...before, source: "" });
      return;
    }
    posts.set(documentId, { ...post.stored, source: isWhole ? source : "" });
    made.push(post);
  }

  /** The texts so far, which then need not be held any longer. */
  function keepTexts(): void {
    tools.keepTexts(made);
    made = [];
  }

  return { keepTexts, read, reading: { failures, missing, pending, posts }, remove, take };
}

/** Names posts so that they can be told from entries of other types. */
function asPost(report: ReportRejected): ReportRejected {
  return (name, reason) => report(`${postsType}: ${name}`, reason);
}

const scopePrefix = `${postsType} `;
const scopeOf = (documentId: string) => `${scopePrefix}${documentId}`;
