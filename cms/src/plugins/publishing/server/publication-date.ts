import type { Core, UID } from "@strapi/strapi";
import { hasVersions } from "../../../content";

interface Data {
  documentId?: string;
  publishedAt?: Date | string | null;
  publicationDate?: Date | string | null;
}

/**
 * Strapi sets `publishedAt` on every publish, so that an old post would jump to the top of the list when a typing error
 * is mended. Here the first date stays: `publicationDate` is filled in at the first publish, kept by the draft (also
 * while the entry is unpublished), and every published version takes its `publishedAt` from it. An editor may change it
 * to give older texts their real date.
 *
 * At the level of the database, because create, update and bulk publishing do not all pass through the document
 * service's publish action, and so that no other date is ever stored.
 */
export function keepPublicationDate(strapi: Core.Strapi, models: UID.ContentType[]): void {
  strapi.db.lifecycles.subscribe({
    models,
    async beforeCreate({ model: { uid }, params }) {
      const data: Data = params.data;
      const { documentId, publicationDate, publishedAt } = data;
      if (!publishedAt) {
        // A duplicate brings its new document id along, a new entry gets one later. It is a new text.
        if (documentId && !(await hasVersions(strapi, uid, documentId))) data.publicationDate = null;
      } else if (publicationDate) {
        data.publishedAt = publicationDate;
      } else {
        data.publicationDate = publishedAt;
        const where = { documentId, publishedAt: null };
        await strapi.db.query(uid).updateMany({ where, data: { publicationDate: publishedAt } });
      }
    },
  });
}
