/** The queue could not keep a lead: the disk is full, read-only or failing, or the file is locked. */
export class LeadStorageError extends Error {
  override readonly name = "LeadStorageError";
}

/** The queue cannot be opened; the message says what to do. */
export class LeadQueueOpenError extends Error {
  override readonly name = "LeadQueueOpenError";
}

/** What the log may say of a failure of the queue. SQLite's messages name tables and files, never values. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
