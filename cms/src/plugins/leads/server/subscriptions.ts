import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { emailSchema, parseBody } from "../../../lib/request-body";
import type { Context } from "../../../strapi/routes";
import { subscriptionFields } from "../fields";
import { subscriptionFilters } from "../filters";
import { subscriptionUid } from "../uids";
import { wasErasedSince } from "./erasures";
import { listHandlers } from "./list";
import { lockEntry } from "./storage";
import { nameWithEmail } from "./team";

const timeSchema = z.string().datetime({ offset: true });

/** The site sends one event for each submitted sign-up form, each confirmation and each unsubscription. */
const eventSchema = z
  .object({
    submissionId: z.string().min(8).max(100),
    form: z.literal("newsletter"),
    event: z.enum(["requested", "confirmed", "unsubscribed"]),
    email: emailSchema.toLowerCase(),
    /** Time of the sign-up that this event belongs to. */
    requestedAt: timeSchema,
    receivedAt: timeSchema,
    consentVersion: z.string().max(100),
    /** Consent text next to the sign-up button; only in a `requested` event. */
    consentWording: z.string().max(4000).nullable().default(null),
    page: z.string().max(2048),
    confirmation: z.enum(["link", "team"]).nullable().default(null),
    unsubscribeLink: z.string().url().max(4000),
    referrer: z.string().max(2048).nullable().default(null),
    campaign: z.record(z.string(), z.string()).nullable().default(null),
    needsReview: z.boolean().default(false),
    reviewReasons: z.array(z.string()).nullable().default(null),
  })
  .strict();

type NewsletterEvent = z.infer<typeof eventSchema>;

export const newsletterEventBodySchema = z.object({ data: eventSchema }).strict();

const stateSchema = z.enum(["unconfirmed", "confirmed", "unsubscribed"]);

/** Times are ISO 8601. */
export interface Subscription {
  subscriptionState: z.infer<typeof stateSchema>;
  requestedAt?: string | null;
  consentVersion?: string | null;
  consentWording?: string | null;
  unsubscribedAt?: string | null;
}

const subscriberByLink = "The subscriber, by link";

const unconfirmedState = { subscriptionState: "unconfirmed", confirmedAt: null, changedBy: null } as const;

/** Returns the subscription after the first event of an email address. Strapi ignores the event's other fields. */
export const subscriptionAfter = (event: NewsletterEvent): Subscription => ({
  ...event,
  ...unconfirmedState,
  ...changeForEvent(unconfirmedState, event),
});

/**
 * Returns the change that an event makes, or undefined if it makes none. Events may repeat and arrive in any order, so
 * events from before the last unsubscription change nothing. A new sign-up does not change a confirmed subscription,
 * because anybody can type that address into the form.
 */
export function changeForEvent(
  subscription: Subscription,
  event: NewsletterEvent,
): Partial<Subscription> | undefined {
  const at = event.receivedAt;
  const { requestedAt, subscriptionState: state, unsubscribedAt } = subscription;
  if (isAtOrBefore(at, unsubscribedAt)) return undefined;
  if (event.event === "unsubscribed") return unsubscribedState(at, subscriberByLink);
  if (state === "confirmed") return undefined;
  if (event.event === "confirmed") {
    const { consentVersion, page, unsubscribeLink } = event;
    // A confirmation has no consent text, so keep the stored text if it has the same version.
    const consentWording =
      consentVersion === subscription.consentVersion ? subscription.consentWording : null;
    const consent = { consentVersion, consentWording, page, requestedAt: event.requestedAt, unsubscribeLink };
    return { ...consent, ...confirmedState(at, subscriberByLink) };
  }
  if (state === "unconfirmed" && isAtOrBefore(at, requestedAt)) return undefined;
  return { ...event, ...unconfirmedState };
}

const confirmedState = (confirmedAt: string, changedBy: string) =>
  ({ subscriptionState: "confirmed", confirmedAt, changedBy, needsReview: false }) as const;

const unsubscribedState = (unsubscribedAt: string, changedBy: string) =>
  ({ subscriptionState: "unsubscribed", unsubscribedAt, changedBy }) as const;

const isAtOrBefore = (time: string, limit: string | null = null): boolean =>
  limit !== null && Date.parse(time) <= Date.parse(limit);

/**
 * Changes a subscription in the caller's transaction, during which other changes of it wait.
 * @returns false if there is no such subscription
 */
async function changeSubscription(
  strapi: Core.Strapi,
  where: { documentId: string } | { email: string },
  change: (stored: Subscription) => object | undefined,
): Promise<boolean> {
  const stored = await lockEntry<Subscription>(strapi, subscriptionUid, where);
  const data = stored && change(stored);
  if (data) await strapi.db.query(subscriptionUid).updateMany({ where, data });
  return stored !== null;
}

/**
 * Applies an event. Safe for repeated, reordered and concurrent events.
 * @returns true if the event created the subscription
 */
export async function receiveNewsletterEvent(strapi: Core.Strapi, event: NewsletterEvent): Promise<boolean> {
  const { email, requestedAt } = event;
  const apply = () =>
    strapi.db.transaction(async () => {
      if (await changeSubscription(strapi, { email }, (stored) => changeForEvent(stored, event)))
        return false;
      // Check for an erasure after looking for the subscription. In the other order, an erasure between the two reads
      // would go unseen, and the subscription would be created again.
      if (await wasErasedSince(strapi, email, requestedAt)) return false;
      await strapi.db.query(subscriptionUid).create({ data: subscriptionAfter(event) });
      return true;
    });
  // If a concurrent event creates the subscription first, the second attempt changes that one.
  return apply().catch(apply);
}

const changeSchema = z.object({ state: stateSchema.exclude(["unconfirmed"]) }).strict();

/** Handlers for the panel's subscribers page. `routes` in index.ts sets who may call them. */
export const subscriptionController = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...listHandlers(strapi, {
    uid: subscriptionUid,
    dateField: "requestedAt",
    fields: subscriptionFields,
    fileName: "subscribers",
    filters: subscriptionFilters,
  }),

  /** Confirms or ends a subscription by hand. */
  async save(ctx: Context) {
    const { state } = parseBody(changeSchema, ctx.request);
    const where = { documentId: String(ctx.params.documentId) };
    const [at, by] = [new Date().toISOString(), nameWithEmail(ctx.state.user)];
    const isStored = await strapi.db.transaction(() =>
      changeSubscription(strapi, where, ({ subscriptionState }) => {
        if (state === subscriptionState) return undefined;
        if (subscriptionState !== "unsubscribed")
          return state === "confirmed" ? confirmedState(at, by) : unsubscribedState(at, by);
        throw new errors.ValidationError(
          "This person has unsubscribed. Only they can subscribe again, by signing up on the site.",
        );
      }),
    );
    if (!isStored) throw new errors.NotFoundError("There is no such subscription.");
    ctx.body = { data: null };
  },
});
