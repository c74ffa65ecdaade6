import type { Core } from "@strapi/strapi";
import { hasVersions } from "./versions";

/**
 * Strapi sets `publishedAt` anew on every publish, so that an old post jumps to the top of the list when a
 * typing error is mended. Here the first date stays: `publicationDate` is filled in at the first publish, kept
 * by the draft (also while the entry is unpublished), and every published version takes its `publishedAt`
 * from it. An editor may change it to give older texts their real date.
 *
 * At the level of the database, because create, update and bulk publishing do not all pass through the
 * document service's publish action, and so that no other date is ever stored.
 */
export function keepPublicationDate(strapi: Core.Strapi, uids: string[]): void {
  strapi.db.lifecycles.subscribe({
    models: uids,
    async beforeCreate(event) {
      const data = event.params.data as {
        documentId?: string;
        publishedAt?: Date | string | null;
        publicationDate?: Date | string | null;
      };
      if (!data.publishedAt) {
        if (data.documentId && !(await hasVersions(strapi, event.model.uid, data.documentId))) {
          // A duplicate brings its new document id along, a new entry gets one later. It is a new text.
          data.publicationDate = null;
        }
        return;
      }
      if (data.publicationDate) {
        data.publishedAt = data.publicationDate;
        return;
      }
      data.publicationDate = data.publishedAt;
      const drafts = { documentId: data.documentId, publishedAt: null };
      await strapi.db
        .query(event.model.uid)
        .updateMany({ where: drafts, data: { publicationDate: data.publishedAt } });
    },
  });
}
