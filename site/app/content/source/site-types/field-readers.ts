import * as v from "valibot";
import { nameOf, reasonsOf } from "../service/strapi-entries.ts";

/** Reads a field of a single entry; undefined, and reported, where it is missing or wrong. */
export type FieldReader<Value> = (value: unknown, report: (reason: string) => void) => Value | undefined;

export function field<Schema extends v.GenericSchema>(schema: Schema): FieldReader<v.InferOutput<Schema>> {
  return (value, report) => {
    if (value === undefined || value === null || value === "") {
      report("is missing");
      return undefined;
    }
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    report(reasonsOf(parsed.issues));
    return undefined;
  };
}

/** A field that may be empty. */
export function emptyableField<Schema extends v.GenericSchema>(
  schema: Schema,
): FieldReader<v.InferOutput<Schema>> {
  return (value, report) => {
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    report(reasonsOf(parsed.issues));
    return undefined;
  };
}

/** A list whose wrong items are left out and reported; an empty list is one. */
export function listField<Schema extends v.GenericSchema>(
  schema: Schema,
): FieldReader<readonly v.InferOutput<Schema>[]> {
  return (value, report) => {
    if (!Array.isArray(value)) {
      report("is missing");
      return undefined;
    }
    return value.flatMap((item: unknown) => {
      const parsed = v.safeParse(schema, item);
      if (parsed.success) return [parsed.output];
      report(`${nameOf(item)}: ${reasonsOf(parsed.issues)}`);
      return [];
    });
  };
}

/** The object whose fields the readers read; a field that they do not give is that of `otherwise`. */
export function readFields<Fields extends object>(
  readers: { readonly [Name in keyof Fields]: FieldReader<Fields[Name]> },
  values: Readonly<Record<string, unknown>>,
  otherwise: Fields,
  report: (field: string, reason: string) => void,
): Fields {
  const result: Fields = { ...otherwise };
  for (const name in readers) {
    const value = readers[name](values[name], (reason) => report(name, reason));
    if (value !== undefined) result[name] = value;
  }
  return result;
}
