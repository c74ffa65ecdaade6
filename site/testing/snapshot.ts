import type { ContentSnapshot, Newsletter, Post } from "~/content/model/model.ts";
import { libraryOf } from "~/content/model/posts/post-library.ts";
import type { SiteContent } from "~/content/model/site-content.ts";
import { fingerprintOf } from "~/content/store/fingerprint.server.ts";
import { typedContent } from "~/content/typed/typed-content.ts";

/** A snapshot of whole posts in memory, newest first, beside newsletters and the rest of the site's content. */
export function snapshotOf(
  posts: readonly Post[],
  newsletters: readonly Newsletter[] = [],
  site: SiteContent = typedContent,
): ContentSnapshot {
  const content = { ...site, newsletters, newslettersStatus: 200, postsWereRead: true };
  return { ...content, generation: fingerprintOf([content, posts]), posts: libraryOf(posts) };
}
