/** Error that the operator can fix. The message says how, and is printed without a stack. */
export class UserError extends Error {
  override name = "UserError";
}

/** Returns the message of an error. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** An object whose values have not been checked. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value if it is a plain object, else `{}`. */
export const asRecord = (value: unknown): Fields => (isRecord(value) ? value : {});

export const stringField = (value: unknown, field: string): string | undefined => {
  const text = asRecord(value)[field];
  return typeof text === "string" ? text : undefined;
};
