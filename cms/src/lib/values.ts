const batchSize = 500;

/** Items in pieces that fit into one statement: databases limit how many values one may hold. */
export function* batches<Item>(items: Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += batchSize) yield items.slice(from, from + batchSize);
}

/** What logs and messages say of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

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
