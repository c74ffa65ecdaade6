import { AsyncLocalStorage } from "node:async_hooks";

/** Request that the current work belongs to. */
interface RequestScope {
  /** ID of the request in the log, in its lead, and in calls to the content service. */
  readonly id: string;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work, and everything it starts, as part of a request. */
export function runInRequest<Result>(requestScope: RequestScope, work: () => Result): Result {
  return scope.run(requestScope, work);
}

/** Returns the ID of the current request; undefined outside of a request. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/** Header that carries the request ID. */
export const requestIdHeader = "X-Request-Id";

/** Returns headers for a call made on behalf of the current request. */
export function requestIdHeaders(id = currentRequestId()): Record<string, string> {
  return id === undefined ? {} : { [requestIdHeader]: id };
}

/**
 * Runs work outside of the current request. Otherwise a timer set during a request would log that request's ID
 * forever.
 */
export const runOutsideRequests: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();
