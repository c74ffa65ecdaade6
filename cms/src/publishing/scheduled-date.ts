import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { permissionsOn, withCreator } from "../access/entry-permissions";
import type { ScheduledUid } from "./schedule";
import { hasVersions } from "./versions";

interface Data {
  documentId?: string;
  publishedAt?: Date | string | null;
  publishAt?: Date | string | number | null;
}

/** Nought is a time too. */
const isTime = (publishAt: Data["publishAt"]): publishAt is Date | string | number =>
  publishAt !== null && publishAt !== undefined;

/**
 * Keeps "Publish at" true to its name. Publishing by hand before that time is refused: whoever fills in a time
 * and then chooses Publish means the time. Once published an entry has none, and neither has a duplicate, which
 * would come out without anybody having meant it. A time that is past already is taken from nobody: most likely it
 * stands in a form that was opened before the entry was published at that time, and would publish what is half done.
 * And a time publishes: only who may publish fills it in, and changes what has one.
 */
export function keepScheduledDate(strapi: Core.Strapi, uids: ScheduledUid[]): void {
  strapi.documents.use(async (context, next) => {
    if (!uids.some((uid) => uid === context.uid)) return next();
    const { uid } = context.contentType;
    if (context.action === "publish") await refuseTooEarly(strapi, uid, context.params.documentId);
    if (context.action === "create" || context.action === "update") {
      const { data } = context.params;
      const draft =
        context.action === "update" ? await draftOf(strapi, uid, context.params.documentId) : null;
      refusePast(data, draft);
      refuseUnlessPublisher(strapi, uid, data, draft);
    }
    return next();
  });

  strapi.db.lifecycles.subscribe({
    models: uids,
    async beforeCreate({ model, params }) {
      const data: Data = params.data;
      if (!isTime(data.publishAt)) return;
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
  throw refusal(
    "This is scheduled. Choose Save to keep the time, or empty “Publish at” to publish it at once.",
  );
}

async function draftOf(strapi: Core.Strapi, uid: string, documentId: string): Promise<Data | null> {
  return strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: null }, select: ["publishAt"], populate: withCreator });
}

/** A draft that could not be published at its time keeps it until somebody mends or empties it. */
function refusePast(data: object | undefined, draft: Data | null): void {
  const { publishAt }: Data = data ?? {};
  const wanted = isTime(publishAt) ? new Date(publishAt).getTime() : Number.NaN;
  if (!(wanted <= Date.now())) return;
  if (isTime(draft?.publishAt) && new Date(draft.publishAt).getTime() === wanted) return;
  throw refusal(
    "“Publish at” is past. It may have been published at that time since you opened this page: reload it. To publish now, empty the field and choose Publish.",
  );
}

function refuseUnlessPublisher(
  strapi: Core.Strapi,
  uid: string,
  data: object | undefined,
  draft: Data | null,
): void {
  const { publishAt }: Data = data ?? {};
  if (!isTime(publishAt) && !isTime(draft?.publishAt)) return;
  const { user, userAbility } = strapi.requestContext.get()?.state ?? {};
  // Nobody of the panel: a seed, the schedule itself.
  if (!userAbility) return;
  if (permissionsOn(strapi, userAbility, uid).publish(draft ?? { createdBy: user })) return;
  throw refusal(
    isTime(draft?.publishAt)
      ? "This is scheduled. Only those who may publish can change it before it is out."
      : "Only those who may publish can fill in “Publish at”.",
  );
}

function refusal(message: string): Error {
  return new errors.ValidationError(message, {
    errors: [{ path: ["publishAt"], message, name: "ValidationError" }],
  });
}
