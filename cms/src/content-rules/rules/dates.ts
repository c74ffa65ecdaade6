import { z } from "@strapi/utils";
import { invalidFieldError, parseInput } from "../../lib/request-body";
import { permissionChecker, populateCreator } from "../../strapi/content-manager";
import { findDraft, type Rule, type SaveContext, updateDraft } from "../rule";

const timeSchema = z.union([z.date(), z.string(), z.number()]).nullish();

/** Milliseconds since 1970, NaN for an empty field. Zero is a valid time. */
const toMs = (time: unknown): number => new Date(timeSchema.parse(time) ?? "").getTime();

/**
 * Returns the sent time in milliseconds since 1970, NaN for an empty or missing one. Throws ValidationError for a text
 * that is no time: the form sends "incomplete" for a day without a time.
 */
function parseInputTime({ input }: SaveContext, field: string): number {
  const { [field]: time } = parseInput(z.object({ [field]: timeSchema }), input);
  if (time && Number.isNaN(toMs(time))) throw invalidFieldError(field, "Choose a day and a time.");
  return toMs(time);
}

const scheduleError = (message: string): Error => invalidFieldError("publishAt", message);

/**
 * Checks "Publish at", the time at which a draft is published. Refuses a past time, which would publish at once. Only
 * users who may publish can set the time, or change a draft that has one.
 */
export const scheduleRule: Rule = {
  async beforeSave(context) {
    const { action, strapi, uid } = context;
    if (action === "clone") return { publishAt: null };
    const inputMs = parseInputTime(context, "publishAt");
    const draft = await findDraft(context, populateCreator);
    const storedMs = toMs(draft?.publishAt);
    // A past time that is already stored may be saved again: a failed publish leaves one in the draft.
    if (inputMs <= Date.now() && inputMs !== storedMs) {
      throw scheduleError("That time has passed. Pick a later one, or clear it and publish.");
    }
    // Seeding and the schedule have no user.
    const { user, userAbility } = strapi.requestContext.get()?.state ?? {};
    if (!userAbility || (Number.isNaN(inputMs) && Number.isNaN(storedMs))) return undefined;
    if (permissionChecker(strapi, userAbility, uid).can.publish(draft ?? { createdBy: user }))
      return undefined;
    throw scheduleError(
      Number.isNaN(storedMs)
        ? "Only people who can publish can set “Publish at”."
        : "This is scheduled. Only people who can publish can change it now.",
    );
  },
  /**
   * Refuses to publish a scheduled draft by hand before its time: an editor who sets a time and clicks Publish probably
   * wants that time.
   */
  async beforePublish(entry) {
    const { publishAt } = (await findDraft(entry)) ?? {};
    if (toMs(publishAt) > Date.now()) {
      throw scheduleError(
        "This is scheduled. Choose Save to keep the time, or clear “Publish at” to publish it at once.",
      );
    }
    await updateDraft(entry, { publishAt: null });
  },
};

/**
 * Fills in "Publication date" at a publish if it is empty. Strapi changes `publishedAt` at every publish, which would move an
 * edited old post to the top of the list. Each published version gets this date as its `publishedAt`.
 */
export const publicationDateRule: Rule = {
  beforeSave(context) {
    if (context.action === "clone") return { publicationDate: null };
    parseInputTime(context, "publicationDate");
    return undefined;
  },
  beforePublish: (entry) => updateDraft(entry, { publicationDate: new Date() }, { publicationDate: null }),
  async afterStatusChange(entry) {
    const { publicationDate: publishedAt } = (await findDraft(entry)) ?? {};
    const where = { documentId: entry.documentId, publishedAt: { $notNull: true } };
    await entry.strapi.db.query(entry.uid).updateMany({ where, data: { publishedAt } });
  },
};
