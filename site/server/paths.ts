import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import { matchRoutes, type ServerBuild } from "react-router";
import { routeTree } from "~/navigation/route-tree.ts";

export interface Paths {
  /** The one spelling of this path: that of the route table, but for what stands in a parameter's place. */
  canonicalPath(pathname: string): string;
  /** Returns true if the query holds values typed by visitors. Such a page is not cached, because there are endlessly many. */
  isTyped(url: URL): boolean;
  /** Path and the query that matters, which is the page's name in the cache. */
  targetOf(url: URL): string;
  /** The route of this path, such as `/blog/:slug`; null where there is no page. */
  patternOf(pathname: string): string | null;
  /** The route of a page's address, with or without query and `.data`; of what is no page, always the same. */
  routeOf(target: string): string;
}

// The only query keys that change what a page shows; all others (campaign parameters above all) share one rendering.
type Parameters = Readonly<Record<string, readonly string[]>>;

/** The content bounds how many of these there are: a page redirects from any other. */
const listedParameters: Parameters = {
  "/blogs": ["category", "page"],
  "/newsletter": ["issue"],
  "/portfolio": ["status"],
};

const typedParameters: Parameters = {
  "/contact": ["project"],
  "/investor": ["amount", "ask", "delay", "loss", "share", "test"],
};

/** What the router asks for when it wants the data of the home page. */
const homeData = "/_.data";

/** Nearly all that are asked for: nothing in them has another spelling. */
const plainPath = /^(?:\/|(?:\/[a-z\d][a-z\d.~-]*)+)$/;

const rememberedRoutes = 1_000;
const noRoute = "(no page)";

export function createPaths(routeManifest: ServerBuild["routes"]): Paths {
  const table = routeTree(routeManifest);

  /** The parts of the route's path; null where only the route for everything else fits. */
  function routePartsOf(path: string): string[] | null {
    const matches = matchRoutes(table, path) ?? [];
    const parts = matches.flatMap(({ route }) => (route.path ? route.path.split("/") : []));
    return matches.length === 0 || parts.includes("*") ? null : parts;
  }

  /** The route's own spelling of everything but its parameters; a path without a page stays as it is. */
  function inRouteSpelling(path: string): string {
    const pattern = routePartsOf(path);
    if (pattern === null) return path;
    const given = path.split("/").slice(1);
    if (pattern.length !== given.length) return path;
    return `/${pattern.map((part, index) => (part.startsWith(":") ? given[index] : part)).join("/")}`;
  }

  function patternOf(pathname: string): string | null {
    const parts = routePartsOf(pathname);
    return parts && `/${parts.join("/")}`;
  }
  const routes = new LRUCache<string, string>({
    max: rememberedRoutes,
    memoMethod: (path) => patternOf(pathOfPage(path)) ?? noRoute,
  });

  return {
    canonicalPath(pathname) {
      if (plainPath.test(pathname)) return pathname;
      const path = inPlainSpelling(pathname);
      const page = inRouteSpelling(withoutEndingSlash(pathOfPage(path)));
      if (!path.endsWith(".data")) return page;
      return page === "/" ? homeData : `${page}.data`;
    },
    isTyped: ({ pathname, searchParams }) =>
      (typedParameters[pathOfPage(pathname)] ?? []).some((name) => searchParams.has(name)),
    patternOf,
    routeOf: (target) => routes.memo(target.split("?", 1)[0] ?? ""),
    targetOf(url) {
      const page = pathOfPage(url.pathname);
      const query = new URLSearchParams();
      for (const name of listedParameters[page] ?? []) {
        const value = url.searchParams.get(name);
        if (value !== null) query.set(name, value);
      }
      // The router names the routes whose data it wants when it does not want all.
      const asked = url.pathname.endsWith(".data") ? url.searchParams.get("_routes")?.split(",") : undefined;
      if (asked) {
        const wanted = (matchRoutes(table, page) ?? []).flatMap(({ route: { id } }) =>
          id !== undefined && asked.includes(id) ? [id] : [],
        );
        if (wanted.length > 0) query.set("_routes", wanted.sort().join(","));
      }
      return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
    },
  };
}

/** Path of the page, without the suffix under which the router asks for its data. */
export function pathOfPage(pathname: string): string {
  const page = pathname.endsWith(homeData)
    ? pathname.slice(0, 1 - homeData.length)
    : pathname.replace(/\.data$/, "");
  return page === "" ? "/" : page;
}

const withoutEndingSlash = (path: string) => (path === "/" ? path : path.replace(/\/$/, ""));

/** One slash where there are several, and no percent sign where none is needed (RFC 3986, section 6.2.2). */
function inPlainSpelling(pathname: string): string {
  return pathname
    .replace(/%[\da-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replace(/\/{2,}/g, "/")
    .replace(/(?<=.)\/$/, "");
}

// Browsers resolve these before they send a request.
const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Parses the path and query of a request line; returns null where they cannot be read. */
export function readableUrl(target: string): URL | null {
  // Only a proxy receives an absolute URL.
  if (!target.startsWith("/") || dotSegment.test(rawPath(target))) return null;
  try {
    const url = new URL(`http://site.invalid${target}`);
    decodeURIComponent(url.pathname);
    return url.pathname.includes("\0") || /%00/.test(url.pathname) ? null : url;
  } catch {
    return null;
  }
}

/** The path of a request line, as it was sent. */
export const rawPath = (target: string): string => target.split("?", 1)[0] ?? "";

const hostName = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Returns true if the request names one valid host (RFC 9112, section 3.2); before HTTP/1.1 it may name none. */
export function namesOneHost({
  headers: { host },
  headersDistinct,
  httpVersion,
}: Pick<IncomingMessage, "headers" | "headersDistinct" | "httpVersion">): boolean {
  if (host === undefined) return httpVersion === "1.0";
  return headersDistinct.host?.length === 1 && hostName.test(host) && URL.canParse(`http://${host}/`);
}
