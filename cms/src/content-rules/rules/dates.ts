import { z } from "@strapi/utils";
import { invalidField, parsed } from "../../lib/request-body";
import { permissionsOn, withCreator } from "../../strapi/content-manager";
import { changeDraft, draftOf, type Rule, type Saving } from "../content-rules";

const timeSchema = z.union([z.date(), z.string(), z.number()]).nullish();

/** Milliseconds since 1970, NaN for an empty field. Zero is a valid time. */
const msOf = (time: unknown): number => new Date(timeSchema.parse(time) ?? "").getTime();

/**
 * Returns the sent time in milliseconds. Throws ValidationError for a date without a time, instead of assuming one.
 */
function sentTime({ sent }: Saving, field: string): number {
  const { [field]: time } = parsed(z.object({ [field]: timeSchema }), sent);
  if (time && Number.isNaN(msOf(time))) throw invalidField(field, "Choose a day and a time.");
  return msOf(time);
}

const refusal = (message: string): Error => invalidField("publishAt", message);

/**
 * Checks "Publish at", the time at which a draft is published. Saving never publishes, so a past time is refused. Only
 * users who may publish can set the time, or change a draft that has one.
 */
export const schedule: Rule = {
  async save(saving) {
    const { action, strapi, uid } = saving;
    if (action === "clone") return { publishAt: null };
    const sent = sentTime(saving, "publishAt");
    const draft = await draftOf(saving, withCreator);
    const stored = msOf(draft?.publishAt);
    // A draft that failed to publish keeps its time until someone corrects or clears it.
    if (sent <= Date.now() && sent !== stored) {
      throw refusal("That time has passed. Pick a later one, or clear it and publish.");
    }
    // Seeding and the schedule have no user.
    const { user, userAbility } = strapi.requestContext.get()?.state ?? {};
    if (!userAbility || (Number.isNaN(sent) && Number.isNaN(stored))) return undefined;
    if (permissionsOn(strapi, userAbility, uid).can.publish(draft ?? { createdBy: user })) return undefined;
    throw refusal(
      Number.isNaN(stored)
        ? "Only people who can publish can set “Publish at”."
        : "This is scheduled. Only people who can publish can change it now.",
    );
  },
  /**
   * Refuses to publish a scheduled draft by hand before its time: an editor who sets a time and clicks Publish probably
   * wants that time.
   */
  async publish(entry) {
    const { publishAt } = (await draftOf(entry)) ?? {};
    if (msOf(publishAt) > Date.now()) {
      throw refusal(
        "This is scheduled. Choose Save to keep the time, or clear “Publish at” to publish it at once.",
      );
    }
    await changeDraft(entry, { publishAt: null });
  },
};

/**
 * Sets the "Publication date" at the first publish. Strapi changes `publishedAt` at every publish, which would move an
 * edited old post to the top of the list. Each published version gets this date instead.
 */
export const publicationDate: Rule = {
  save(saving) {
    if (saving.action === "clone") return { publicationDate: null };
    sentTime(saving, "publicationDate");
    return undefined;
  },
  publish: (entry) => changeDraft(entry, { publicationDate: new Date() }, { publicationDate: null }),
  async changed(entry) {
    const { publicationDate: publishedAt } = (await draftOf(entry)) ?? {};
    const where = { documentId: entry.documentId, publishedAt: { $notNull: true } };
    await entry.strapi.db.query(entry.uid).updateMany({ where, data: { publishedAt } });
  },
};
