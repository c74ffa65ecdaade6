import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { requestIdHeader } from "../app/request-scope.server.ts";

const allowedId = /^[A-Za-z0-9_-]{1,64}$/;

/** What a proxy calls this request, if one in front is trusted; otherwise anybody could write into the log. */
export function requestIdOf({ headers }: Pick<IncomingMessage, "headers">, trustedProxies: number): string {
  const given = headers[requestIdHeader.toLowerCase()];
  return trustedProxies > 0 && typeof given === "string" && allowedId.test(given) ? given : randomUUID();
}
