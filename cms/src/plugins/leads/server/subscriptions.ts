import type { Core, Modules } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { subscriptionUid } from "../uids";
import { wasErasedSince } from "./erasures";

const timeSchema = z.string().datetime({ offset: true });

/** The site sends one event for each submitted sign-up form, each confirmation and each unsubscription. */
const eventSchema = z
  .object({
    submissionId: z.string().min(8).max(100),
    form: z.literal("newsletter"),
    event: z.enum(["requested", "confirmed", "unsubscribed"]),
    email: z
      .string()
      .max(254)
      .regex(/^[^@\s]+@[^@\s]+$/)
      .toLowerCase(),
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
export type SubscriptionState = z.infer<typeof stateSchema>;

interface HistoryEntry {
  event: SubscriptionEvent["event"];
  at: string;
  by?: string;
  consentVersion?: string;
  page?: string;
}

/** Times are ISO 8601. */
export interface Subscription {
  email: string;
  subscriptionState: SubscriptionState;
  requestedAt: string | null;
  consentVersion: string | null;
  consentWording?: string | null;
  page: string | null;
  confirmedAt?: string | null;
  unsubscribedAt?: string | null;
  unsubscribeLink: string | null;
  history: HistoryEntry[] | null;
}

type Change = Partial<Subscription>;

const subscriberByLink = "The subscriber, by link";

/** Creates a subscription from the first event of an address. */
export function createSubscription(event: SubscriptionEvent): Subscription {
  const subscription: Subscription = {
    email: event.email,
    subscriptionState: "unconfirmed",
    ...consentFields(event),
    history: [],
  };
  const isRequest = event.event === "requested";
  const change = isRequest ? request(subscription, event) : changeForEvent(subscription, event);
  return { ...subscription, ...change };
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
  if (event.event === "unsubscribed") return unsubscribe(subscription, at, subscriberByLink);
  if (state === "confirmed") return undefined;
  if (event.event === "confirmed") {
    const consent = { consentVersion: event.consentVersion, page: event.page };
    return {
      ...consentFields(event, subscription),
      ...confirm(subscription, { at, by: subscriberByLink, ...consent }),
    };
  }
  if (state === "unconfirmed" && isAtOrBefore(at, requestedAt)) return undefined;
  return request(subscription, event);
}

/** States that the team may set, by current state. Only the subscriber can undo an unsubscription. */
const allowedStates: Record<SubscriptionState, readonly SubscriptionState[]> = {
  unconfirmed: ["confirmed", "unsubscribed"],
  confirmed: ["unsubscribed"],
  unsubscribed: [],
};

/** Returns the change that a user makes, or undefined if it is not allowed. */
export function changeByTeam(
  subscription: Subscription,
  state: SubscriptionState,
  by: string,
  at: string,
): Change | undefined {
  if (!allowedStates[subscription.subscriptionState].includes(state)) return undefined;
  return state === "unsubscribed" ? unsubscribe(subscription, at, by) : confirm(subscription, { at, by });
}

function request(subscription: Subscription, event: SubscriptionEvent): Change {
  const { campaign = null, confirmation = null, consentVersion, needsReview = false, page } = event;
  const { referrer = null, reviewReasons = null, receivedAt: at } = event;
  const details = { campaign, confirmation, needsReview, referrer, reviewReasons };
  return {
    ...consentFields(event),
    ...details,
    subscriptionState: "unconfirmed",
    confirmedAt: null,
    history: appendToHistory(subscription, { event: "requested", at, consentVersion, page }),
  };
}

function confirm(subscription: Subscription, entry: Omit<HistoryEntry, "event">): Change {
  const history = appendToHistory(subscription, { event: "confirmed", ...entry });
  return { subscriptionState: "confirmed", confirmedAt: entry.at, history };
}

function unsubscribe(subscription: Subscription, at: string, by: string): Change {
  const change: Change = { subscriptionState: "unsubscribed", unsubscribedAt: at };
  if (subscription.subscriptionState === "unsubscribed") return change;
  return { ...change, history: appendToHistory(subscription, { event: "unsubscribed", at, by }) };
}

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

const appendToHistory = ({ history }: Subscription, entry: HistoryEntry) => [...(history ?? []), entry];

const isAtOrBefore = (time: string, limit: string | null | undefined): boolean =>
  limit !== null && limit !== undefined && Date.parse(time) <= Date.parse(limit);

export type StoredSubscription = Modules.Documents.AnyDocument &
  Subscription & { id: number; revision: number | null };

type Result = { outcome: "created" | "known"; subscription: StoredSubscription } | { outcome: "erased" };

/** Higher than the number of simultaneous changes that one subscription can get. */
const maxAttempts = 20;

/** Applies an event. Safe for repeated, reordered and concurrent events. */
export async function receiveEvent(strapi: Core.Strapi, event: SubscriptionEvent): Promise<Result> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const result = await tryToReceive(strapi, event);
    if (result) return result;
  }
  throw new Error(`A subscription was not saved: it changed during each of ${maxAttempts} attempts`);
}

/** Returns undefined, without saving, if a concurrent change was saved first. */
async function tryToReceive(strapi: Core.Strapi, event: SubscriptionEvent): Promise<Result | undefined> {
  const subscriptions = strapi.db.query(subscriptionUid);
  const find = (): Promise<StoredSubscription | null> =>
    subscriptions.findOne({ where: { email: event.email } });

  // Check for an erasure after reading the subscription. In the other order, an erasure between the two reads would go
  // unseen, and the subscription would be created again.
  const storedSubscription = await find();
  if (!storedSubscription) {
    if (await wasErasedSince(strapi, event.email, event.requestedAt)) return { outcome: "erased" };
    try {
      const subscription = await subscriptions.create({ data: createSubscription(event) });
      return { outcome: "created", subscription };
    } catch (error) {
      if (await find()) return undefined;
      throw error;
    }
  }
  const change = changeForEvent(storedSubscription, event);
  if (!change) return { outcome: "known", subscription: storedSubscription };
  if (!(await saveSubscription(strapi, storedSubscription, change))) return undefined;
  return { outcome: "known", subscription: { ...storedSubscription, ...change } };
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
