import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { emailSchema } from "../../../lib/request-body";
import { subscriptionUid } from "../uids";
import { wasErasedSince } from "./erasures";

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
    consentWording: z.string().max(4000).optional(),
    page: z.string().max(2048),
    confirmation: z.enum(["link", "team"]).optional(),
    unsubscribeLink: z.string().url().max(4000),
    referrer: z.string().max(2048).optional(),
    campaign: z.record(z.string(), z.string()).optional(),
    needsReview: z.boolean().optional(),
    reviewReasons: z.array(z.string()).optional(),
  })
  .strict();

type SubscriptionEvent = z.infer<typeof eventSchema>;

export const eventBodySchema = z.object({ data: eventSchema }).strict();

export const stateSchema = z.enum(["unconfirmed", "confirmed", "unsubscribed"]);

/** Times are ISO 8601. */
export interface Subscription {
  email: string;
  subscriptionState: z.infer<typeof stateSchema>;
  requestedAt: string | null;
  consentVersion: string | null;
  consentWording?: string | null;
  page: string | null;
  confirmedAt?: string | null;
  unsubscribedAt?: string | null;
  unsubscribeLink: string | null;
  needsReview?: boolean;
  /** Name of the person who confirmed or ended it last. */
  changedBy?: string | null;
}

type Change = Partial<Subscription>;

const subscriberByLink = "The subscriber, by link";

/** Creates a subscription from the first event of an address. */
export function createSubscription(event: SubscriptionEvent): Subscription {
  const subscription = {
    email: event.email,
    subscriptionState: "unconfirmed",
    ...consentFields(event),
  } as const;
  const isRequest = event.event === "requested";
  return { ...subscription, ...(isRequest ? request(event) : changeForEvent(subscription, event)) };
}

/**
 * Returns the change that an event makes, or undefined if it makes none. Events may repeat and arrive in any order, so
 * events from before the last unsubscription change nothing. A new sign-up does not change a confirmed subscription,
 * because anybody can type that address into the form.
 */
export function changeForEvent(subscription: Subscription, event: SubscriptionEvent): Change | undefined {
  const at = event.receivedAt;
  const { requestedAt, subscriptionState: state, unsubscribedAt } = subscription;
  if (isAtOrBefore(at, unsubscribedAt)) return undefined;
  if (event.event === "unsubscribed") return unsubscribe(at, subscriberByLink);
  if (state === "confirmed") return undefined;
  if (event.event === "confirmed")
    return { ...consentFields(event, subscription), ...confirm(at, subscriberByLink) };
  if (state === "unconfirmed" && isAtOrBefore(at, requestedAt)) return undefined;
  return request(event);
}

/** Returns the change that a user makes, or undefined after an unsubscription, which only the subscriber can undo. */
export function changeByTeam(
  subscription: Subscription,
  state: "confirmed" | "unsubscribed",
  by: string,
  at: string,
): Change | undefined {
  if (state === subscription.subscriptionState) return {};
  if (subscription.subscriptionState === "unsubscribed") return undefined;
  return state === "unsubscribed" ? unsubscribe(at, by) : confirm(at, by);
}

function request(event: SubscriptionEvent): Change {
  const { campaign = null, confirmation = null, needsReview = false, referrer = null } = event;
  const { reviewReasons = null } = event;
  return {
    ...consentFields(event),
    ...{ campaign, confirmation, needsReview, referrer, reviewReasons },
    subscriptionState: "unconfirmed",
    confirmedAt: null,
    changedBy: null,
  };
}

const confirm = (confirmedAt: string, changedBy: string): Change => ({
  subscriptionState: "confirmed",
  confirmedAt,
  changedBy,
  needsReview: false,
});

const unsubscribe = (unsubscribedAt: string, changedBy: string): Change => ({
  subscriptionState: "unsubscribed",
  unsubscribedAt,
  changedBy,
});

/**
 * Returns the consent fields. A confirmation has no consent text, so this keeps the stored text of the same version.
 */
function consentFields(
  { consentVersion, consentWording, page, requestedAt, unsubscribeLink }: SubscriptionEvent,
  previous?: Subscription,
) {
  const storedWording = previous?.consentVersion === consentVersion ? previous.consentWording : null;
  const wording = consentWording ?? storedWording ?? null;
  return { consentVersion, consentWording: wording, page, requestedAt, unsubscribeLink };
}

const isAtOrBefore = (time: string, limit: string | null | undefined): boolean =>
  limit !== null && limit !== undefined && Date.parse(time) <= Date.parse(limit);

export type StoredSubscription = Subscription & { id: number; revision: number | null };

/** Higher than the number of simultaneous changes that one subscription can get. */
const maxAttempts = 20;

/**
 * Applies an event. Safe for repeated, reordered and concurrent events.
 * @returns true if the event created the subscription
 */
export async function receiveEvent(strapi: Core.Strapi, event: SubscriptionEvent): Promise<boolean> {
  const subscriptions = strapi.db.query(subscriptionUid);
  const find = (): Promise<StoredSubscription | null> =>
    subscriptions.findOne({ where: { email: event.email } });

  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const stored = await find();
    if (stored) {
      const change = changeForEvent(stored, event);
      if (!change || (await saveSubscription(strapi, stored, change))) return false;
      continue;
    }
    // Check for an erasure after reading the subscription. In the other order, an erasure between the two reads would
    // go unseen, and the subscription would be created again.
    if (await wasErasedSince(strapi, event.email, event.requestedAt)) return false;
    try {
      await subscriptions.create({ data: createSubscription(event) });
      return true;
    } catch (error) {
      // A concurrent event may have created the subscription first.
      if (!(await find())) throw error;
    }
  }
  throw new Error(`A subscription was not saved: it changed during each of ${maxAttempts} attempts`);
}

/** @returns false, without saving, if somebody has changed the subscription since it was read */
export async function saveSubscription(
  strapi: Core.Strapi,
  { id, revision }: StoredSubscription,
  change: object,
): Promise<boolean> {
  const { count } = await strapi.db.query(subscriptionUid).updateMany({
    where: { id, revision },
    data: { ...change, revision: (revision ?? 0) + 1 },
  });
  return count === 1;
}
