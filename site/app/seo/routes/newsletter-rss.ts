import { contentOf } from "~/content/content-context.server.ts";
import { newsletterRss } from "../feeds/newsletter-rss.ts";
import { siteOf } from "../site-identity.server.ts";
import type { Route } from "./+types/newsletter-rss.ts";
import { document } from "./document.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return document("application/rss+xml", newsletterRss(contentOf(context).newsletters, siteOf(context)));
}
