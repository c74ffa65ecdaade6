import { hashOf } from "~/content/hash.server.ts";
import { type Newsletter, type Post, postLibrary } from "~/content/model/model.ts";
import type { SiteContent } from "~/content/model/site-content.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { bundledSite } from "./bundled-site.ts";

/** Returns a snapshot of posts, newsletters and other content. */
export function sampleSnapshot(
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
  return { ...content, version: hashOf([content, posts]), posts: postLibrary(posts) };
}
