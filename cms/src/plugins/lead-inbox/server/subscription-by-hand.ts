import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parsed } from "../../../request-body";
import { subscriptionUid } from "../uids";
import { type StoredSubscription, saveChange } from "./receive-subscription";
import { changeByHand, type SubscriptionState, stateSchema } from "./subscription";
import { nameWithAddress } from "./team";

const sentSchema = z.object({ subscriptionState: stateSchema.nullish() });

/**
 * Records who of the team confirmed or ended a subscription, and when, and refuses what only the subscriber can do.
 * That includes saving a page that was opened before the subscriber decided otherwise.
 */
export function recordChangesByHand(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== subscriptionUid || context.action !== "update") return next();
    const { data = {}, documentId } = context.params;
    const { subscriptionState } = parsed(sentSchema, data);
    // Saved separately, and only onto the state that it was decided on.
    delete data.subscriptionState;
    if (!subscriptionState) return next();
    // Both or neither: what else was filled in may be refused.
    return strapi.db.transaction(async () => {
      await changeState(strapi, documentId, subscriptionState);
      return next();
    });
  });
}

async function changeState(strapi: Core.Strapi, documentId: string, state: SubscriptionState): Promise<void> {
  const stored: StoredSubscription | null = await strapi.db
    .query(subscriptionUid)
    .findOne({ where: { documentId } });
  if (!stored || stored.subscriptionState === state) return;
  const user = strapi.requestContext.get()?.state.user;
  const actor = user ? nameWithAddress(user) : "The team";
  const change = changeByHand(stored, state, actor, new Date().toISOString());
  if (!change) throw new errors.ValidationError(refusalFor(stored.subscriptionState));
  if (!(await saveChange(strapi, stored, change))) {
    throw new errors.ValidationError("The subscription has just been changed. Reload the page.");
  }
}

const refusalFor = (state: SubscriptionState): string =>
  state === "unsubscribed"
    ? "This person has unsubscribed. Only they can subscribe again, by signing up on the site. Reload the page to see the present state."
    : "A confirmed subscription cannot become unconfirmed. Reload the page to see the present state; to end the subscription, choose Unsubscribed.";
