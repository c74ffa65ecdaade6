/** Why something failed, for logs and states: messages of Node and SQLite name files, tables and hosts, never what a visitor typed. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
