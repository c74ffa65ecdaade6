import type { MetaDescriptor } from "react-router";
import type { SiteIdentity } from "../site-identity.ts";
import { feedPaths } from "./feed-paths.ts";

/** What tells feed readers of the feeds that belong to the page at `path`. */
export function feedLinks(path: string, { settings }: SiteIdentity): MetaDescriptor[] {
  const { brand, newsletterTitle, podcastTitle } = settings;
  if (path === "/blogs" || path.startsWith("/blog/")) {
    return [
      feedLink("application/rss+xml", `${brand} blog`, feedPaths.posts),
      feedLink("application/feed+json", `${brand} blog`, feedPaths.postsJson),
    ];
  }
  if (path === "/podcast") return [feedLink("application/rss+xml", podcastTitle, feedPaths.podcast)];
  if (path === "/newsletter") return [feedLink("application/rss+xml", newsletterTitle, feedPaths.newsletter)];
  return [];
}

function feedLink(type: string, title: string, href: string): MetaDescriptor {
  return { tagName: "link", rel: "alternate", type, title, href };
}
