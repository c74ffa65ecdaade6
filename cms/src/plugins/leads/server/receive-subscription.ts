import type { Core, Modules } from "@strapi/strapi";
import { subscriptionUid } from "../uids";
import { changeBy, type Subscription, subscriptionOf } from "./subscription";
import type { SubscriptionEvent } from "./subscription-event";
import { wasDeletedSince } from "./tombstones";

export type StoredSubscription = Modules.Documents.AnyDocument &
  Subscription & { id: number; revision: number | null };

type Received = { outcome: "created" | "known"; subscription: StoredSubscription } | { outcome: "deleted" };

/** People do not cause as many simultaneous changes of one entry. */
const maxAttempts = 20;

/** Applies an event, however often, in whatever order and however simultaneously events arrive. */
export async function receiveEvent(strapi: Core.Strapi, event: SubscriptionEvent): Promise<Received> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const received = await tryToReceive(strapi, event);
    if (received) return received;
  }
  throw new Error("A subscription is being changed by others all the time");
}

/** Nothing when somebody else was quicker. */
async function tryToReceive(strapi: Core.Strapi, event: SubscriptionEvent): Promise<Received | undefined> {
  const subscriptions = strapi.db.query(subscriptionUid);
  const find = (): Promise<StoredSubscription | null> =>
    subscriptions.findOne({ where: { email: event.email } });

  // In this order: a deletion in between is then seen by one of the two.
  const stored = await find();
  if (!stored) {
    if (await wasDeletedSince(strapi, event.email, event.requestedAt)) return { outcome: "deleted" };
    try {
      const subscription = await subscriptions.create({ data: subscriptionOf(event) });
      return { outcome: "created", subscription };
    } catch (error) {
      if (await find()) return undefined;
      throw error;
    }
  }
  const change = changeBy(stored, event);
  if (!change) return { outcome: "known", subscription: stored };
  if (!(await saveChange(strapi, stored, change))) return undefined;
  return { outcome: "known", subscription: { ...stored, ...change } };
}

/** @returns whether it was saved; not when somebody else has changed the subscription since it was read */
export async function saveChange(
  strapi: Core.Strapi,
  { id, revision }: StoredSubscription,
  change: Partial<Subscription>,
): Promise<boolean> {
  const { count } = await strapi.db.query(subscriptionUid).updateMany({
    where: { id, revision },
    data: { ...change, revision: (revision ?? 0) + 1 },
  });
  return count === 1;
}
