import { AsyncLocalStorage } from "node:async_hooks";
import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { environment } from "../environment";

const scope = new AsyncLocalStorage<string>();

/** Does work for a request: all that the work logs names it. */
export const inRequest = <Result>(id: string, work: () => Result): Result => scope.run(id, work);

/** Undefined outside of a request. */
export const currentRequestId = (): string | undefined => scope.getStore();

const allowedId = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * What the caller calls its request, and the trace it belongs to, if it is the site, which shows its key, or a proxy that
 * we trust. Anybody else could write into the log.
 */
export function namesOf(headers: IncomingHttpHeaders): { id: string; traceparent: unknown } {
  const isTrusted = environment().trustedProxies > 0 || isSite(headers.authorization);
  const { traceparent, "x-request-id": given } = isTrusted ? headers : {};
  const id = typeof given === "string" && allowedId.test(given) ? given : randomUUID();
  return { id, traceparent };
}

function isSite(authorization: string | undefined): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${environment().contentApiToken}`));
}
