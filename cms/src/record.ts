/** An object with fields, of whose values nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The fields of what may be an object, such as an answer or the values of a form; none of anything else. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export const textIn = (value: unknown, field: string): string | undefined => {
  const text = fieldsOf(value)[field];
  return typeof text === "string" ? text : undefined;
};
