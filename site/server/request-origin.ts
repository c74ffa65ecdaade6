import type { IncomingMessage } from "node:http";

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
