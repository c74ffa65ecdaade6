import type { DatabaseSync } from "node:sqlite";
import type { LeftOut } from "../source/reading/left-out.ts";
import { siteTypes } from "../source/site-types/site-types.ts";
import { inTransaction } from "./content-database.server.ts";
import { contentRows } from "./content-rows.server.ts";
import type {
  ContentChange,
  ContentState,
  FeedPosition,
  PendingChange,
  PostChanges,
  StoredPart,
  StoredPost,
} from "./content-state.ts";
import { type Media, mediaIn } from "./media/media-store.server.ts";
import type { PostText } from "./saved-content.ts";

/**
 * All that was read of the content service: in memory, and on disk for the next start. What the disk refuses is shown
 * all the same, and written with the next change that it takes.
 */
export interface ContentArchive {
  /** What the disk refuses to take, in SQLite's words; null while it takes all. */
  readonly problem: string | null;
  readonly state: ContentState;
  /**
   * Takes over posts of a long list while it is being read, so that none is held longer than needed, or made twice
   * should the reading fail. They are shown with the next change.
   */
  keep(posts: PostChanges): void;
  mediaInUse(): Set<string>;
  /** Takes a change over, all of it or nothing; tries again to write what the disk refused before. */
  take(change: ContentChange): void;
  textOf(fingerprint: string): PostText | null;
}

/** A page that is being made may still ask for a text that has just been replaced. */
const keepReplacedMs = 60_000;

/** Opens the archive with what `database` holds, made anew by the code that runs. */
export async function openArchive(
  database: DatabaseSync,
  media: Media,
  leftOut: LeftOut,
): Promise<ContentArchive> {
  const rows = contentRows(database);
  const loaded = rows.load();
  const parts = new Map<string, StoredPart>();
  const pending: PendingChange[] = [...loaded.pending];
  await Promise.all(
    loaded.parts.map(async ({ entries, name, source }) => {
      const type = siteTypes.get(name);
      if (!type) return;
      const { done, report } = leftOut.anew(name);
      const made = await type.make(entries, [], { media, report });
      done();
      const isWhole = made.missing.length === 0;
      parts.set(name, { content: made.content, entries, source: isWhole ? source : "" });
      if (!isWhole) pending.push({ documentId: "", slug: null, type: name });
    }),
  );
  return createArchive(database, {
    parts,
    pending,
    // Whatever cannot be read of the file is read again of the service, which is asked for everything then.
    position: loaded.isComplete ? loaded.position : null,
    posts: new Map(loaded.posts.map((post) => [post.documentId, post])),
    postsWereRead: loaded.postsWereRead,
  });
}

function createArchive(
  database: DatabaseSync,
  opened: ContentState & {
    readonly parts: Map<string, StoredPart>;
    readonly posts: Map<string, StoredPost>;
  },
): ContentArchive {
  const rows = contentRows(database);
  const { parts, posts } = opened;
  let { postsWereRead } = opened;
  let pending: readonly PendingChange[] = opened.pending;
  let position: FeedPosition | null = opened.position;

  // What memory is ahead of the disk.
  const unwrittenPosts = new Set<string>();
  const unwrittenParts = new Set<string>();
  const unwrittenTexts = new Map<string, PostText>();
  let writtenPending = pending;
  let writtenPosition = position;
  let writtenPostsWereRead = postsWereRead;
  let problem: string | null = null;
  /** Texts of posts that are shown as they were until the next change. */
  let replacing: string[] = [];
  let replaced: { readonly at: number; readonly fingerprint: string }[] = [];

  const isUnwritten = () =>
    unwrittenTexts.size + unwrittenPosts.size + unwrittenParts.size > 0 ||
    pending !== writtenPending ||
    position !== writtenPosition ||
    postsWereRead !== writtenPostsWereRead;

  function write(): void {
    const longAgo = Date.now() - keepReplacedMs;
    inTransaction(database, () => {
      for (const [fingerprint, text] of unwrittenTexts) rows.putText(fingerprint, text);
      if (postsWereRead) rows.notePostsRead();
      for (const documentId of unwrittenPosts) rows.putPost(documentId, posts.get(documentId) ?? null);
      for (const name of unwrittenParts) rows.putPart(name, parts.get(name) ?? null);
      if (pending !== writtenPending) rows.putPending(pending);
      if (position !== writtenPosition) rows.putPosition(position);
      for (const { at, fingerprint } of replaced) if (at < longAgo) rows.deleteText(fingerprint);
    });
    replaced = replaced.filter(({ at }) => at >= longAgo);
    unwrittenTexts.clear();
    unwrittenPosts.clear();
    unwrittenParts.clear();
    writtenPending = pending;
    writtenPosition = position;
    writtenPostsWereRead = postsWereRead;
  }

  function takePosts(changes: PostChanges): void {
    for (const [documentId, change] of changes) {
      const before = posts.get(documentId)?.fingerprint;
      if (before && before !== change?.stored.fingerprint) replacing.push(before);
      if (change) posts.set(documentId, change.stored);
      else posts.delete(documentId);
      if (change?.text) unwrittenTexts.set(change.stored.fingerprint, change.text);
      unwrittenPosts.add(documentId);
    }
  }

  /** Where the disk does not take it, that is this archive's problem, and nobody else's. */
  function tried(work: () => void): void {
    try {
      work();
      problem = null;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
  }

  tried(() => rows.deleteUnusedTexts());

  return {
    get problem() {
      return problem;
    },
    get state() {
      return { parts, pending, position, posts, postsWereRead };
    },

    keep(changes) {
      takePosts(changes);
      // A disk that refuses is not asked again for each page.
      if (problem === null) tried(write);
    },

    mediaInUse() {
      const shown = [...parts.values()].flatMap(({ content }) => mediaIn(JSON.stringify(content)));
      return new Set([...shown, ...Array.from(posts.values()).flatMap(({ media }) => media)]);
    },

    take(change) {
      if (change.posts) takePosts(change.posts);
      if (change.postsWereRead) postsWereRead = true;
      for (const [name, part] of change.parts ?? []) {
        if (part) parts.set(name, part);
        else parts.delete(name);
        unwrittenParts.add(name);
      }
      if (change.pending && change.pending.length + pending.length > 0) pending = change.pending;
      position = change.position === undefined ? position : change.position;
      const at = Date.now();
      replaced.push(...replacing.map((fingerprint) => ({ at, fingerprint })));
      replacing = [];
      if (isUnwritten()) tried(write);
    },

    textOf: (fingerprint) => unwrittenTexts.get(fingerprint) ?? rows.text(fingerprint),
  };
}
