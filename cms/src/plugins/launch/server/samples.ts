import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { ContentType } from "../../../lib/content";
import { settingsUid } from "../../../lib/uids";
import type { Fields } from "../../../lib/values";

/** Returns the names of the site settings that are still samples. */
export const readSampleFields = (settings: Fields): string[] =>
  z.array(z.string()).safeParse(settings.samples).data ?? [];

/** Returns a `populate` parameter for the type's files and components, and for the files in components. */
export function populateParts({ attributes }: ContentType): Record<string, unknown> {
  const parts = Object.entries(attributes).filter(([, { type }]) => type === "component" || type === "media");
  return Object.fromEntries(
    parts.map(([field, { type }]) => [field, type === "component" ? { populate: true } : true]),
  );
}

/** Removes the sample mark from all entries of a type, or from all items of one of its lists. */
export async function clearSampleMarks(strapi: Core.Strapi, type: ContentType, list?: string): Promise<void> {
  const clearMark = { where: { isSample: true }, data: { isSample: false } };
  const attribute = list === undefined ? undefined : type.attributes[list];
  if (attribute?.type !== "component") {
    await strapi.db.query(type.uid).updateMany(clearMark);
    return;
  }
  await strapi.db.query(attribute.component).updateMany(clearMark);
  // Update the entries too: content versions change only with entries. Keep `updatedAt`, so that published entries do
  // not look modified.
  const rows: { id: number; updatedAt: string }[] = await strapi.db.query(type.uid).findMany({});
  for (const { id, updatedAt } of rows) {
    await strapi.db.query(type.uid).update({ where: { id }, data: { updatedAt } });
  }
}

/** Removes the sample mark from fields of the site settings. */
export async function clearSampleFields(strapi: Core.Strapi, fields: readonly string[]): Promise<void> {
  const settings = strapi.db.query(settingsUid);
  const rows: Record<string, unknown>[] = await settings.findMany({});
  for (const row of rows) {
    const samples = readSampleFields(row).filter((field) => !fields.includes(field));
    await settings.update({ where: { id: row.id }, data: { samples } });
  }
}
