import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { invalidField, parsed } from "../../lib/request-body";
import { permissionsOn, withCreator } from "../../strapi/content-manager";
import type { EntryContext, Saving, Storing } from "../content-rules";

const timeSchema = z.union([z.date(), z.string(), z.number()]);
type Time = z.infer<typeof timeSchema>;

const sentSchema = z.object({ publishAt: timeSchema.nullish() });
type Sent = z.infer<typeof sentSchema>["publishAt"];

interface Draft {
  publishAt?: Time | null;
}

/** Zero is a time too. */
const isTime = (value: unknown): value is Time => value !== null && value !== undefined;

/** The panel's field keeps a day without a time, or a time without a day, as just that. */
const isDayAlone = (value: Sent) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
const isTimeAlone = (value: Sent) => typeof value === "string" && /^T\d\d:\d\d$/.test(value);

/**
 * Checks "Publish at". Refuses half a time, because midnight would be a guess, and a time in the past, because saving
 * must never publish. Only people who may publish can fill it in, and change a draft that has a time.
 */
export async function checkPublishAt({ action, documentId, sent, strapi, uid }: Saving): Promise<void> {
  const { publishAt } = parsed(sentSchema, sent);
  if (action === "clone") return;
  const draft: Draft | null = await strapi.db.query(uid).findOne({
    where: { documentId: documentId ?? "", publishedAt: null },
    select: ["publishAt"],
    populate: withCreator,
  });
  if (isDayAlone(publishAt)) throw refusal("Pick a time, too.");
  if (isTimeAlone(publishAt)) throw refusal("Pick a day, too.");
  refusePast(publishAt, draft);
  refuseUnlessPublisher(strapi, uid, publishAt, draft);
}

/** Refuses to publish a scheduled draft by hand: somebody who fills in a time and then chooses Publish means the time. */
export async function keepToSchedule({ documentId, strapi, uid }: EntryContext): Promise<void> {
  const where = { documentId, publishedAt: null, publishAt: { $gt: new Date() } };
  if ((await strapi.db.query(uid).count({ where })) === 0) return;
  throw refusal(
    "This is scheduled. Choose Save to keep the time, or clear “Publish at” to publish it at once.",
  );
}

/** Clears the time once an entry is published, and of a duplicate. */
export async function clearPublishAt({ changeDraft, data, version }: Storing): Promise<void> {
  if (!isTime(data.publishAt) || version === "draft") return;
  data.publishAt = null;
  if (version === "published") await changeDraft({ publishAt: null });
}

function refusePast(publishAt: Sent, draft: Draft | null): void {
  if (!isTime(publishAt)) return;
  const wantedMs = new Date(publishAt).getTime();
  if (Number.isNaN(wantedMs) || wantedMs > Date.now()) return;
  // A draft that could not be published at its time keeps it until somebody corrects or empties it.
  if (isTime(draft?.publishAt) && new Date(draft.publishAt).getTime() === wantedMs) return;
  throw refusal("That time has passed. Pick a later one, or choose Publish now.");
}

function refuseUnlessPublisher(strapi: Core.Strapi, uid: string, publishAt: Sent, draft: Draft | null): void {
  const isScheduled = isTime(draft?.publishAt);
  if (!isTime(publishAt) && !isScheduled) return;
  const { user, userAbility } = strapi.requestContext.get()?.state ?? {};
  // Seeds and the schedule itself have no user.
  if (!userAbility) return;
  if (permissionsOn(strapi, userAbility, uid).can.publish(draft ?? { createdBy: user })) return;
  throw refusal(
    isScheduled
      ? "This is scheduled. Only those who may publish can change it before it is out."
      : "Only those who may publish can fill in “Publish at”.",
  );
}

const refusal = (message: string): Error => invalidField("publishAt", message);
