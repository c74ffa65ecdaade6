import type { ContentSnapshot, Newsletter, Post, PostLibrary, PostSummary } from "../model/model.ts";
import { libraryOf, postLibrary } from "../model/posts/post-library.ts";
import { newestFirst } from "../model/wording/newest-first.ts";
import type { SiteParts } from "../source/site-types/site-type.ts";
import { newslettersType } from "../source/site-types/site-types.ts";
import { typedContent } from "../typed/typed-content.ts";
import type { ContentState, StoredPost } from "./content-state.ts";
import { fingerprintOf } from "./fingerprint.server.ts";
import type { PostText } from "./saved-content.ts";

/** Content that was there when the site was built. */
export interface Bundle {
  readonly newsletters: readonly Newsletter[];
  readonly posts: readonly Post[];
}

export interface MadeSnapshot {
  /** Of the posts, by slug. */
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly snapshot: ContentSnapshot;
}

interface Library {
  readonly fingerprints: ReadonlyMap<string, string>;
  readonly posts: PostLibrary;
}

/** Makes snapshots of what has been read; the bundle stands in for posts and newsletters until they have been. */
export function createSnapshotMaker(
  bundle: Bundle | null,
  textOf: (fingerprint: string) => PostText | null,
): (state: ContentState, newslettersStatus: number | null) => MadeSnapshot {
  const bundled = bundledLibrary(bundle?.posts ?? []);
  const prints = new WeakMap<object, string>();

  /** Content is never changed in place: the same object is the same content. */
  function printOf(content: object): string {
    const print = prints.get(content) ?? fingerprintOf(content);
    prints.set(content, print);
    return print;
  }

  return (state, newslettersStatus) => {
    const parts = Array.from(state.parts.values(), ({ content }) => content);
    const site: SiteParts = Object.assign(
      { ...typedContent, newsletters: bundle?.newsletters ?? [] },
      ...parts,
    );
    const isRead = state.postsWereRead || state.posts.size > 0;
    const { fingerprints, posts } = isRead ? storedLibrary(state.posts.values(), textOf) : bundled;
    const status =
      state.parts.has(newslettersType.name) || site.newsletters.length > 0 ? 200 : newslettersStatus;
    const print = Object.values(site).map(printOf);
    // The bundle is all there is where it stands in.
    const postsWereRead = state.postsWereRead || bundle !== null;
    const shown = [Object.keys(site), print, [...fingerprints.values()], status, postsWereRead];
    const generation = fingerprintOf(shown);
    return {
      fingerprints,
      snapshot: { ...site, generation, newslettersStatus: status, posts, postsWereRead },
    };
  };
}

function bundledLibrary(posts: readonly Post[]): Library {
  return {
    fingerprints: new Map(posts.map((post) => [post.slug, fingerprintOf(post)])),
    posts: libraryOf(posts),
  };
}

function storedLibrary(
  stored: Iterable<StoredPost>,
  textOf: (fingerprint: string) => PostText | null,
): Library {
  const newest = [...stored].sort((a, b) => newestFirst(a.summary, b.summary) || bySlug(a, b));
  // A service that lets two posts share an address shows the newer one there.
  const bySlugs = new Map<string, StoredPost>();
  for (const post of newest) if (!bySlugs.has(post.summary.slug)) bySlugs.set(post.summary.slug, post);
  const shown = [...bySlugs.values()];
  return {
    fingerprints: new Map(shown.map(({ fingerprint, summary }) => [summary.slug, fingerprint])),
    posts: postLibrary(
      shown.map(({ summary }) => summary),
      (slug) => wholePost(bySlugs.get(slug), textOf),
    ),
  };
}

function wholePost(
  stored: StoredPost | undefined,
  textOf: (fingerprint: string) => PostText | null,
): Post | null {
  const text = stored && textOf(stored.fingerprint);
  return text ? { ...stored.summary, ...text } : null;
}

function bySlug(a: { readonly summary: PostSummary }, b: { readonly summary: PostSummary }): number {
  return a.summary.slug < b.summary.slug ? -1 : Number(a.summary.slug > b.summary.slug);
}
