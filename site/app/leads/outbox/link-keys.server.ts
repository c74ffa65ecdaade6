import * as v from "valibot";

export const linkKeysSetting = "link-keys";

const keysSchema = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(v.string())), []);

/** The keys of the newsletter's links that a store's setting holds. */
export function readLinkKeys(setting: unknown): readonly string[] {
  return v.parse(keysSchema, setting);
}
