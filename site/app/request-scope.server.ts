import { AsyncLocalStorage } from "node:async_hooks";

const requestIds = new AsyncLocalStorage<string>();

/** Runs work, and everything it starts, as part of a request. The log, leads and calls to the content service name its ID. */
export const runInRequest = <Result>(requestId: string, work: () => Result): Result =>
  requestIds.run(requestId, work);

/** Returns the ID of the current request; undefined outside of a request. */
export const currentRequestId = (): string | undefined => requestIds.getStore();

/** Header that carries the request ID. */
export const requestIdHeader = "X-Request-Id";

/** Returns the headers for a response to the current request, or for a call on its behalf. */
export function requestIdHeaders(id = currentRequestId()): Record<string, string> {
  return id === undefined ? {} : { [requestIdHeader]: id };
}

/**
 * Runs work outside of the current request. Otherwise a timer set during a request would log that request's ID
 * forever.
 */
export const runOutsideRequests: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();
