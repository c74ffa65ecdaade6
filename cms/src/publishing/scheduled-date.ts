import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import type { ScheduledUid } from "./schedule";
import { hasVersions } from "./versions";

interface Data {
  documentId?: string;
  publishedAt?: Date | string | null;
  publishAt?: Date | string | null;
}

/**
 * Keeps "Publish at" true to its name. Publishing by hand before that time is refused: whoever fills in a time
 * and then chooses Publish means the time. Once published an entry has none, and neither has a duplicate, which
 * would come out without anybody having meant it.
 */
export function keepScheduledDate(strapi: Core.Strapi, uids: ScheduledUid[]): void {
  strapi.documents.use(async (context, next) => {
    if (context.action === "publish" && uids.some((uid) => uid === context.uid)) {
      await refuseTooEarly(strapi, context.contentType.uid, context.params.documentId);
    }
    return next();
  });

  strapi.db.lifecycles.subscribe({
    models: uids,
    async beforeCreate({ model, params }) {
      const data: Data = params.data;
      if (!data.publishAt) return;
      if (data.publishedAt) {
        data.publishAt = null;
        await strapi.db.query(model.uid).updateMany({
          where: { documentId: data.documentId, publishedAt: null },
          data: { publishAt: null },
        });
      } else if (data.documentId && !(await hasVersions(strapi, model.uid, data.documentId))) {
        data.publishAt = null;
      }
    },
  });
}

async function refuseTooEarly(strapi: Core.Strapi, uid: string, documentId: string): Promise<void> {
  const draft: Data | null = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: null, publishAt: { $gt: new Date() } },
    select: ["publishAt"],
  });
  if (!draft) return;
  const message =
    "This is scheduled. Choose Save to keep the time, or empty “Publish at” to publish it at once.";
  throw new errors.ValidationError(message, {
    errors: [{ path: ["publishAt"], message, name: "ValidationError" }],
  });
}
