import type { IncomingMessage } from "node:http";
import { SocketAddress } from "node:net";

/**
 * The visitor's address, in one spelling whoever wrote it. With `trustedProxies` proxies in front, each of which
 * appends the address it was called from to X-Forwarded-For, the visitor stands that many places from the right;
 * anything further left is hearsay.
 */
export function visitorAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? "unknown";
  const canonicalPeer = canonicalAddress(peer) ?? peer;
  if (trustedProxies === 0) return canonicalPeer;
  const header = request.headers["x-forwarded-for"];
  const hops = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  return canonicalAddress(hops.at(-trustedProxies) ?? "") ?? canonicalPeer;
}

const mappedAddress = /^::ffff:(?=\d+\.)/;

/** An IP address without port, brackets and zone, and an IPv4 address that is written as IPv6 as what it is. */
export function canonicalAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/%[^\]]*/, "");
  // Without brackets, every colon of an IPv6 address is its own.
  const isBareIpv6 = bare.split(":").length > 2 && !bare.startsWith("[");
  const { address } = SocketAddress.parse(isBareIpv6 ? `[${bare}]` : bare) ?? {};
  return address?.replace(mappedAddress, "") ?? null;
}

// Nobody who follows links sends them: their clients have resolved them before.
const dotSegment = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Address and query as they were asked for, or null where they cannot be read. */
export function requestedUrl(request: IncomingMessage): URL | null {
  const target = request.url ?? "";
  // An absolute target belongs to proxies, which this server is not.
  if (!target.startsWith("/")) return null;
  if (dotSegment.test(pathOf(request))) return null;
  try {
    const url = new URL(`http://site.invalid${target}`);
    decodeURIComponent(url.pathname);
    return url.pathname.includes("\0") || /%00/.test(url.pathname) ? null : url;
  } catch {
    return null;
  }
}

/** The path as it was sent. */
export function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?", 1)[0] ?? "";
}

const hostName = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether the request names one host that can be one (RFC 9112, section 3.2); before HTTP/1.1 it may name none. */
export function namesOneHost(
  request: Pick<IncomingMessage, "headers" | "headersDistinct" | "httpVersion">,
): boolean {
  const { host } = request.headers;
  const named = request.headersDistinct.host ?? [];
  if (named.length > 1) return false;
  if (host === undefined) return request.httpVersion === "1.0";
  return hostName.test(host) && URL.canParse(`http://${host}/`);
}
