/** Why something failed, for logs and states: messages of Node and SQLite name files, tables and hosts, never what a visitor typed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Why a call had no answer. fetch says only "fetch failed"; the reason is its cause, which is several, one for each
 * address, where a name such as "localhost" has more than one.
 */
export function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const causes: readonly unknown[] =
    cause instanceof AggregateError && cause.message === "" ? cause.errors : [cause];
  return [...new Set(causes.map(reasonOf))].join(", ");
}

/** Node's name of what went wrong, such as "ENOENT"; empty where it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
