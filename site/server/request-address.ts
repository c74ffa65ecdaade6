import type { IncomingMessage } from "node:http";

/**
 * The visitor's address. With `trustedProxies` proxies in front, each of which appends the address it was called
 * from to X-Forwarded-For, the visitor stands that many places from the right; anything further left is hearsay.
 */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return peer;
  const header = request.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? ""))
    .split(",")
    .map((hop) => hop.trim());
  return hops.at(-trustedProxies) || peer;
}

/** Address and query as they were asked for, or null where they cannot be read. */
export function requestedUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? "";
  // An absolute target belongs to proxies, which this server is not.
  if (!target.startsWith("/")) return null;
  try {
    const url = new URL(`http://site.invalid${target}`);
    decodeURIComponent(url.pathname);
    return url.pathname.includes("\0") || /%00/.test(url.pathname) ? null : url;
  } catch {
    return null;
  }
}

/** The same address without trailing slashes, where it has any; the query is kept (specification, section 2). */
export function withoutTrailingSlashes(url: URL): string | null {
  if (url.pathname === "/" || !url.pathname.endsWith("/")) return null;
  // One leading slash only: two would send the visitor to another host.
  const path = `/${url.pathname.replace(/^\/+|\/+$/g, "")}`;
  return `${path}${url.search}`;
}
