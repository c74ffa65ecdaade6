import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { canonicalAddress } from "../app/ip-address.server.ts";
import { requestIdHeader } from "../app/request-scope.server.ts";

/**
 * The visitor's address, in one spelling. With `trustedProxies` proxies in front, each of which
 * appends the address it was called from to X-Forwarded-For, the visitor stands that many places from the right;
 * anything further left was written by the visitor.
 */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
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
