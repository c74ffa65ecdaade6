import type { Core, UID } from "@strapi/strapi";
import { type ContentType, documentService } from "../../../lib/content";
import { asRecord, type Fields } from "../../../lib/values";
import { fileUid } from "../../../media/file-uses";
import { managedFields, withoutFields } from "../changes";

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

/** Returns the whole entry as plain JSON, with components and files; null if there is no such entry. */
export async function readEntryCopy(
  strapi: Core.Strapi,
  { uid }: ContentType,
  documentId: string | undefined,
  status: "draft" | "published",
): Promise<Fields | null> {
  if (!documentId) return null;
  const populate: object = populateAll(strapi, uid);
  const entry = await documentService(strapi, uid).findOne({ documentId, status, populate });
  return entry && JSON.parse(JSON.stringify(entry));
}

/** Converts a copy to input for Strapi. Leaves out fields that Strapi manages, such as IDs, and deleted files. */
export async function toEntryInput(strapi: Core.Strapi, copy: Fields): Promise<Fields> {
  const rows: { id: number }[] = await strapi.db.query(fileUid).findMany({ select: ["id"] });
  const fileIds = new Set<unknown>(rows.map(({ id }) => id));
  const toInput = (file: Fields) => (fileIds.has(file.id) ? file : null);
  return asRecord(withoutFields(copy, managedFields, toInput));
}
