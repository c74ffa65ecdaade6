import { z } from "@strapi/utils";
import type { SubscriptionEvent } from "./subscription-event";

const theSubscriber = "The subscriber, by link";

export const stateSchema = z.enum(["unconfirmed", "confirmed", "unsubscribed"]);
export type SubscriptionState = z.infer<typeof stateSchema>;

export interface HistoryEntry {
  event: SubscriptionEvent["event"];
  at: string;
  by?: string;
  consentVersion?: string;
  page?: string;
}

/** What a subscription's entry says; times are ISO 8601. */
export interface Subscription {
  email: string;
  subscriptionState: SubscriptionState;
  confirmation?: string | null;
  requestedAt: string | null;
  consentVersion: string | null;
  consentWording?: string | null;
  page: string | null;
  referrer?: string | null;
  campaign?: unknown;
  confirmedAt?: string | null;
  confirmedBy?: string | null;
  unsubscribedAt?: string | null;
  unsubscribedBy?: string | null;
  unsubscribeLink: string | null;
  needsReview?: boolean | null;
  reviewReasons?: unknown;
  history: HistoryEntry[] | null;
}

type Change = Partial<Subscription>;

/** The entry that the first event of an address makes. */
export function subscriptionOf(event: SubscriptionEvent): Subscription {
  const state = { email: event.email, subscriptionState: "unconfirmed" } as const;
  const none: Subscription = { ...state, ...consentOf(event), history: [] };
  return { ...none, ...(event.event === "requested" ? requested(none, event) : changeBy(none, event)) };
}

/**
 * The change that an event makes; nothing when it repeats what is known or comes too late. Events arrive more
 * than once and in any order, from several instances of the site:
 * - What came before somebody unsubscribed does not subscribe them again.
 * - Unsubscribing counts whenever it arrives: in doubt, nobody is written to.
 * - A request changes nothing for a subscriber: anybody can type their address.
 */
export function changeBy(subscription: Subscription, event: SubscriptionEvent): Change | undefined {
  const at = event.receivedAt;
  const { subscriptionState: state, unsubscribedAt } = subscription;
  switch (event.event) {
    case "requested":
      if (state === "confirmed" || isUpTo(at, unsubscribedAt)) return undefined;
      if (state === "unconfirmed" && isUpTo(at, subscription.requestedAt)) return undefined;
      return requested(subscription, event);
    case "confirmed":
      if (state === "confirmed" || isUpTo(at, unsubscribedAt)) return undefined;
      return {
        ...consentOf(event, subscription),
        ...confirmed(subscription, at, theSubscriber, wordingOf(event)),
      };
    case "unsubscribed":
      if (isUpTo(at, unsubscribedAt)) return undefined;
      return unsubscribed(subscription, at, theSubscriber);
  }
}

/** The states that a person of the team may choose, by the present one. */
const byHand: Record<SubscriptionState, readonly SubscriptionState[]> = {
  unconfirmed: ["confirmed", "unsubscribed"],
  confirmed: ["unsubscribed"],
  // Their last word was no. Only they can take it back, by signing up again.
  unsubscribed: [],
};

/** The change that a person of the team makes; nothing where they may not. */
export function changeByHand(
  subscription: Subscription,
  state: SubscriptionState,
  by: string,
  at: string,
): Change | undefined {
  if (!byHand[subscription.subscriptionState].includes(state)) return undefined;
  return state === "unsubscribed" ? unsubscribed(subscription, at, by) : confirmed(subscription, at, by);
}

function requested(subscription: Subscription, event: SubscriptionEvent): Change {
  const { campaign, confirmation, needsReview, referrer, reviewReasons } = event;
  return {
    ...consentOf(event),
    subscriptionState: "unconfirmed",
    confirmation: confirmation ?? null,
    referrer: referrer ?? null,
    campaign: campaign ?? null,
    needsReview: needsReview ?? false,
    reviewReasons: reviewReasons ?? null,
    confirmedAt: null,
    confirmedBy: null,
    history: withEvent(subscription, { event: "requested", at: event.receivedAt, ...wordingOf(event) }),
  };
}

function confirmed(subscription: Subscription, at: string, by: string, wording?: object): Change {
  const history = withEvent(subscription, { event: "confirmed", at, by, ...wording });
  return { subscriptionState: "confirmed", confirmedAt: at, confirmedBy: by, history };
}

function unsubscribed(subscription: Subscription, at: string, by: string): Change {
  const change: Change = { subscriptionState: "unsubscribed", unsubscribedAt: at };
  if (subscription.subscriptionState === "unsubscribed") return change;
  const history = withEvent(subscription, { event: "unsubscribed", at, by });
  return { ...change, unsubscribedBy: by, history };
}

/**
 * What somebody agreed to, when and where, and the way out of it. The answer to a request does not repeat its wording,
 * which the request has brought unless it was another one.
 */
function consentOf(
  { consentVersion, consentWording, page, requestedAt, unsubscribeLink }: SubscriptionEvent,
  before?: Subscription,
) {
  const known = before?.consentVersion === consentVersion ? before.consentWording : null;
  return {
    consentVersion,
    consentWording: consentWording ?? known ?? null,
    page,
    requestedAt,
    unsubscribeLink,
  };
}

const wordingOf = ({ consentVersion, page }: SubscriptionEvent) => ({ consentVersion, page });

const withEvent = ({ history }: Subscription, event: HistoryEntry): HistoryEntry[] => [
  ...(history ?? []),
  event,
];

function isUpTo(moment: string, limit: string | null | undefined): boolean {
  return limit !== null && limit !== undefined && Date.parse(moment) <= Date.parse(limit);
}
