import type { Core, Schema, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { type ContentType, contentTypes, type EntryReference, publishedEntries } from "../lib/content";
import { mainFieldOf } from "../strapi/content-manager";

export const fileUid = "plugin::upload.file";

export interface MediaFile {
  id: number;
  hash: string;
}

type Use = { type: ContentType; entry: EntryReference };
type Condition = Record<string, unknown>;

const maxNamed = 5;

/** The published entries that show one of the files: in a field, in a component or in the middle of a text. */
export async function entriesUsing(strapi: Core.Strapi, files: MediaFile[]): Promise<Use[]> {
  const found: Use[] = [];
  for (const file of files) {
    for (const type of contentTypes(strapi)) {
      const conditions = [
        ...conditionsFor(strapi, type.uid, file),
        ...(await zonesUsing(strapi, type, file)).map((documentId) => ({ documentId })),
      ];
      // One after the other: joined in one statement, the rows of all components would multiply.
      const uses = new Map<string, Use>();
      for (const condition of conditions) {
        for (const entry of await publishedEntries(strapi, type, condition)) {
          uses.set(entry.documentId, { type, entry });
        }
      }
      found.push(...uses.values());
    }
  }
  return found;
}

/** Conditions under which an entry uses a file; one is enough. */
function conditionsFor(
  strapi: Core.Strapi,
  uid: UID.ContentType | Schema.Component["uid"],
  file: MediaFile,
): Condition[] {
  return Object.entries(strapi.getModel(uid).attributes).flatMap(([name, attribute]): Condition[] => {
    switch (attribute.type) {
      case "media":
        return [{ [name]: { id: file.id } }];
      // A text, or a field for an address, holds the address of the file, whose name is the hash.
      case "richtext":
      case "text":
      case "string":
        return [{ [name]: { $contains: file.hash } }];
      case "component":
        return conditionsFor(strapi, attribute.component, file).map((inside) => ({ [name]: inside }));
      default:
        return [];
    }
  });
}

/** Entries with the file in a dynamic zone, which no condition can look into: there are few such entries. */
async function zonesUsing(strapi: Core.Strapi, type: ContentType, { hash }: MediaFile): Promise<string[]> {
  const zones = Object.entries(type.attributes).flatMap(([name, attribute]) =>
    attribute.type === "dynamiczone" ? [name] : [],
  );
  if (zones.length === 0) return [];
  const entries: { documentId: string }[] = await strapi.db.query(type.uid).findMany({
    where: { publishedAt: { $notNull: true } },
    populate: Object.fromEntries(zones.map((name) => [name, { populate: true }])),
  });
  return entries.flatMap((entry) => (JSON.stringify(entry).includes(hash) ? entry.documentId : []));
}

/** @throws ValidationError naming the published entries that would lose one of the files */
export async function refuseIfUsed(
  strapi: Core.Strapi,
  files: (MediaFile & { name: string })[],
): Promise<void> {
  for (const file of files) {
    const uses = await entriesUsing(strapi, [file]);
    if (uses.length === 0) continue;
    const named = await Promise.all(uses.slice(0, maxNamed).map((use) => titleOf(strapi, use)));
    const rest = uses.length - named.length;
    const where = [...named, ...(rest > 0 ? [`${rest} more`] : [])].join(", ");
    throw new errors.ValidationError(
      `“${file.name}” is used on the website by ${where}. Take it out there and publish, then delete it. Nothing was deleted.`,
    );
  }
}

async function titleOf(strapi: Core.Strapi, { type, entry: { documentId } }: Use): Promise<string> {
  const kind = type.info.displayName;
  if (type.kind === "singleType") return kind;
  const mainField = await mainFieldOf(strapi, type);
  const where = { documentId, publishedAt: { $notNull: true } };
  const entry: Record<string, unknown> | null = await strapi.db
    .query(type.uid)
    .findOne({ where, select: [mainField] });
  return `“${entry?.[mainField] ?? documentId}” in ${kind}`;
}
