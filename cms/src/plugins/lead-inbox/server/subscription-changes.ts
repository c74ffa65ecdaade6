import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { permissionsOn } from "../../../strapi/content-manager";
import { subscriptionUid, workAction } from "../uids";
import { type StoredSubscription, saveChange } from "./receive-subscription";
import { changeByHand, type Subscription, type SubscriptionState, stateSchema } from "./subscription";

export const subscriptionSchema = z
  .object({
    subscriptionState: stateSchema,
    needsReview: z.boolean(),
    notes: z.string().max(20_000).nullable(),
  })
  .partial()
  .strict();

export const subscriptionListSchema = z
  .object({ q: z.string().max(254), state: stateSchema, page: z.coerce.number().int().min(1).max(100_000) })
  .partial()
  .strict();

export const subscriptionFilter = ({ q, state }: { q?: string; state?: string }): object[] => [
  ...(q ? [{ email: { $containsi: q } }] : []),
  ...(state ? [{ subscriptionState: { $eq: state } }] : []),
];

/**
 * Changes a subscription for the team, which may confirm or end it; who did it is recorded.
 * @returns false when somebody, such as the subscriber, has changed it since it was read
 * @throws ValidationError for what only the subscriber can do
 */
export async function changeSubscription(
  strapi: Core.Strapi,
  stored: StoredSubscription,
  { subscriptionState, ...fields }: z.infer<typeof subscriptionSchema>,
  { ability, by }: { ability: unknown; by: string },
): Promise<boolean> {
  const { can } = permissionsOn(strapi, ability, subscriptionUid);
  const isChanged = subscriptionState !== undefined && subscriptionState !== stored.subscriptionState;
  const changed = [...Object.keys(fields), ...(isChanged ? ["subscriptionState"] : [])];
  if (changed.some((field) => !can(workAction, stored, field))) throw new errors.ForbiddenError();
  let change: Partial<Subscription> = fields;
  if (isChanged) {
    const byHand = changeByHand(stored, subscriptionState, by, new Date().toISOString());
    if (!byHand) throw new errors.ValidationError(refusalFor(stored.subscriptionState));
    change = { ...fields, ...byHand };
  }
  return saveChange(strapi, stored, change);
}

const refusalFor = (state: SubscriptionState): string =>
  state === "unsubscribed"
    ? "This person has unsubscribed. Only they can subscribe again, by signing up on the site."
    : "A confirmed subscription cannot become unconfirmed. To end it, choose Unsubscribed.";
