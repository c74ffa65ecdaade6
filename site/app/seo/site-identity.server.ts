import { createContext, type RouterContextProvider } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import type { SiteIdentity } from "./site-identity.ts";

/** The site's public origin without a trailing slash, such as `https://www.example.com`. */
export const publicUrlContext = createContext<string>("http://localhost:3000");

/** Whether browsers tell how fast pages were. */
export const collectsVitalsContext = createContext(false);

/** Whose site answers this request. */
export function siteOf(context: Readonly<RouterContextProvider>): SiteIdentity {
  const { settings, wordEdits } = contentOf(context);
  return { publicUrl: context.get(publicUrlContext), settings, wordEdits };
}
