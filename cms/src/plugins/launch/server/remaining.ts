import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { ContentType } from "../../../lib/content";
import { type Fields as Entry, fieldsOf } from "../../../lib/values";
import { mainFieldOf } from "../../../strapi/content-manager";
import { partsOf, sampleFieldsOf } from "./samples";

/** `list` is a list field, whose items are checked instead of the entries; `name` is the field that names an item. */
const list = { list: z.string().optional(), name: z.string().optional() };

/** How to find what is missing or still a sample. */
export const remainingSchema = z.discriminatedUnion("kind", [
  /** Fields of the site settings that are still samples, by their labels. */
  z.object({ kind: z.literal("fields"), labels: z.record(z.string(), z.string()) }),
  /** Entries marked as samples. */
  z.object({ kind: z.literal("entries"), ...list }),
  /** Entries with an empty field; `label` names the field if the type has only one entry. */
  z.object({ kind: z.literal("empty"), field: z.string(), label: z.string().optional(), ...list }),
]);

/** Returns the names of what is missing or still a sample in the published content. */
export async function findRemaining(
  strapi: Core.Strapi,
  type: ContentType,
  remaining: z.infer<typeof remainingSchema>,
): Promise<string[]> {
  const found: Entry[] = await strapi.db.query(type.uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: partsOf(type),
    orderBy: "order" in type.attributes ? { order: "asc" } : undefined,
  });
  const { list, name = await mainFieldOf(strapi, type) } = { list: undefined, name: undefined, ...remaining };
  const entries = list === undefined ? found : found.flatMap((entry) => [entry[list]].flat().map(fieldsOf));
  const titlesOf = (those: Entry[]): string[] => those.map((entry) => String(entry[name]));
  switch (remaining.kind) {
    case "fields": {
      const samples = entries.flatMap(sampleFieldsOf);
      return Object.entries(remaining.labels)
        .filter(([field]) => samples.includes(field))
        .map(([, label]) => label);
    }
    case "entries":
      return titlesOf(entries.filter(({ isSample }) => isSample === true));
    case "empty": {
      const { field, label } = remaining;
      const empty = entries.filter((entry) => !entry[field]);
      return label ? empty.map(() => label) : titlesOf(empty);
    }
  }
}
