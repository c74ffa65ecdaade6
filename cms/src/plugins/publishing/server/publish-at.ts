import type { Core, UID } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { beforeSave } from "../../../before-save";
import { hasVersions } from "../../../content";
import { invalidField } from "../../../request-body";
import { permissionsOn, withCreator } from "../../../strapi/content-manager";

const timeSchema = z.union([z.date(), z.string(), z.number()]);
type Time = z.infer<typeof timeSchema>;

const sentSchema = z.object({ publishAt: timeSchema.nullish() });

interface Data {
  documentId?: string;
  publishedAt?: Date | string | null;
  publishAt?: Time | null;
}

/** Zero is a time too. */
const isTime = (value: Data["publishAt"]): value is Time => value !== null && value !== undefined;

/** The panel's field keeps a day without a time, or a time without a day, as just that. */
const isDayAlone = (value: Data["publishAt"]) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isTimeAlone = (value: Data["publishAt"]) => typeof value === "string" && /^T\d\d:\d\d$/.test(value);

/**
 * Keeps "Publish at" true to its name:
 * - Publishing by hand before that time is refused: whoever fills in a time and then chooses Publish means the time.
 * - Once published an entry has no time, and neither has a duplicate, which nobody meant to publish.
 * - A time in the past is refused: saving must never publish. So is a day without a time: midnight is a guess.
 * - A time publishes: only people who may publish can fill it in, and change what has one.
 */
export function keepPublishAt(strapi: Core.Strapi, models: UID.ContentType[]): void {
  beforeSave(strapi, models, sentSchema, async ({ action, documentId, sent: { publishAt }, uid }) => {
    if (action === "clone") return undefined;
    const draft: Data | null = await strapi.db.query(uid).findOne({
      where: { documentId: documentId ?? "", publishedAt: null },
      select: ["publishAt"],
      populate: withCreator,
    });
    refuseHalf(publishAt);
    refusePast(publishAt, draft);
    refuseUnlessPublisher(strapi, uid, publishAt, draft);
    return undefined;
  });

  strapi.documents.use(async (context, next) => {
    const { uid } = context.contentType;
    if (context.action === "publish" && models.includes(uid)) {
      await refuseTooEarly(strapi, uid, context.params.documentId);
    }
    return next();
  });

  strapi.db.lifecycles.subscribe({
    models,
    async beforeCreate({ model: { uid }, params }) {
      const data: Data = params.data;
      const { documentId, publishedAt } = data;
      if (!isTime(data.publishAt)) return;
      if (publishedAt) {
        data.publishAt = null;
        const where = { documentId, publishedAt: null };
        await strapi.db.query(uid).updateMany({ where, data: { publishAt: null } });
      } else if (documentId && !(await hasVersions(strapi, uid, documentId))) {
        data.publishAt = null;
      }
    },
  });
}

async function refuseTooEarly(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<void> {
  const where = { documentId, publishedAt: null, publishAt: { $gt: new Date() } };
  if ((await strapi.db.query(uid).count({ where })) === 0) return;
  throw refusal(
    "This is scheduled. Choose Save to keep the time, or clear “Publish at” to publish it at once.",
  );
}

function refuseHalf(publishAt: Data["publishAt"]): void {
  if (isDayAlone(publishAt)) throw refusal("Pick a time, too.");
  if (isTimeAlone(publishAt)) throw refusal("Pick a day, too.");
}

function refusePast(publishAt: Data["publishAt"], draft: Data | null): void {
  if (!isTime(publishAt)) return;
  const wantedMs = new Date(publishAt).getTime();
  if (Number.isNaN(wantedMs) || wantedMs > Date.now()) return;
  // A draft that could not be published at its time keeps it until somebody corrects or empties it.
  if (isTime(draft?.publishAt) && new Date(draft.publishAt).getTime() === wantedMs) return;
  throw refusal("That time has passed. Pick a later one, or choose Publish now.");
}

function refuseUnlessPublisher(
  strapi: Core.Strapi,
  uid: string,
  publishAt: Data["publishAt"],
  draft: Data | null,
): void {
  const isScheduled = isTime(draft?.publishAt);
  if (!isTime(publishAt) && !isScheduled) return;
  const { user, userAbility } = strapi.requestContext.get()?.state ?? {};
  // Not a person in the panel: a seed, or the schedule itself.
  if (!userAbility) return;
  if (permissionsOn(strapi, userAbility, uid).can.publish(draft ?? { createdBy: user })) return;
  throw refusal(
    isScheduled
      ? "This is scheduled. Only those who may publish can change it before it is out."
      : "Only those who may publish can fill in “Publish at”.",
  );
}

const refusal = (message: string): Error => invalidField("publishAt", message);
