import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { canonicalIp } from "../app/ip-address.server.ts";
import { requestIdHeader } from "../app/request-scope.server.ts";

/**
 * Returns the client's IP address. Each of the N `trustedProxies` appends its caller to X-Forwarded-For, so the
 * address is the Nth from the right; clients can forge everything to its left.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const canonicalPeer = canonicalIp(peer) ?? peer;
  if (trustedProxies === 0) return canonicalPeer;
  const header = request.headers["x-forwarded-for"];
  const addresses = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  return canonicalIp(addresses.at(-trustedProxies) ?? "") ?? canonicalPeer;
}

const allowedRequestId = /^[A-Za-z0-9_-]{1,64}$/;

/** Returns the ID that a trusted proxy gave the request, or a new one: clients must not choose what is logged. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">, trustedProxies: number): string {
  const proxyId = headers[requestIdHeader.toLowerCase()];
  return trustedProxies > 0 && typeof proxyId === "string" && allowedRequestId.test(proxyId)
    ? proxyId
    : randomUUID();
}

/** Returns true if a page of another site sent the request. This site has the host of `publicUrl` or of the request. */
export function isFromOtherSite(
  { headers: { host, origin, "sec-fetch-site": fetchSite } }: Pick<IncomingMessage, "headers">,
  publicUrl: string,
): boolean {
  if (fetchSite === "cross-site") return true;
  // Clients without an origin, such as programs, are no other site.
  if (origin === undefined) return false;
  const sender = URL.parse(origin);
  const publicOrigin = new URL(publicUrl);
  return sender?.host !== publicOrigin.host && sender?.origin !== `${publicOrigin.protocol}//${host}`;
}
