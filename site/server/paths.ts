import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { matchRoutes, type ServerBuild } from "react-router";
import { routeTree } from "~/navigation/route-tree.ts";

export type Paths = ReturnType<typeof createPaths>;

/** Query parameters that change a page, by path. URLs that differ only in others, such as a campaign, share one rendering. */
type QueryParameters = Readonly<Record<string, readonly string[]>>;

/** Parameters with a limited number of values, which come from the content. Pages redirect from any other value. */
const listedParameters: QueryParameters = {
  "/blogs": ["category", "page"],
  "/newsletter": ["issue"],
};

/** Parameters with values that visitors type. Pages with them are not cached, because any value is possible. */
const typedParameters: QueryParameters = {
  "/contact": ["project"],
  "/investor": ["amount", "ask", "delay", "loss", "share", "test"],
};

/** Matches most requested paths. They are canonical already. */
const plainPath = /^(?:\/|(?:\/[a-z\d][a-z\d.~-]*)+)$/;

const maxRememberedRoutes = 1_000;

/** Returns functions that normalize paths, match them with the route table and make cache keys. */
export function createPaths(routeManifest: ServerBuild["routes"]) {
  const tree = routeTree(routeManifest);

  /** Returns the segments of the route's path; null if only the catch-all matches. */
  function routePartsOf(path: string): string[] | null {
    const matches = matchRoutes(tree, path) ?? [];
    const parts = matches.flatMap(({ route }) => (route.path ? route.path.split("/") : []));
    return matches.length === 0 || parts.includes("*") ? null : parts;
  }

  /** Spells the fixed segments of a path like its route, which ignores case. A path without a page stays as it is. */
  function withRouteSpelling(path: string): string {
    const routeParts = routePartsOf(path);
    const segments = path.split("/").slice(1);
    if (routeParts?.length !== segments.length) return path;
    return `/${routeParts.map((part, index) => (part.startsWith(":") ? segments[index] : part)).join("/")}`;
  }

  const routes = new LRUCache<string, string>({
    max: maxRememberedRoutes,
    memoMethod(path) {
      const parts = routePartsOf(pathOfPage(path));
      return parts ? `/${parts.join("/")}` : "(no page)";
    },
  });

  return {
    /** Returns the one spelling of a path: the route table's, with the given parameters. */
    canonicalPath(pathname: string): string {
      if (plainPath.test(pathname)) return pathname;
      const path = normalizePath(pathname);
      const page = withRouteSpelling(removeEndingSlash(pathOfPage(path)));
      if (!path.endsWith(".data")) return page;
      return page === "/" ? "/_.data" : `${page}.data`;
    },
    hasTypedValues: ({ pathname, searchParams }: URL) =>
      (typedParameters[pathOfPage(pathname)] ?? []).some((name) => searchParams.has(name)),
    /** Returns the route of a page's path, such as `/blog/:slug`; "(no page)" if there is none. */
    routeOf: (pathname: string) => routes.memo(pathname),
    /** Returns the path with its relevant query, as the cache key. */
    cacheKeyOf(url: URL): string {
      const page = pathOfPage(url.pathname);
      const query = new URLSearchParams();
      for (const name of listedParameters[page] ?? []) {
        const value = url.searchParams.get(name);
        if (value !== null) query.set(name, value);
      }
      // React Router's data requests list the routes that they need, unless they need all.
      const requestedRoutes = url.pathname.endsWith(".data")
        ? url.searchParams.get("_routes")?.split(",")
        : undefined;
      if (requestedRoutes) {
        const matchedRoutes = (matchRoutes(tree, page) ?? []).flatMap(({ route: { id } }) =>
          id !== undefined && requestedRoutes.includes(id) ? [id] : [],
        );
        if (matchedRoutes.length > 0) query.set("_routes", matchedRoutes.sort().join(","));
      }
      return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
    },
  };
}

/** Returns the path of the page that a page or data URL belongs to: `/` for `/_.data`, `/blogs` for `/blogs.data`. */
export const pathOfPage = (pathname: string): string => pathname.replace(/(?<=\/)_\.data$|\.data$/, "");

const removeEndingSlash = (path: string) => (path === "/" ? path : path.replace(/\/$/, ""));

/** Collapses slashes, removes one at the end, and decodes needless percent encoding (RFC 3986, section 6.2.2). */
function normalizePath(pathname: string): string {
  return pathname
    .replace(/%[\da-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

// Browsers resolve dot segments before they send a request.
const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Parses the path and query of a request line; returns null if they are invalid. */
export function parseRequestTarget(target: string): URL | null {
  // Only a proxy receives an absolute URL.
  if (!target.startsWith("/") || dotSegment.test(rawPath(target))) return null;
  try {
    const url = new URL(`http://site.invalid${target}`);
    decodeURIComponent(url.pathname);
    return url.pathname.includes("%00") ? null : url;
  } catch {
    return null;
  }
}

export const rawPath = (target: string): string => target.split("?", 1)[0] ?? "";

const hostName = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns true if the request names one valid host (RFC 9112, section 3.2). HTTP/1.0 may omit it. */
export function hasOneValidHost({
  headers: { host },
  headersDistinct,
  httpVersion,
}: Pick<IncomingMessage, "headers" | "headersDistinct" | "httpVersion">): boolean {
  if (host === undefined) return httpVersion === "1.0";
  return headersDistinct.host?.length === 1 && hostName.test(host) && URL.canParse(`http://${host}/`);
}
