import { createContext, type RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import type { SiteIdentity } from "./site-identity.ts";

/** Public origin without a trailing slash. */
export const publicUrlContext = createContext<string>("http://localhost:3000");

/** Returns the site's identity for a request. */
export function siteIdentityOf(context: Readonly<RouterContextProvider>): SiteIdentity {
  const { settings, copyEdits } = contentOf(context);
  return { publicUrl: context.get(publicUrlContext), settings, copyEdits };
}
