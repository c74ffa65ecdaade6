import { AsyncLocalStorage } from "node:async_hooks";
import type { Core } from "@strapi/strapi";
import { environment } from "../environment";
import { siteKey } from "../site-key";
import { siteHints } from "./site-hints";
import { watchEntries } from "./watch-entries";
import { watchMedia } from "./watch-media";
import { watchedTypes } from "./watched-types";

/** Everything that changes what visitors see is noted for the feed, and the sites are told to look. */
export function watchChanges(strapi: Core.Strapi): void {
  const hint = siteHints(environment().siteHintOrigins, siteKey("content-hint"), strapi.log);
  // Called while a transaction ends, it must not go on in that transaction's context.
  const outside = AsyncLocalStorage.snapshot();
  const announce = () => outside(hint);

  const types = watchedTypes(strapi);
  watchEntries(strapi, types, announce);
  watchMedia(strapi, types, announce);
}
