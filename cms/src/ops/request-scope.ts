import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { environment } from "../lib/environment";

const scope = new AsyncLocalStorage<string>();

/** Does work for a request: all that the work logs names it. */
export const inRequest = <Result>(id: string, work: () => Result): Result => scope.run(id, work);

/** Undefined outside of a request. */
export const currentRequestId = (): string | undefined => scope.getStore();

const allowedId = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Returns the request ID that a trusted caller gave (the site, which shows its key, or a trusted proxy), or a new one.
 * IDs of other callers are ignored, because they would end up in the log.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const isTrusted = environment().trustedProxies > 0 || isSite(headers.authorization);
  const given = isTrusted ? headers["x-request-id"] : undefined;
  return typeof given === "string" && allowedId.test(given) ? given : randomUUID();
}

function isSite(authorization: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${environment().contentApiToken}`));
}
