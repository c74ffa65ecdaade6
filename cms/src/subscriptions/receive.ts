import type { Core, Modules } from "@strapi/strapi";
import type { SubscriptionEvent } from "./event";
import { changeBy, type Subscription, subscriptionOf } from "./subscription";
import { wasDeletedSince } from "./tombstones";
import { subscriptionUid } from "./uids";

export type StoredSubscription = Modules.Documents.AnyDocument &
  Subscription & { id: number; revision: number | null };

export type Received =
  | { outcome: "created" | "known"; subscription: StoredSubscription }
  | { outcome: "deleted" };

/** As many writers of one entry at once are none that people cause. */
const maxAttempts = 20;

/** Lets an event count, however often, in whatever order and however simultaneously events arrive. */
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
  const { id, revision } = stored;
  const { count } = await subscriptions.updateMany({
    where: { id, revision },
    data: { ...change, revision: (revision ?? 0) + 1 },
  });
  return count === 1 ? { outcome: "known", subscription: { ...stored, ...change } } : undefined;
}
