import { isDeepStrictEqual } from "node:util";
import type { Core, Struct } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { fieldsOf } from "../record";
import { stored } from "../stored";
import { type FieldWords, type ScreenWords, strapiService } from "../strapi-internals/services";

const fieldWordsSchema = z.object({ label: z.string().optional(), description: z.string().optional() });
const wordsSchema: z.ZodType<ScreenWords> = z.record(
  z.string(),
  z.object({ edit: fieldWordsSchema.optional(), list: fieldWordsSchema.optional() }),
);

/** By uid of the type or component. */
const shippedSchema = z.record(z.string(), wordsSchema);

/**
 * Strapi copies labels and hints from the schemas when it first sees a field, and keeps them, because people may change
 * them on a screen's settings. Brings those that a later version words anew; what differs from the version before is a
 * person's, and stays.
 */
export async function renewScreenWords(strapi: Core.Strapi): Promise<void> {
  const place = { type: "api", name: "screens", key: "words" } as const;
  const record = stored(strapi, { ...place, schema: shippedSchema, initial: {} });
  const before = await record.read();
  const shipped: typeof before = {};
  const models = [
    ...Object.values(strapi.contentTypes).map(
      (model) => ["plugin::content-manager.content-types", model] as const,
    ),
    ...Object.values(strapi.components).map(
      (model) => ["plugin::content-manager.components", model] as const,
    ),
  ];
  for (const [kind, model] of models) {
    const words = wordsIn(model);
    if (!words) continue;
    shipped[model.uid] = words;
    if (isDeepStrictEqual(words, before[model.uid])) continue;
    const screens = strapiService(strapi, kind);
    const { metadatas } = await screens.findConfiguration(model);
    if (renew(metadatas, words, before[model.uid])) await screens.updateConfiguration(model, { metadatas });
  }
  if (!isDeepStrictEqual(shipped, before)) await record.write(shipped);
}

/** Of the types and parts of this project alone: Strapi's own have none in their schemas. */
const wordsIn = (model: Struct.Schema): ScreenWords | undefined =>
  wordsSchema.optional().parse(fieldsOf(fieldsOf(model).config).metadatas);

/**
 * Puts new words in the place of those of the version before, in `stored`.
 * @returns whether anything has changed
 */
export function renew(stored: ScreenWords, words: ScreenWords, before: ScreenWords | undefined): boolean {
  let isChanged = false;
  for (const [field, now] of Object.entries(words)) {
    for (const place of ["edit", "list"] as const) {
      for (const name of ["label", "description"] as const) {
        // What Strapi writes for a field whose schema says nothing.
        const usual = name === "label" ? field : "";
        const told: FieldWords | undefined = stored[field]?.[place];
        const word = now[place]?.[name] ?? usual;
        if (!told || told[name] === undefined || told[name] === word) continue;
        if (told[name] !== (before?.[field]?.[place]?.[name] ?? usual)) continue;
        told[name] = word;
        isChanged = true;
      }
    }
  }
  return isChanged;
}
