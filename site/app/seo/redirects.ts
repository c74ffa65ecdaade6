import type { Redirect } from "~/content/model/site-content.ts";

const maxSteps = 5;

/** Base for resolving paths; never sent. */
const anyOrigin = "https://site.invalid";

/**
 * Returns the target of a moved URL with the visitor's query. Follows a chain of redirects up to the first path that
 * has a page. Returns null for a chain that is too long, circular, or leads to anything but a path or an https URL.
 */
export function resolveRedirect(
  redirects: readonly Redirect[],
  requestedUrl: { readonly pathname: string; readonly search: string },
  isPage: (path: string) => boolean,
): string | null {
  if (isPage(requestedUrl.pathname)) return null;
  const targets = targetsOf(redirects);
  let target = targets.get(normalizePath(requestedUrl.pathname));
  for (let step = 1; target !== undefined && step <= maxSteps; step += 1) {
    const url = targetUrl(target);
    if (!url) return null;
    if (url.origin !== anyOrigin) return withQuery(url, requestedUrl.search).href;
    const next = isPage(url.pathname) ? undefined : targets.get(normalizePath(url.pathname));
    if (next === undefined) return pathOf(withQuery(url, requestedUrl.search));
    target = next;
  }
  return null;
}

const targetsByList = new WeakMap<readonly Redirect[], ReadonlyMap<string, string>>();

/** Returns the targets by normalized path. Keeps them for the next request, because the list seldom changes. */
function targetsOf(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  const cachedTargets = targetsByList.get(redirects);
  if (cachedTargets) return cachedTargets;
  const targets = new Map(redirects.map(({ from, to }) => [normalizePath(from), to]));
  targetsByList.set(redirects, targets);
  return targets;
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

function withQuery(url: URL, search: string): URL {
  const result = new URL(url);
  for (const [name, value] of new URLSearchParams(search)) result.searchParams.append(name, value);
  return result;
}

const pathOf = ({ hash, pathname, search }: URL) => `${pathname}${search}${hash}`;
