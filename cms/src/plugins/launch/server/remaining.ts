import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { ContentType } from "../../../lib/content";
import { type Fields as Entry, fieldsOf } from "../../../lib/values";
import { mainFieldOf } from "../../../strapi/content-manager";
import { partsOf, sampleFieldsOf } from "./samples";

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
export async function findRemaining(
  strapi: Core.Strapi,
  type: ContentType,
  rule: z.infer<typeof ruleSchema>,
): Promise<string[]> {
  const found: Entry[] = await strapi.db.query(type.uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: partsOf(type),
    orderBy: "order" in type.attributes ? { order: "asc" } : undefined,
  });
  const { list, name = await mainFieldOf(strapi, type) } = { list: undefined, name: undefined, ...rule };
  const entries = list === undefined ? found : found.flatMap((entry) => [entry[list]].flat().map(fieldsOf));
  const namesOf = (named: Entry[]): string[] => named.map((entry) => String(entry[name]));
  switch (rule.kind) {
    case "fields": {
      const samples = entries.flatMap(sampleFieldsOf);
      return Object.entries(rule.labels)
        .filter(([field]) => samples.includes(field))
        .map(([, label]) => label);
    }
    case "entries":
      return namesOf(entries.filter(({ isSample }) => isSample === true));
    case "empty": {
      const { field, label } = rule;
      const empty = entries.filter((entry) => !entry[field]);
      return label ? empty.map(() => label) : namesOf(empty);
    }
  }
}
