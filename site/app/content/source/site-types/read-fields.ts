import * as v from "valibot";
import { nameOf, reasonsOf } from "../service/strapi-entries.ts";
import { bundledEntries } from "../site-content.ts";

/**
 * The fields of the single entry `type`. One that is missing or wrong is reported and is the bundle's: it costs that
 * field, never the page. So is a wrong item of a list, which is left out.
 */
export function readFields<const Fields extends v.ObjectEntries>(
  type: string,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  report: (reason: string) => void,
): v.InferOutput<v.ObjectSchema<Fields, undefined>> {
  const [bundled] = bundledEntries(type);
  const good = Object.entries(fields).map(([name, schema]) => {
    const value = goodItems(schema, values[name], (reason) => report(`${name}: ${reason}`));
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return [name, value];
    report(`${name}: ${isEmpty(value) ? "is missing" : reasonsOf(parsed.issues)}`);
    return [name, bundled?.[name]];
  });
  return v.parse(v.object(fields), Object.fromEntries(good));
}

function goodItems(schema: v.GenericSchema, value: unknown, report: (reason: string) => void): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((item: unknown) => {
    const parsed = v.safeParse(schema, [item]);
    if (!parsed.success)
      report(`${nameOf(item)}: ${reasonsOf(parsed.issues).replaceAll(/(?<=^|; )0\./g, "")}`);
    return parsed.success;
  });
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** The fields as the site brings them along. */
export function readBundledFields<const Fields extends v.ObjectEntries>(type: string, fields: Fields) {
  return readFields(type, fields, bundledEntries(type)[0] ?? {}, () => {});
}
