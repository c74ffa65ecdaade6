import { fingerprintOf } from "~/content/fingerprint.server.ts";
import { type Newsletter, type Post, type PostLibrary, postLibrary } from "~/content/model/model.ts";
import type { SiteContent } from "~/content/model/site-content.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { bundledSite } from "./bundled-site.ts";

/** Returns a snapshot of posts, newsletters and other content. */
export function snapshotOf(
  posts: readonly Post[],
  newsletters: readonly Newsletter[] = [],
  site: SiteContent = bundledSite,
): ContentSnapshot {
  const content = {
    ...site,
    newsletters,
    newslettersRefused: false,
    isLive: false,
    isTrial: false,
    searchDocuments: [],
    withheld: [],
  };
  return { ...content, version: fingerprintOf([content, posts]), posts: libraryOf(posts) };
}

/** Returns a library of these posts, which must be given newest first. */
export function libraryOf(posts: readonly Post[]): PostLibrary {
  const bySlug = new Map(posts.map((post) => [post.slug, post]));
  const summaries = posts.map(({ bodyHtml: _, headings: __, ...summary }) => summary);
  return postLibrary(summaries, (slug) => bySlug.get(slug) ?? null);
}
