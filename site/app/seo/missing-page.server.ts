import { type RouterContextProvider, redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { landingPageAt } from "~/content/model/landing-page.ts";
import { isSitePage } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { movedTo } from "./redirects.ts";

/**
 * The answer to an address that has no page: 301 to where an editor moved it, otherwise to /404 (specification,
 * section 2). Loaders throw it. `url` is their argument of that name, without the suffixes and parameters that React Router
 * adds.
 */
export function missingPage(context: Readonly<RouterContextProvider>, url: URL): Response {
  const target = addressAfterMove(contentOf(context), url);
  return target === null ? redirect("/404") : redirect(target, 301);
}

/** Where an editor moved this address, or null. */
export function addressAfterMove(
  content: ContentSnapshot,
  url: Pick<URL, "pathname" | "search">,
): string | null {
  return movedTo(content.redirects, url, (path) => isPage(path, content));
}

/** Whether the site has a page at this path that search engines may show. */
export function isPage(
  path: string,
  { landingPages, posts }: Pick<ContentSnapshot, "landingPages" | "posts">,
): boolean {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) return posts.indexOf(slug) >= 0;
  return isSitePage(path) || landingPageAt(landingPages, path) !== undefined;
}
