import type { Core, UID } from "@strapi/strapi";
import { traverseEntity } from "@strapi/utils";
import { type ContentType, documentService } from "../../../lib/content";
import { asRecord, type Fields, isRecord } from "../../../lib/values";
import { fileUid } from "../../../media/file-uses";
import { managedFields } from "../changes";

/** Returns the `populate` parameter that loads every component and file. No content type has relations to load. */
function populateAll(strapi: Core.Strapi, uid: UID.Schema): Fields {
  const populateIn = (component: UID.Schema) => ({ populate: populateAll(strapi, component) });
  const populate: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    if (attribute.type === "media") populate[name] = { fields: ["name", "alternativeText", "mime", "url"] };
    if (attribute.type === "component") populate[name] = populateIn(attribute.component);
    if (attribute.type === "dynamiczone") {
      const components: UID.Component[] = attribute.components;
      populate[name] = {
        on: Object.fromEntries(components.map((component) => [component, populateIn(component)])),
      };
    }
  }
  return populate;
}

/** Returns the whole entry, with components and file names, as plain JSON. */
export async function readEntryCopy(
  strapi: Core.Strapi,
  { uid }: ContentType,
  documentId: string,
  status: "draft" | "published",
): Promise<Fields | null> {
  const populate: object = populateAll(strapi, uid);
  const entry = await documentService(strapi, uid).findOne({ documentId, status, populate });
  return entry && JSON.parse(JSON.stringify(entry));
}

/** Returns the IDs of one file or a list of files, given as objects or as IDs; skips empty values. */
const fileIds = (value: unknown): number[] =>
  [value].flat().flatMap((file) => Number(isRecord(file) ? file.id : file) || []);

/** Converts a copy to input for Strapi. Leaves out component IDs, and files that have been deleted. */
export async function toEntryInput(strapi: Core.Strapi, { uid }: ContentType, copy: Fields): Promise<Fields> {
  const rows: { id: number }[] = await strapi.db.query(fileUid).findMany({ select: ["id"] });
  const existingFileIds = new Set(rows.map(({ id }) => id));
  const entry: object = copy;
  const input: unknown = await traverseEntity(
    ({ attribute, data, key, schema, value }, { remove }) => {
      if (schema.uid === fileUid) return;
      if (managedFields.has(key)) remove(key);
      if (attribute?.type !== "media") return;
      const ids = fileIds(value).filter((id) => existingFileIds.has(id));
      data[key] = attribute.multiple ? ids.map((id) => ({ id })) : (ids[0] ?? null);
    },
    { schema: strapi.getModel(uid), getModel: (model) => strapi.getModel(model as UID.Schema) },
    { ...entry },
  );
  return asRecord(input);
}
