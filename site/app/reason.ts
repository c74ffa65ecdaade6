/** Returns an error's message. Messages from Node and SQLite contain files, tables and hosts, but no visitor's data. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns why a call failed. `fetch` puts the reason into `cause`. If the host has several IP addresses, `cause` has
 * one error for each.
 */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const causes: readonly unknown[] =
    cause instanceof AggregateError && cause.message === "" ? cause.errors : [cause];
  return [...new Set(causes.map(reasonOf))].join(", ");
}

/** Returns Node's error code, such as "ENOENT", or "" if the error has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
