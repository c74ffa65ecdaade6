import type { MetaDescriptor } from "react-router";
import type { Episode } from "~/content/model/site-content.ts";
import type { SiteIdentity } from "~/seo/site-identity.ts";

/** Returns the `<link>` tags of the feeds that belong to the page at `pathWithQuery`. */
export function feedLinks(pathWithQuery: string, { settings }: SiteIdentity): MetaDescriptor[] {
  const [path = ""] = pathWithQuery.split("?");
  const { brand, newsletterTitle, podcastTitle } = settings;
  if (path === "/blogs" || path.startsWith("/blog/")) {
    return [feedLink(`${brand} blog`, feedPaths.posts)];
  }
  if (path === "/podcast") return [feedLink(podcastTitle, feedPaths.podcast)];
  if (path === "/newsletter") return [feedLink(newsletterTitle, feedPaths.newsletter)];
  return [];
}

function feedLink(title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href };
}

/** Paths of the feeds. Feed readers keep them for years. */
export const feedPaths = {
  newsletter: "/newsletter/feed.xml",
  podcast: "/podcast/feed.xml",
  posts: "/blogs/feed.xml",
} as const;

export const transcriptPath = ({ number }: Pick<Episode, "number">) => `/podcast/transcripts/${number}`;
