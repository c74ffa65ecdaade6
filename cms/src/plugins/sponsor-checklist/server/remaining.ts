import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { ContentType } from "../../../content";
import { mainFieldOf } from "../../../strapi/content-manager";
import { partsOf, sampleFieldsOf } from "./samples";

/** How to find what of an item is still a sample or missing. */
export const remainingSchema = z.discriminatedUnion("kind", [
  /** Fields of the site settings that are still samples, by their names in words. */
  z.object({ kind: z.literal("fields"), labels: z.record(z.string(), z.string()) }),
  /** Entries that are marked as samples. */
  z.object({ kind: z.literal("entries") }),
  /** Entries in which a field is empty; of a type with one entry, `label` says what is missing. */
  z.object({ kind: z.literal("empty"), field: z.string(), label: z.string().optional() }),
]);

type Entry = Record<string, unknown>;

/** What is still to be supplied, in words, of what is published; nothing when all of it has been. */
export async function findRemaining(
  strapi: Core.Strapi,
  type: ContentType,
  remaining: z.infer<typeof remainingSchema>,
): Promise<string[]> {
  const entries: Entry[] = await strapi.db.query(type.uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: partsOf(type),
    orderBy: "order" in type.attributes ? { order: "asc" } : undefined,
  });
  const titlesOf = async (found: Entry[]): Promise<string[]> => {
    const mainField = await mainFieldOf(strapi, type);
    return found.map((entry) => String(entry[mainField]));
  };
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
      const found = entries.filter((entry) => !entry[field]);
      return label ? found.map(() => label) : titlesOf(found);
    }
  }
}
