import type { Core } from "@strapi/strapi";

/**
 * Whether a document is there already, as a draft or published. When a version of one that is not there is made,
 * it is a duplicate's first, which brings the fields of the original along.
 */
export async function hasVersions(strapi: Core.Strapi, uid: string, documentId: string): Promise<boolean> {
  return (await strapi.db.query(uid).count({ where: { documentId } })) > 0;
}
