import type { Post } from "~/content/model/model.ts";
import { postPath } from "~/words/pages.ts";
import { absolute, type SiteIdentity } from "../site-identity.ts";
import { feedPaths } from "./feed-paths.ts";
import { feedHtml, postsFeedDescription } from "./feed-posts.ts";

/** The given posts, newest first, as JSON Feed 1.1 (jsonfeed.org/version/1.1) with their whole texts. */
export function postsJsonFeed(posts: readonly Post[], site: SiteIdentity): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: `${site.settings.brand} blog`,
    home_page_url: absolute(site, "/blogs"),
    feed_url: absolute(site, feedPaths.postsJson),
    description: postsFeedDescription,
    icon: absolute(site, "/icon-512.png"),
    favicon: absolute(site, "/icon-192.png"),
    authors: [{ name: site.settings.brand, url: absolute(site, "/") }],
    language: "en-US",
    items: posts.map((post) => itemOf(post, site)),
  });
}

function itemOf(post: Post, site: SiteIdentity) {
  const address = absolute(site, postPath(post.slug));
  return {
    id: address,
    url: address,
    title: post.title,
    summary: post.excerpt,
    content_html: feedHtml(post, site),
    date_published: post.publishedAt,
    date_modified: post.updatedAt,
    ...(post.author && { authors: [{ name: post.author }] }),
    ...(post.category && { tags: [post.category.name] }),
    ...(post.image && { image: absolute(site, post.image.src) }),
  };
}
