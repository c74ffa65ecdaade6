/** The queue could not keep a record: its disk is full or failing, its file is locked, or its database is away. */
export class LeadStorageError extends Error {
  override readonly name = "LeadStorageError";
}

/** The queue cannot be opened; the message says what to do. */
export class OutboxOpenError extends Error {
  override readonly name = "OutboxOpenError";
}
