import type { Core, Schema, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, contentTypes } from "../lib/content";
import { findMainField } from "../strapi/content-manager";

export const fileUid = "plugin::upload.file";

export interface MediaFile {
  id: number;
  hash: string;
}

/** A published entry that shows the file. */
interface FileUse {
  type: ContentType;
  documentId: string;
}

type Condition = Record<string, unknown>;

const isPublished: Condition = { publishedAt: { $notNull: true } };

/** Returns the published entries that show the file: in a field, a component or a text. */
export async function findEntriesUsing(strapi: Core.Strapi, file: MediaFile): Promise<FileUse[]> {
  const uses: FileUse[] = [];
  for (const type of contentTypes(strapi)) {
    const ids = new Set<string>();
    // Run one query per condition: a single query would join all components and multiply their rows.
    for (const condition of buildConditions(strapi, type.uid, file)) {
      const entries: { documentId: string }[] = await strapi.db
        .query(type.uid)
        .findMany({ where: { $and: [condition, isPublished] }, select: ["documentId"] });
      for (const { documentId } of entries) ids.add(documentId);
    }
    for (const documentId of await entriesWithFileInZone(strapi, type, file)) ids.add(documentId);
    uses.push(...[...ids].map((documentId) => ({ type, documentId })));
  }
  return uses;
}

/** Returns conditions, each of which matches entries that use the file. */
function buildConditions(
  strapi: Core.Strapi,
  uid: UID.ContentType | Schema.Component["uid"],
  file: MediaFile,
): Condition[] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]): Condition[] => {
    switch (attribute.type) {
      case "media":
        return [{ [name]: { id: file.id } }];
      // Texts contain the file's URL, which contains its hash.
      case "richtext":
      case "text":
      case "string":
        return [{ [name]: { $contains: file.hash } }];
      case "component":
        return buildConditions(strapi, attribute.component, file).map((condition) => ({ [name]: condition }));
      default:
        return [];
    }
  });
}

/** Returns entries with the file in a dynamic zone, which Strapi's query conditions do not cover. */
async function entriesWithFileInZone(
  strapi: Core.Strapi,
  type: ContentType,
  { hash }: MediaFile,
): Promise<string[]> {
  const zones = Object.entries(type.attributes).flatMap(([name, attribute]) =>
    attribute.type === "dynamiczone" ? [name] : [],
  );
  if (zones.length === 0) return [];
  const entries: { documentId: string }[] = await strapi.db.query(type.uid).findMany({
    where: isPublished,
    populate: Object.fromEntries(zones.map((name) => [name, { populate: true }])),
  });
  return entries.flatMap((entry) => (JSON.stringify(entry).includes(hash) ? entry.documentId : []));
}

/** Throws ValidationError if published entries use one of the files. Names the first such file and its entries. */
export async function refuseIfUsed(
  strapi: Core.Strapi,
  files: (MediaFile & { name: string })[],
): Promise<void> {
  for (const file of files) {
    const uses = await findEntriesUsing(strapi, file);
    if (uses.length === 0) continue;
    const titles = await Promise.all(uses.map((use) => entryTitle(strapi, use)));
    throw new errors.ValidationError(
      `“${file.name}” is used on the website by ${titles.join(", ")}. Remove it there and publish, then delete it. Nothing was deleted.`,
    );
  }
}

async function entryTitle(strapi: Core.Strapi, { documentId, type }: FileUse): Promise<string> {
  const kind = type.info.displayName;
  if (type.kind === "singleType") return kind;
  const mainField = await findMainField(strapi, type);
  const entry: Record<string, unknown> | null = await strapi.db
    .query(type.uid)
    .findOne({ where: { documentId, ...isPublished }, select: [mainField] });
  return `“${entry?.[mainField] ?? documentId}” in ${kind}`;
}
