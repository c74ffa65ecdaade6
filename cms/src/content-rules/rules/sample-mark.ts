import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { populateParts } from "../../lib/content";
import { settingsUid } from "../../lib/uids";
import { asRecord, type Fields } from "../../lib/values";
import { isSameContent } from "../../plugins/history/changes";
import { readSampleFields } from "../../plugins/launch/server/samples";
import { findDraft, type Rule } from "../rule";

/**
 * `pluginOptions.launch` of a schema: names the fields that identify a sample. An entry is no longer a sample once an
 * editor changes one of them.
 */
const optionsSchema = z.object({ launch: z.object({ identifiedBy: z.array(z.string()) }) });

/**
 * Removes the sample mark when an editor replaces the sample. In an entry or list item, the mark is the field `isSample`.
 * The site settings list the names of their sample fields in `samples`.
 */
export const sampleRule: Rule = {
  async beforeSave(context) {
    const { input, strapi, type, uid } = context;
    const draft = await findDraft(context, populateParts(type));
    if (!draft) return undefined;
    if (uid === settingsUid)
      return { samples: readSampleFields(draft).filter((field) => !isReplaced(draft, input, [field])) };
    return findChanges(strapi, uid, draft, input);
  },
};

/** Returns the changes that unmark an entry or item and the items of its lists. */
function findChanges(strapi: Core.Strapi, uid: UID.Schema, stored: Fields, input: Fields): Fields {
  const { attributes, pluginOptions } = { pluginOptions: undefined, ...strapi.getModel(uid) };
  const { identifiedBy = [] } = optionsSchema.safeParse(pluginOptions).data?.launch ?? {};
  const changes: Record<string, unknown> = {};
  if (stored.isSample === true && isReplaced(stored, input, identifiedBy)) changes.isSample = false;
  for (const [field, attribute] of Object.entries(attributes)) {
    const items = input[field];
    if (attribute.type !== "component" || !attribute.repeatable || !Array.isArray(items)) continue;
    const storedItems = new Map([stored[field]].flat().map((item) => [asRecord(item).id, asRecord(item)]));
    changes[field] = items.map((item: unknown) => {
      const storedItem = storedItems.get(asRecord(item).id) ?? {};
      return { ...asRecord(item), ...findChanges(strapi, attribute.component, storedItem, asRecord(item)) };
    });
  }
  return changes;
}

const isReplaced = (stored: Fields, input: Fields, identifiedBy: string[]): boolean =>
  identifiedBy.some((field) => field in input && !isSameContent(stored[field], input[field]));
