import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { settingsUid } from "../../lib/uids";
import { type Fields, fieldsOf, isRecord } from "../../lib/values";
import { partsOf, sampleFieldsOf } from "../../plugins/launch/server/samples";
import { draftOf, type Rule } from "../content-rules";

/**
 * `pluginOptions.launch` of a schema: names the fields that identify a sample. An entry is no longer a sample once an
 * editor changes one of them.
 */
const optionsSchema = z.object({ launch: z.object({ identifiedBy: z.array(z.string()) }) });

function identifyingFields(strapi: Core.Strapi, uid: UID.Schema): string[] {
  const { pluginOptions } = fieldsOf({ ...strapi.getModel(uid) });
  return optionsSchema.safeParse(pluginOptions).data?.launch.identifiedBy ?? [];
}

/**
 * Removes the sample mark when an editor replaces the sample. The mark is `isSample` of an entry or list item, or the
 * field's name in `samples` of the site settings.
 */
export const sampleMark: Rule = {
  async save(saving) {
    const { sent, strapi, type, uid } = saving;
    const before = await draftOf(saving, partsOf(type));
    if (!before) return undefined;
    if (uid === settingsUid)
      return { samples: sampleFieldsOf(before).filter((field) => !isReplaced(before, sent, [field])) };
    const changes: Record<string, unknown> = { ...clearedMark(before, sent, identifyingFields(strapi, uid)) };
    for (const [field, attribute] of Object.entries(type.attributes)) {
      const items = sent[field];
      if (attribute.type !== "component" || !attribute.repeatable || !Array.isArray(items)) continue;
      const identifiedBy = identifyingFields(strapi, attribute.component);
      if (identifiedBy.length === 0) continue;
      const stored = new Map([before[field]].flat().map((item) => [fieldsOf(item).id, fieldsOf(item)]));
      const storedOf = (item: unknown) => stored.get(fieldsOf(item).id) ?? {};
      changes[field] = items.map((item) => ({
        ...fieldsOf(item),
        ...clearedMark(storedOf(item), fieldsOf(item), identifiedBy),
      }));
    }
    return changes;
  },
};

const clearedMark = (before: Fields, sent: Fields, identifiedBy: string[]) =>
  before.isSample === true && isReplaced(before, sent, identifiedBy) ? { isSample: false } : {};

const isReplaced = (before: Fields, sent: Fields, identifiedBy: string[]): boolean =>
  identifiedBy.some((field) => field in sent && !isSame(before[field], sent[field]));

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** Compares a stored value with a sent or seeded one. Ignores fields that only the stored value has. */
function isSame(stored: unknown, sent: unknown): boolean {
  if (isEmpty(stored) || isEmpty(sent)) return isEmpty(stored) && isEmpty(sent);
  if (Array.isArray(sent)) {
    const before = [stored].flat();
    return before.length === sent.length && sent.every((item, index) => isSame(before[index], item));
  }
  const before = fieldsOf(stored);
  if ("mime" in before) return before.id === (isRecord(sent) ? sent.id : sent);
  if (!isRecord(sent)) return stored === sent;
  return Object.entries(sent).every(
    ([field, value]) => field === "id" || field.startsWith("__") || isSame(before[field], value),
  );
}
