/** Returns the message of an error. Messages of Node and SQLite name files, tables and hosts, never visitors' data. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Returns why a call failed. `fetch` hides the reason in `cause`, which holds one error per IP address if the host
 * has several.
 */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const causes: readonly unknown[] =
    cause instanceof AggregateError && cause.message === "" ? cause.errors : [cause];
  return [...new Set(causes.map(reasonOf))].join(", ");
}

/** Returns Node's error code, such as "ENOENT"; "" without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
