import { contentOf } from "~/content/content-context.server.ts";
import { missingPage } from "../missing-page.server.ts";
import { siteOf } from "../site-identity.server.ts";
import { sitemapPart } from "../sitemap/sitemap.ts";
import type { Route } from "./+types/sitemap-part.ts";
import { document } from "./document.server.ts";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const name = /^(.+)\.xml$/.exec(params.file)?.[1] ?? "";
  const part = sitemapPart(name, contentOf(context), siteOf(context));
  return part === null ? missingPage(context, url) : document("application/xml", part);
}
