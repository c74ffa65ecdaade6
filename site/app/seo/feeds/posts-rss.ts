import type { Post } from "~/content/model/model.ts";
import { postPath } from "~/words/pages.ts";
import { absolute, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml } from "../xml.ts";
import { feedPaths } from "./feed-paths.ts";
import { feedHtml, postsFeedDescription } from "./feed-posts.ts";
import { newest, rfc822, rss } from "./rss.ts";

/** The given posts, newest first, as RSS with their whole texts. */
export function postsRss(posts: readonly Post[], site: SiteIdentity): string {
  return rss(
    {
      description: postsFeedDescription,
      feedPath: feedPaths.posts,
      items: posts.map((post) => itemOf(post, site)),
      pagePath: "/blogs",
      title: `${site.settings.brand} blog`,
      updatedAt: newest(posts.map(({ updatedAt }) => updatedAt)),
    },
    site,
  );
}

function itemOf(post: Post, site: SiteIdentity): Xml {
  const address = absolute(site, postPath(post.slug));
  return element("item", {}, [
    element("title", {}, post.title),
    element("link", {}, address),
    element("guid", { isPermaLink: "true" }, address),
    element("pubDate", {}, rfc822(post.publishedAt)),
    post.author && element("dc:creator", {}, post.author),
    post.category && element("category", {}, post.category.name),
    element("description", {}, post.excerpt),
    element("content:encoded", {}, feedHtml(post, site)),
  ]);
}
