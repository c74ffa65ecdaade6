import { type RouterContextProvider, redirect } from "react-router";
import { contentOf } from "~/content/content-context.server.ts";
import { landingPageAt } from "~/content/model/landing-page.ts";
import type { Redirect } from "~/content/model/site-content.ts";
import { isSitePage } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";

/** Maximum number of redirects in a chain. */
const maxRedirects = 5;

/** Base for resolving paths; never sent. */
const anyOrigin = "https://site.invalid";

type RequestedUrl = Pick<URL, "pathname" | "search">;

/**
 * Returns the response for a URL without a page: 301 if an editor moved it, else a redirect to /404 (specification,
 * section 2). Loaders throw it. `url` is the loader's argument, without React Router's suffixes and parameters.
 */
export function missingPage(context: Readonly<RouterContextProvider>, url: URL): Response {
  const target = redirectTarget(contentOf(context), url);
  return target === null ? redirect("/404") : redirect(target, 301);
}

/** Returns the URL an editor moved this one to, or null. */
export const redirectTarget = (content: ContentSnapshot, url: RequestedUrl): string | null =>
  resolveRedirect(content.redirects, url, (path) => isIndexablePage(path, content));

/** Returns true if the site has an indexable page at this path. */
export function isIndexablePage(
  path: string,
  { landingPages, posts }: Pick<ContentSnapshot, "landingPages" | "posts">,
): boolean {
  const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1];
  if (slug !== undefined) return posts.indexOf(slug) >= 0;
  return isSitePage(path) || landingPageAt(landingPages, path) !== undefined;
}

/**
 * Returns the target of a moved URL with the visitor's query. Follows a chain of redirects to its end, or to the first
 * path that has a page. Returns null if the URL has a page or no redirect, and for a chain that is too long, circular,
 * or leads to anything but a path or an https URL.
 */
export function resolveRedirect(
  redirects: readonly Redirect[],
  { pathname, search }: RequestedUrl,
  hasPage: (path: string) => boolean,
): string | null {
  const targetOf = (path: string): string | undefined => {
    const normalizedPath = normalizePath(path);
    return redirects.findLast(({ from }) => normalizePath(from) === normalizedPath)?.to;
  };
  let target = hasPage(pathname) ? undefined : targetOf(pathname);
  for (let step = 1; target !== undefined && step <= maxRedirects; step += 1) {
    const url = targetUrl(target);
    if (!url) return null;
    const isElsewhere = url.origin !== anyOrigin;
    target = isElsewhere || hasPage(url.pathname) ? undefined : targetOf(url.pathname);
    if (target === undefined) {
      for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
      return isElsewhere ? url.href : url.href.slice(anyOrigin.length);
    }
  }
  return null;
}

function targetUrl(target: string): URL | null {
  const isPath = target.startsWith("/");
  if (!isPath && !/^https:\/\//i.test(target)) return null;
  const url = URL.parse(target, anyOrigin);
  // A path can still name a host, as in `//host`, `/\\host` and `/.//host`.
  const namesHost = isPath && (url?.origin !== anyOrigin || url.pathname.startsWith("//"));
  return namesHost ? null : url;
}

/** Normalizes trailing slashes and percent-encoding. */
function normalizePath(path: string): string {
  const pathname = URL.parse(path, anyOrigin)?.pathname ?? path;
  // Without the lookbehind, a long run of slashes would take quadratic time.
  return pathname.replace(/(?<!\/)\/+$/, "") || "/";
}
