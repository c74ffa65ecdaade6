import type { RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { publicUrlContext } from "./public-url.server.ts";
import type { SiteIdentity } from "./site-identity.ts";

/** Whose site answers this request. */
export function siteOf(context: Readonly<RouterContextProvider>): SiteIdentity {
  return { publicUrl: context.get(publicUrlContext), settings: contentOf(context).settings };
}
