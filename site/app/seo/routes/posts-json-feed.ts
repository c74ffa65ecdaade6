import { contentOf } from "~/content/content-context.server.ts";
import { feedPosts } from "../feeds/feed-posts.ts";
import { postsJsonFeed } from "../feeds/posts-json-feed.ts";
import { siteOf } from "../site-identity.server.ts";
import type { Route } from "./+types/posts-json-feed.ts";
import { document } from "./document.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return document("application/feed+json", postsJsonFeed(feedPosts(contentOf(context)), siteOf(context)));
}
