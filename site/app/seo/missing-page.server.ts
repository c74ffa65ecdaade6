import { type RouterContextProvider, redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { landingPageAt } from "~/content/model/landing-page.ts";
import { isSitePage } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { resolveRedirect } from "./redirects.ts";

/**
 * Returns the response for a URL without a page: 301 if an editor moved it, else a redirect to /404 (specification,
 * section 2). Loaders throw it. `url` is the loader's argument, without React Router's suffixes and parameters.
 */
export function missingPage(context: Readonly<RouterContextProvider>, url: URL): Response {
  const target = redirectTarget(contentOf(context), url);
  return target === null ? redirect("/404") : redirect(target, 301);
}

/** Returns the URL an editor moved this one to, or null. */
export function redirectTarget(
  content: ContentSnapshot,
  url: Pick<URL, "pathname" | "search">,
): string | null {
  return resolveRedirect(content.redirects, url, (path) => isPage(path, content));
}

/** Returns true if the site has an indexable page at this path. */
export function isPage(
  path: string,
  { landingPages, posts }: Pick<ContentSnapshot, "landingPages" | "posts">,
): boolean {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) return posts.indexOf(slug) >= 0;
  return isSitePage(path) || landingPageAt(landingPages, path) !== undefined;
}
