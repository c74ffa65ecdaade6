import type { Core, Struct, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { postUid } from "./uids";

export type ContentType = Struct.ContentTypeSchema;

/**
 * Returns the content types: every API type with drafts. Editors write them, everyone may read what is published, and
 * the site follows their changes. Leads and subscriptions have no drafts.
 */
export function contentTypes(strapi: Core.Strapi): ContentType[] {
  return Object.values<ContentType>({ ...strapi.contentTypes }).filter(
    ({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish === true,
  );
}

export function findContentType(strapi: Core.Strapi, uid: unknown): ContentType | undefined {
  return contentTypes(strapi).find((type) => type.uid === uid);
}

export const hasField = ({ attributes }: ContentType, name: string): boolean =>
  Object.hasOwn(attributes, name);

/** `pluginOptions.publishing` of a schema: the page of the site that shows the entry. */
export const publishingOptionsSchema = z.object({
  /** May contain fields of the entry, as in `/blog/{slug}`. */
  page: z.string(),
  /** Maps a field to the page of entries that have it filled in. The first match replaces `page`. */
  pageBy: z.record(z.string(), z.string()).optional(),
});
export type PublishingOptions = z.infer<typeof publishingOptionsSchema>;

/** Returns the types whose entries have a page each, at an editable slug. */
export const typesWithOwnPages = (strapi: Core.Strapi): ContentType[] =>
  contentTypes(strapi).filter((type) => hasField(type, "publishedSlug"));

/** Returns the types whose drafts can be scheduled. */
export const schedulableTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  contentTypes(strapi).flatMap((type) => (hasField(type, "publishAt") ? type.uid : []));

/** Returns the path on the site of an entry of one of `typesWithOwnPages`. */
export function entryPath({ pluginOptions }: ContentType, slug: string): string {
  return publishingOptionsSchema.parse(pluginOptions?.publishing).page.replace("{slug}", slug);
}

/** Returns the name of a type in the API, such as `about-page` or `mail-box-money-blogs`. */
export function apiName({ kind, info }: ContentType): string {
  return kind === "singleType" ? info.singularName : info.pluralName;
}

/**
 * Returns the document service of any content type. Strapi types each UID separately, so this casts the UID to that of
 * posts, whose service has the same type: all content types have drafts.
 */
export const documentService = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.documents(uid as typeof postUid);

/** Returns a `populate` parameter for the type's files and components, and for the files in components. */
export function populateParts({ attributes }: ContentType): Record<string, unknown> {
  const parts = Object.entries(attributes).filter(([, { type }]) => type === "component" || type === "media");
  return Object.fromEntries(
    parts.map(([field, { type }]) => [field, type === "component" ? { populate: true } : true]),
  );
}

/** Returns true if there is a draft or a published version of the entry. */
export async function entryExists(strapi: Core.Strapi, uid: string, documentId: string): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
}

/** Returns the panel path of a single type's form, or of the list of a collection type. */
export const panelPath = ({ kind, uid }: ContentType): string =>
  `/content-manager/${kind === "singleType" ? "single-types" : "collection-types"}/${uid}`;
