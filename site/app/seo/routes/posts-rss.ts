import { contentOf } from "~/content/content-context.server.ts";
import { feedPosts } from "../feeds/feed-posts.ts";
import { postsRss } from "../feeds/posts-rss.ts";
import { siteOf } from "../site-identity.server.ts";
import type { Route } from "./+types/posts-rss.ts";
import { document } from "./document.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return document("application/rss+xml", postsRss(feedPosts(contentOf(context)), siteOf(context)));
}
