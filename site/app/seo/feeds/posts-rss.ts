import type { PostSummary } from "~/content/model/model.ts";
import { postPath } from "~/content/model/site-pages.ts";
import { blog } from "~/copy/blog.ts";
import { withEdits } from "~/copy/copy.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml } from "../xml.ts";
import { feedPaths } from "./feed-links.ts";
import { newestDate, rfc822, rss } from "./rss.ts";

const maxPosts = 50;

/** Returns an RSS feed of the newest posts. `posts` is sorted newest first. */
export function postsRss(posts: readonly PostSummary[], site: SiteIdentity): string {
  const newestPosts = posts.slice(0, maxPosts);
  return rss(
    {
      description: withEdits(blog, site.copyEdits).feedDescription,
      feedPath: feedPaths.posts,
      items: newestPosts.map((post) => itemOf(post, site)),
      pagePath: "/blogs",
      title: `${site.settings.brand} blog`,
      updatedAt: newestDate(newestPosts.map(({ updatedAt }) => updatedAt)),
    },
    site,
  );
}

function itemOf(post: PostSummary, site: SiteIdentity): Xml {
  const url = absoluteUrl(site, postPath(post.slug));
  return element("item", {}, [
    element("title", {}, post.title),
    element("link", {}, url),
    element("guid", { isPermaLink: "true" }, url),
    element("pubDate", {}, rfc822(post.publishedAt)),
    post.author && element("dc:creator", {}, post.author),
    post.category && element("category", {}, post.category.name),
    element("description", {}, post.excerpt),
  ]);
}
