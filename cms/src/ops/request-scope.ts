import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { environment } from "../lib/environment";
import { hasContentApiToken } from "../lib/keys";

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work` in the scope of a request; every line it logs carries the request's ID. */
export const runInRequest = <Result>(id: string, work: () => Result): Result => requestIds.run(id, work);

export const currentRequestId = (): string | undefined => requestIds.getStore();

const allowedId = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Returns the request ID that the caller sent, if it is the site, which has the content API token. Behind a trusted proxy,
 * which overwrites the header, returns the ID of any request. Else returns a new ID, because IDs end up in the log.
 */
export function chooseRequestId(headers: IncomingHttpHeaders): string {
  const isTrusted = environment().trustedProxies > 0 || hasContentApiToken(headers.authorization);
  const sentId = isTrusted ? headers["x-request-id"] : undefined;
  return typeof sentId === "string" && allowedId.test(sentId) ? sentId : randomUUID();
}
