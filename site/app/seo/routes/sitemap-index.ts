import { contentOf } from "~/content/content-context.server.ts";
import { siteOf } from "../site-identity.server.ts";
import { sitemapIndex } from "../sitemap/sitemap.ts";
import type { Route } from "./+types/sitemap-index.ts";
import { document } from "./document.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return document("application/xml", sitemapIndex(contentOf(context), siteOf(context)));
}
