import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { ContentType } from "../../../lib/content";
import { asRecord, type Fields as Entry } from "../../../lib/values";
import { findMainField } from "../../../strapi/content-manager";
import { populateParts, readSampleFields } from "./samples";

/** With `list`, the rule checks the items of this list field instead of entries. `name` is the items' name field. */
const listOptions = { list: z.string().optional(), name: z.string().optional() };

/** Rule that finds what is missing or still a sample. */
export const ruleSchema = z.discriminatedUnion("kind", [
  /** Fields of the site settings that are still samples, by their labels. */
  z.object({ kind: z.literal("fields"), labels: z.record(z.string(), z.string()) }),
  /** Entries marked as samples. */
  z.object({ kind: z.literal("entries"), ...listOptions }),
  /** Entries in which `field` is empty. If the type has a single entry, `label` is reported instead of its name. */
  z.object({ kind: z.literal("empty"), field: z.string(), label: z.string().optional(), ...listOptions }),
]);

/** Returns the names of what is missing or still a sample in the published content. */
export async function findRemainingItems(
  strapi: Core.Strapi,
  type: ContentType,
  rule: z.infer<typeof ruleSchema>,
): Promise<string[]> {
  const publishedEntries: Entry[] = await strapi.db.query(type.uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: populateParts(type),
    orderBy: "order" in type.attributes ? { order: "asc" } : undefined,
  });
  const { list, name = await findMainField(strapi, type) } = { list: undefined, name: undefined, ...rule };
  const entries =
    list === undefined
      ? publishedEntries
      : publishedEntries.flatMap((entry) => [entry[list]].flat().map(asRecord));
  const entryNames = (entries: Entry[]): string[] => entries.map((entry) => String(entry[name]));
  switch (rule.kind) {
    case "fields": {
      const samples = entries.flatMap(readSampleFields);
      return Object.entries(rule.labels)
        .filter(([field]) => samples.includes(field))
        .map(([, label]) => label);
    }
    case "entries":
      return entryNames(entries.filter(({ isSample }) => isSample === true));
    case "empty": {
      const { field, label } = rule;
      const emptyEntries = entries.filter((entry) => !entry[field]);
      return label ? emptyEntries.map(() => label) : entryNames(emptyEntries);
    }
  }
}
