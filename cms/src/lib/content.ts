import type { Core, Struct, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import type { postUid } from "./uids";

export type ContentType = Struct.ContentTypeSchema;

/**
 * Every type of the API with drafts is content: editors write it, everybody may read what is published of it, and the
 * site follows its changes. Leads and subscriptions have no drafts.
 */
export function contentTypes(strapi: Core.Strapi): ContentType[] {
  return Object.values<ContentType>({ ...strapi.contentTypes }).filter(
    ({ uid, options }) => uid.startsWith("api::") && options?.draftAndPublish === true,
  );
}

export function contentType(strapi: Core.Strapi, uid: unknown): ContentType | undefined {
  return contentTypes(strapi).find((type) => type.uid === uid);
}

export const hasField = ({ attributes }: ContentType, name: string): boolean =>
  Object.hasOwn(attributes, name);

/** `pluginOptions.publishing` of a schema: on which page of the site an entry is best looked at. */
export const publishingOptions = z.object({
  /** May hold fields of the entry, as in `/blog/{slug}`. */
  page: z.string(),
  /** For an entry in which one of these fields is filled in, its page: that of the first. */
  pageBy: z.record(z.string(), z.string()).optional(),
});
export type PublishingOptions = z.infer<typeof publishingOptions>;

/** Types whose entries have a page each, at an address of which editors choose a part. */
export const addressedTypes = (strapi: Core.Strapi): ContentType[] =>
  contentTypes(strapi).filter((type) => hasField(type, "publishedSlug"));

/** Types whose drafts may have a time at which they are published. */
export const scheduledTypes = (strapi: Core.Strapi): UID.ContentType[] =>
  contentTypes(strapi).flatMap((type) => (hasField(type, "publishAt") ? type.uid : []));

/** The path on the site of the entry with this slug, of one of `addressedTypes`. */
export function entryPath({ pluginOptions }: ContentType, slug: string): string {
  return publishingOptions.parse(pluginOptions?.publishing).page.replace("{slug}", slug);
}

export function apiName({ kind, info }: ContentType): string {
  return kind === "singleType" ? info.singularName : info.pluralName;
}

/** Which entry, and never what it says. */
export interface EntryReference {
  type: string;
  documentId: string;
  slug: string | null;
}

/** The published entries of a type that a condition of the query language fits. */
export async function publishedEntries(
  strapi: Core.Strapi,
  type: ContentType,
  where: unknown,
): Promise<EntryReference[]> {
  const rows: { documentId: string; slug?: string | null }[] = await strapi.db.query(type.uid).findMany({
    where: { $and: [where ?? {}, { publishedAt: { $notNull: true } }] },
    select: hasField(type, "slug") ? ["documentId", "slug"] : ["documentId"],
  });
  return rows.map(({ documentId, slug }) => ({ type: apiName(type), documentId, slug: slug ?? null }));
}

/** Strapi's types know one by one which types have drafts; all content has, as posts have. */
export const documentsOf = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.documents(uid as typeof postUid);

/** Returns true if the entry exists, as a draft or published. */
export async function hasVersions(strapi: Core.Strapi, uid: string, documentId: string): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
}

/** Where an entry of the type, or their list, is edited: the path in the panel. */
export const editingPath = ({ kind, uid }: ContentType): string =>
  `/content-manager/${kind === "singleType" ? "single-types" : "collection-types"}/${uid}`;
