import type { Post } from "~/content/model/model.ts";
import { postPath } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { blog } from "~/copy/blog.ts";
import { edited } from "~/copy/copy.ts";
import { absolute, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml } from "../xml.ts";
import { feedPaths } from "./feed-links.ts";
import { portableHtml } from "./portable-html.ts";
import { newest, rfc822, rss } from "./rss.ts";

const maxPosts = 50;

/** Returns the posts in the feed, newest first. */
export function feedPosts({ posts }: Pick<ContentSnapshot, "posts">): Post[] {
  return posts.all.slice(0, maxPosts).flatMap(({ slug }) => posts.find(slug) ?? []);
}

/** Returns a post's HTML for feeds, with the disclosure that ends every page. */
function feedHtml(post: Pick<Post, "bodyHtml" | "slug">, site: SiteIdentity): string {
  const text = portableHtml(post.bodyHtml, absolute(site, postPath(post.slug)));
  const disclosure = site.settings.disclosure.map((paragraph) => element("p", {}, paragraph).text);
  return [text, "<hr>", ...disclosure].join("\n");
}

/** Returns an RSS feed of posts with their full texts. */
export function postsRss(posts: readonly Post[], site: SiteIdentity): string {
  return rss(
    {
      description: edited(blog, site.copyEdits).feedDescription,
      feedPath: feedPaths.posts,
      items: posts.map((post) => rssItem(post, site)),
      pagePath: "/blogs",
      title: `${site.settings.brand} blog`,
      updatedAt: newest(posts.map(({ updatedAt }) => updatedAt)),
    },
    site,
  );
}

function rssItem(post: Post, site: SiteIdentity): Xml {
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
