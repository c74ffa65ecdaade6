import type { Core, Struct, UID } from "@strapi/strapi";
import type { ContentType } from "../lib/content";
import { asRecord, type Fields } from "../lib/values";

/**
 * A rule for the entries of a content type. Its functions run in the transaction that changes an entry, also if the cms
 * itself changes it (see `isUserAction`). If one throws, the change is rolled back and refused.
 */
export interface Rule {
  /** Runs before a draft is saved. The fields it returns replace those that were sent. */
  readonly beforeSave?: (saving: SaveContext) => unknown;
  /** Runs after a draft was saved. */
  readonly afterSave?: (saving: SaveContext & EntryContext) => unknown;
  /** Runs before an entry is published. */
  readonly beforePublish?: (entry: EntryContext) => unknown;
  /** Runs before an entry is unpublished or deleted. */
  readonly beforeRemove?: (entry: EntryContext & { readonly action: "delete" | "unpublish" }) => unknown;
  /** Runs after an entry was published or unpublished. */
  readonly afterStatusChange?: (entry: EntryContext) => unknown;
}

interface TypeContext {
  readonly strapi: Core.Strapi;
  readonly type: ContentType;
  readonly uid: UID.ContentType;
}

export interface EntryContext extends TypeContext {
  readonly documentId: string;
}

export interface SaveContext extends TypeContext {
  readonly action: "clone" | "create" | "update";
  /** The entry that a clone copies; undefined otherwise. */
  readonly sourceId?: string | undefined;
  /** Undefined for a new entry. */
  readonly documentId?: string | undefined;
  /** Sent fields, as changed by earlier rules. Strapi checks their types only afterwards. */
  readonly input: Record<string, unknown>;
}

/**
 * Returns true if a user of the panel makes the change; false while the cms seeds, publishes on schedule, or restores
 * an earlier version, even if a user asked for that.
 */
export const isUserAction = (strapi: Core.Strapi): boolean =>
  strapi.requestContext.get()?.state.userAbility !== undefined;

/** Returns the stored draft of an entry; null for a new entry. */
export const findDraft = (
  { documentId, strapi, uid }: Pick<SaveContext, "documentId" | "strapi" | "uid">,
  populate: readonly string[] | object = [],
): Promise<Fields | null> =>
  strapi.db.query(uid).findOne({ where: { documentId: documentId ?? "", publishedAt: null }, populate });

/** Changes fields of the draft but keeps its `updatedAt`. */
export async function updateDraft(
  { documentId, strapi, uid }: EntryContext,
  data: object,
  where: object = {},
): Promise<void> {
  await strapi.db.query(uid).updateMany({ where: { ...where, documentId, publishedAt: null }, data });
}

interface EntryField {
  readonly name: string;
  readonly attribute: Struct.SchemaAttributes[string];
  /** Position in the entry; items of lists are numbered from 0. */
  readonly path: string[];
  readonly value: unknown;
  /** The entry or component with this field. */
  readonly parent: Fields;
}

/** Yields the fields of an entry and of its components, except those in dynamic zones. */
export function* fieldsOf(
  strapi: Core.Strapi,
  uid: UID.Schema,
  parent: Fields,
  parentPath: string[] = [],
): Generator<EntryField> {
  for (const [name, attribute] of Object.entries(strapi.getModel(uid).attributes)) {
    const [path, value] = [[...parentPath, name], parent[name]];
    yield { name, attribute, path, value, parent };
    if (attribute.type !== "component") continue;
    for (const [index, item] of [value ?? []].flat().entries()) {
      const itemPath = attribute.repeatable ? [...path, String(index)] : path;
      yield* fieldsOf(strapi, attribute.component, asRecord(item), itemPath);
    }
  }
}
