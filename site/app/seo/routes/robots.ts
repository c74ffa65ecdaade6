import { siteOf } from "../site-identity.server.ts";
import { robots } from "../sitemap/robots.ts";
import type { Route } from "./+types/robots.ts";
import { document } from "./document.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  return document("text/plain", robots(siteOf(context)));
}
