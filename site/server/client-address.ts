import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { canonicalAddress } from "../app/ip-address.server.ts";
import { requestIdHeader } from "../app/request-scope.server.ts";

/**
 * The visitor's address, in one spelling. With `trustedProxies` proxies in front, each of which
 * appends the address it was called from to X-Forwarded-For, the visitor stands that many places from the right;
 * anything further left was written by the visitor.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const canonicalPeer = canonicalAddress(peer) ?? peer;
  if (trustedProxies === 0) return canonicalPeer;
  const header = request.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  return canonicalAddress(hops.at(-trustedProxies) ?? "") ?? canonicalPeer;
}

const allowedId = /^[A-Za-z0-9_-]{1,64}$/;

/** What a proxy calls this request, if one in front is trusted; otherwise anybody could write into the log. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">, trustedProxies: number): string {
  const given = headers[requestIdHeader.toLowerCase()];
  return trustedProxies > 0 && typeof given === "string" && allowedId.test(given) ? given : randomUUID();
}

/**
 * Returns whether a browser posted this from a page of this site, which has the host of `publicUrl` or the one that the
 * request names; "unknown" for clients that do not say.
 */
export function originOf(
  { headers: { host, origin, "sec-fetch-site": site } }: Pick<IncomingMessage, "headers">,
  publicUrl: string,
): "this site" | "elsewhere" | "unknown" {
  if (site === "cross-site") return "elsewhere";
  if (origin === undefined) return site === "same-origin" ? "this site" : "unknown";
  const from = URL.parse(origin);
  const own = new URL(publicUrl);
  const isOwn = from?.host === own.host || from?.origin === `${own.protocol}//${host}`;
  return isOwn ? "this site" : "elsewhere";
}
