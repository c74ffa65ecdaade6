import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { namedWithAddress } from "../leads/team";
import type { StoredSubscription } from "./receive";
import { changeByHand, type SubscriptionState } from "./subscription";
import { subscriptionUid } from "./uids";

interface Saved {
  data: { subscriptionState?: SubscriptionState };
  documentId: string;
}

/**
 * Stamps who of the team confirmed or ended a subscription, and when, and refuses what only the subscriber can do.
 * That includes saving a page that was opened before the subscriber decided otherwise.
 */
export function recordChangesByHand(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== subscriptionUid || context.action !== "update") return next();
    const { data, documentId } = context.params as Saved;
    const { subscriptionState } = data;
    // Written below, and only onto the state that it was decided on.
    delete data.subscriptionState;
    if (!subscriptionState) return next();
    // Both or neither: what else was filled in may be refused.
    return strapi.db.transaction(async () => {
      await change(strapi, documentId, subscriptionState);
      return next();
    });
  });
}

async function change(strapi: Core.Strapi, documentId: string, state: SubscriptionState): Promise<void> {
  const subscriptions = strapi.db.query(subscriptionUid);
  const stored: StoredSubscription | null = await subscriptions.findOne({ where: { documentId } });
  if (!stored || stored.subscriptionState === state) return;
  const change = changeByHand(stored, state, nameOfActor(strapi), new Date().toISOString());
  if (!change) throw new errors.ValidationError(refusalFor(stored.subscriptionState));
  const { id, revision } = stored;
  const { count } = await subscriptions.updateMany({
    where: { id, revision },
    data: { ...change, revision: (revision ?? 0) + 1 },
  });
  if (count === 0)
    throw new errors.ValidationError("The subscription has just been changed. Reload the page.");
}

function nameOfActor(strapi: Core.Strapi): string {
  const user = strapi.requestContext.get()?.state.user;
  return user ? namedWithAddress(user) : "The team";
}

function refusalFor(state: SubscriptionState): string {
  return state === "unsubscribed"
    ? "This person has unsubscribed. Only they can subscribe again, by signing up on the site. Reload the page to see the present state."
    : "A confirmed subscription cannot become unconfirmed. Reload the page to see the present state; to end the subscription, choose Unsubscribed.";
}
