import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { type ContentType, populateParts } from "../../../lib/content";
import { asRecord, type Fields } from "../../../lib/values";
import { findMainField } from "../../../strapi/content-manager";

/** Returns the names of the site settings that are still samples. */
export const readSampleFields = (settings: Fields): string[] =>
  z.array(z.string()).safeParse(settings.samples).data ?? [];

/** With `list`, the rule checks the items of this list field instead of entries. `name` is the items' name field. */
const listOptions = { list: z.string().optional(), name: z.string().optional() };

/** Rule that finds what is missing or still a sample. */
export const ruleSchema = z.discriminatedUnion("kind", [
  /** Fields of the site settings that are still samples. `labels` has the checked fields with their labels. */
  z.object({ kind: z.literal("fields"), labels: z.record(z.string(), z.string()) }),
  /** Entries marked as samples. */
  z.object({ kind: z.literal("entries"), ...listOptions }),
  /** Entries in which `field` is empty. `label`, for a type with a single entry, is reported instead of its name. */
  z.object({ kind: z.literal("empty"), field: z.string(), label: z.string().optional(), ...listOptions }),
]);

type RemainingRule = z.infer<typeof ruleSchema>;

/** Returns the names of what is missing or still a sample in the published content. */
export async function findRemaining(
  strapi: Core.Strapi,
  type: ContentType,
  rule: RemainingRule,
): Promise<string[]> {
  const publishedEntries: Fields[] = await strapi.db.query(type.uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: populateParts(type),
    orderBy: "order" in type.attributes ? { order: "asc" } : undefined,
  });
  const { list, name = await findMainField(strapi, type) } = { list: undefined, name: undefined, ...rule };
  const candidates =
    list === undefined
      ? publishedEntries
      : publishedEntries.flatMap((entry) => [entry[list]].flat().map(asRecord));
  const namesOf = (found: Fields[]): string[] => found.map((fields) => String(fields[name]));
  switch (rule.kind) {
    case "fields": {
      const samples = candidates.flatMap(readSampleFields);
      return Object.entries(rule.labels)
        .filter(([field]) => samples.includes(field))
        .map(([, label]) => label);
    }
    case "entries":
      return namesOf(candidates.filter(({ isSample }) => isSample === true));
    case "empty": {
      const { field, label } = rule;
      const empty = candidates.filter((fields) => !fields[field]);
      return label ? empty.map(() => label) : namesOf(empty);
    }
  }
}

/** Removes the sample marks that a rule checks, from drafts too. Does nothing for the rule `empty`. */
export async function clearSamples(
  strapi: Core.Strapi,
  { attributes, uid }: ContentType,
  rule: RemainingRule,
): Promise<void> {
  if (rule.kind === "empty") return;
  const query = strapi.db.query(uid);
  const rows: (Fields & { id: number })[] = await query.findMany({});
  if (rule.kind === "fields") {
    for (const { id, ...settings } of rows) {
      const samples = readSampleFields(settings).filter((field) => !Object.hasOwn(rule.labels, field));
      await query.update({ where: { id }, data: { samples } });
    }
    return;
  }
  const list = rule.list === undefined ? undefined : attributes[rule.list];
  const unmarking = { where: { isSample: true }, data: { isSample: false } };
  if (list?.type !== "component") {
    await query.updateMany(unmarking);
    return;
  }
  await strapi.db.query(list.component).updateMany(unmarking);
  // Update the entries too: content versions change only with entries. Keep `updatedAt`, so that published entries do
  // not look modified.
  for (const { id, updatedAt } of rows) await query.update({ where: { id }, data: { updatedAt } });
}
