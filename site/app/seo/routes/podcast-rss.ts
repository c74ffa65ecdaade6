import { contentOf } from "~/content/content-context.server.ts";
import { podcastRss } from "../feeds/podcast-rss.ts";
import { siteOf } from "../site-identity.server.ts";
import type { Route } from "./+types/podcast-rss.ts";
import { document } from "./document.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return document("application/rss+xml", podcastRss(contentOf(context).episodes, siteOf(context)));
}
