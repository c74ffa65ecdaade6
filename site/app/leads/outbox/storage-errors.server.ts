/** The outbox could not keep a record: the disk is full, read-only or failing, or the file is locked. */
export class LeadStorageError extends Error {
  override readonly name = "LeadStorageError";
}

/** The outbox cannot be opened; the message says what to do. */
export class OutboxOpenError extends Error {
  override readonly name = "OutboxOpenError";
}

/** What the log may say of a failure. SQLite's messages name tables and files, never values. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Whether SQLite's message means that the file itself is not what it should be. */
export function saysDamaged(detail: string): boolean {
  return /malformed|not a database|corrupt/i.test(detail);
}
