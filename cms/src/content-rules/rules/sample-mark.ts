import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { settingsUid } from "../../lib/uids";
import { type Fields, fieldsOf, isRecord } from "../../lib/values";
import { partsOf, sampleFieldsOf } from "../../plugins/launch/server/samples";
import type { Saving } from "../content-rules";

/** `pluginOptions.launch` of a schema: the fields that tell who or what an entry is. */
const optionsSchema = z.object({ tells: z.array(z.string()) });

function tellingFields(strapi: Core.Strapi, uid: UID.Schema): string[] {
  const { pluginOptions } = fieldsOf({ ...strapi.getModel(uid) });
  return optionsSchema.safeParse(fieldsOf(pluginOptions).launch).data?.tells ?? [];
}

/**
 * Removes the mark of a sample with the draft that replaces it: from an entry and from items in its lists (`isSample`), and
 * from fields of the site settings (`samples`).
 */
export async function dropSampleMark({
  documentId,
  sent,
  strapi,
  type,
  uid,
}: Saving): Promise<object | undefined> {
  if (!documentId) return undefined;
  const where = { documentId, publishedAt: null };
  const before: Fields | null = await strapi.db.query(uid).findOne({ where, populate: partsOf(type) });
  if (!before) return undefined;
  if (uid === settingsUid)
    return { samples: sampleFieldsOf(before).filter((field) => !isReplaced(before, sent, [field])) };
  const changes: Record<string, unknown> = {};
  if (before.isSample === true && isReplaced(before, sent, tellingFields(strapi, uid)))
    changes.isSample = false;
  for (const [field, attribute] of Object.entries(type.attributes)) {
    const items = sent[field];
    if (attribute.type !== "component" || !attribute.repeatable || !Array.isArray(items)) continue;
    const tells = tellingFields(strapi, attribute.component);
    if (tells.length > 0) changes[field] = withoutMarks(items, [before[field]].flat(), tells);
  }
  return changes;
}

function withoutMarks(items: unknown[], stored: unknown[], tells: string[]): unknown[] {
  return items.map((item) => {
    const { id } = fieldsOf(item);
    const before = stored.map(fieldsOf).find((one) => id !== undefined && one.id === id);
    const isMarked = before?.isSample === true && isReplaced(before, fieldsOf(item), tells);
    return isMarked ? { ...fieldsOf(item), isSample: false } : item;
  });
}

const isReplaced = (before: Fields, sent: Fields, tells: string[]): boolean =>
  tells.some((field) => field in sent && !isSame(before[field], sent[field]));

/** Compares a stored value with one that was sent or seeded, whatever else the database has added to it. */
function isSame(stored: unknown, sent: unknown): boolean {
  if (isEmpty(stored) || isEmpty(sent)) return isEmpty(stored) && isEmpty(sent);
  if (Array.isArray(sent)) {
    return (
      Array.isArray(stored) &&
      stored.length === sent.length &&
      sent.every((item, index) => isSame(stored[index], item))
    );
  }
  const before: Fields = fieldsOf(stored);
  if ("mime" in before) return before.id === (isRecord(sent) ? sent.id : sent);
  if (!isRecord(sent)) return stored === sent;
  const said = Object.entries(sent).filter(([field]) => field !== "id" && !field.startsWith("__"));
  return said.every(([field, value]) => isSame(before[field], value));
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";
