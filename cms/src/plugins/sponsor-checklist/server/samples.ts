import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { beforeSave } from "../../../before-save";
import { type ContentType, contentTypes } from "../../../content";
import { isRecord } from "../../../record";
import { settingsUid } from "../../../uids";

/**
 * What the site came with says so itself: an entry by its field `isSample`, the site settings by the names of their
 * fields in `samples`. The mark falls when somebody replaces what a sample stands for, so nobody has to remember it.
 */

const entrySchema = z.record(z.string(), z.unknown());
type Entry = z.infer<typeof entrySchema>;

/** `pluginOptions["sponsor-checklist"]` of a schema: the fields that tell who or what an entry is. */
const optionsSchema = z.object({ tells: z.array(z.string()) });

export function tellingFields({ pluginOptions }: ContentType): string[] {
  return optionsSchema.safeParse(pluginOptions?.["sponsor-checklist"]).data?.tells ?? [];
}

export const sampleFieldsOf = (settings: Entry): string[] =>
  z.array(z.string()).safeParse(settings.samples).data ?? [];

/** Lets the mark fall with the draft that replaces a sample; visitors read of it when that is published. */
export function dropMarksOfReplaced(strapi: Core.Strapi): void {
  const types = new Map<string, ContentType>(contentTypes(strapi).map((type) => [type.uid, type]));
  beforeSave(strapi, [...types.keys()], entrySchema, async ({ documentId, sent, uid }) => {
    const type = types.get(uid);
    if (!type || !documentId) return undefined;
    const before = await draftOf(strapi, type, documentId);
    const isKept = (field: string) => !(field in sent) || isSame(before?.[field], sent[field]);
    return {
      ...(before && uid === settingsUid && { samples: sampleFieldsOf(before).filter(isKept) }),
      ...(before?.isSample === true && !tellingFields(type).every(isKept) && { isSample: false }),
    };
  });
}

async function draftOf(strapi: Core.Strapi, type: ContentType, documentId: string): Promise<Entry | null> {
  return strapi.db
    .query(type.uid)
    .findOne({ where: { documentId, publishedAt: null }, populate: partsOf(type) });
}

/** Files, components and the files in them. */
export function partsOf({ attributes }: ContentType): Entry {
  const parts = Object.entries(attributes).filter(([, { type }]) => type === "component" || type === "media");
  return Object.fromEntries(
    parts.map(([field, { type }]) => [field, type === "component" ? { populate: true } : true]),
  );
}

/** Whether a stored value says the same as one that was sent or seeded, whatever else the database has added to it. */
export function isSame(stored: unknown, sent: unknown): boolean {
  if (isEmpty(stored) || isEmpty(sent)) return isEmpty(stored) && isEmpty(sent);
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((item, index) => isSame(stored[index], item))
    );
  }
  const before: Entry = typeof stored === "object" ? { ...stored } : {};
  if ("mime" in before) return before.id === (isRecord(sent) ? sent.id : sent);
  if (!isRecord(sent)) return stored === sent;
  const said = Object.entries(sent).filter(([field]) => field !== "id" && !field.startsWith("__"));
  return said.every(([field, value]) => isSame(before[field], value));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Says of the entries of a type that they are the team's own as they stand. */
export async function callEntriesOurs(strapi: Core.Strapi, { uid }: ContentType): Promise<void> {
  await strapi.db.query(uid).updateMany({ where: { isSample: true }, data: { isSample: false } });
}

/** The same of fields of the site settings. */
export async function callSettingsOurs(strapi: Core.Strapi, fields: readonly string[]): Promise<void> {
  const settings = strapi.db.query(settingsUid);
  const rows: Entry[] = await settings.findMany({});
  for (const row of rows) {
    const samples = sampleFieldsOf(row).filter((field) => !fields.includes(field));
    await settings.update({ where: { id: row.id }, data: { samples } });
  }
}
