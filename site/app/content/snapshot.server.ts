import { createHash } from "node:crypto";
import type { ContentSnapshot, Newsletter, Post } from "./model.ts";
import { libraryOf } from "./post-library.ts";
import type { SiteContent } from "./site-content.ts";
import { typedContent } from "./typed/typed-content.ts";

/** A snapshot of whole posts in memory, newest first, beside newsletters and the rest of the site's content. */
export function snapshotOf(
  posts: readonly Post[],
  newsletters: readonly Newsletter[],
  newslettersStatus: number | null = 200,
  site: SiteContent = typedContent,
): ContentSnapshot {
  const content = { ...site, newsletters, newslettersStatus };
  const generation = createHash("sha256")
    .update(JSON.stringify([content, posts]))
    .digest("base64url")
    .slice(0, 16);
  return { ...content, posts: libraryOf(posts), generation };
}
