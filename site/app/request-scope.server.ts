import { AsyncLocalStorage } from "node:async_hooks";

/** What is known of the visitor's request that the current work is done for. */
interface RequestScope {
  /** Names the request in the log, in its lead and in calls to the content service. */
  readonly id: string;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Does work for a request, and all that the work starts. */
export function inRequest<Result>(of: RequestScope, work: () => Result): Result {
  return scope.run(of, work);
}

/** Undefined outside of a request. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id;

/** Header under which a request's id travels. */
export const requestIdHeader = "X-Request-Id";

/** For a call that is made for the current request. */
export function requestIdHeaders(id = currentRequestId()): Record<string, string> {
  return id === undefined ? {} : { [requestIdHeader]: id };
}

/**
 * Runs what goes on after a request outside of it: a timer that was set for a visitor would name that visitor's
 * request in the log forever.
 */
export const outsideRequests: <Result>(work: () => Result) => Result = AsyncLocalStorage.snapshot();
