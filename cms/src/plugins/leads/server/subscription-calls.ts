import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody, parsed } from "../../../lib/request-body";
import { permissionsOn, withCreator } from "../../../strapi/content-manager";
import type { Context } from "../../../strapi/routes";
import { subscriptionColumns } from "../columns";
import { subscriptionUid, workAction } from "../uids";
import { sendCsv } from "./csv";
import { pageSchema, revision } from "./lead-fields";
import { type List, pageOf, readable } from "./list";
import { type StoredSubscription, saveChange } from "./receive-subscription";
import { changeByHand, type Subscription, type SubscriptionState, stateSchema } from "./subscription";
import { nameWithAddress } from "./team";

const changesSchema = z
  .object({
    subscriptionState: stateSchema,
    needsReview: z.boolean(),
    notes: z.string().max(20_000).nullable(),
    revision,
  })
  .partial()
  .strict();

const filterSchema = z
  .object({ q: z.string().max(254), state: stateSchema })
  .partial()
  .strict();

/** Calls of the panel's page of subscribers. The routes say who may make them. */
export const subscriptionCalls = ({ strapi }: { strapi: Core.Strapi }) => {
  async function listFor({ state: { userAbility } }: Context, query: object): Promise<List> {
    const { q, state } = parsed(filterSchema, query);
    const { can, sanitizeOutput } = permissionsOn(strapi, userAbility, subscriptionUid);
    const conditions = [
      ...(q ? [{ email: { $containsi: q } }] : []),
      ...(state ? [{ subscriptionState: { $eq: state } }] : []),
    ];
    return {
      uid: subscriptionUid,
      filters: await readable(strapi, subscriptionUid, userAbility, conditions),
      visible: (entries) =>
        Promise.all(
          entries.map(async (entry) => ({
            ...(await sanitizeOutput(entry)),
            isEditable: can(workAction, entry, "subscriptionState"),
          })),
        ),
    };
  }

  return {
    async list(ctx: Context) {
      const { page, ...filter } = ctx.query;
      const list = await listFor(ctx, filter);
      const { rows, ...size } = await pageOf(strapi, list, "requestedAt", parsed(pageSchema, { page }));
      ctx.body = { data: { subscriptions: rows, ...size } };
    },

    /** Confirms or ends a subscription for the team, with who did it; 409 when it was changed since it was read. */
    async save(ctx: Context) {
      const changes = parseBody(changesSchema, ctx.request);
      const stored: StoredSubscription | null = await strapi.db
        .query(subscriptionUid)
        .findOne({ where: { documentId: String(ctx.params.documentId) }, populate: withCreator });
      const { can } = permissionsOn(strapi, ctx.state.userAbility, subscriptionUid);
      if (!stored || !can.read(stored)) throw new errors.NotFoundError("There is no such subscription.");
      const { revision: opened = stored.revision, subscriptionState: state, ...fields } = changes;
      const isChanged = state !== undefined && state !== stored.subscriptionState;
      const changed = [...Object.keys(fields), ...(isChanged ? ["subscriptionState"] : [])];
      if (changed.some((field) => !can(workAction, stored, field))) throw new errors.ForbiddenError();
      const isCurrent = opened === stored.revision;
      const byHand =
        isChanged && isCurrent ? stateChange(stored, state, nameWithAddress(ctx.state.user)) : {};
      if (isCurrent && (await saveChange(strapi, stored, { ...fields, ...byHand }))) {
        ctx.body = { data: changes };
      } else {
        ctx.conflict("This subscription was changed after you opened it. Nothing of yours is saved yet.");
      }
    },

    async export(ctx: Context) {
      sendCsv(strapi, ctx, "subscribers", await listFor(ctx, ctx.query), subscriptionColumns);
    },
  };
};

/** @throws ValidationError for what only the subscriber can do */
function stateChange(
  stored: StoredSubscription,
  state: SubscriptionState,
  by: string,
): Partial<Subscription> {
  const change = changeByHand(stored, state, by, new Date().toISOString());
  if (change) return change;
  throw new errors.ValidationError(
    stored.subscriptionState === "unsubscribed"
      ? "This person has unsubscribed. Only they can subscribe again, by signing up on the site."
      : "A confirmed subscription cannot become unconfirmed. To end it, choose Unsubscribed.",
  );
}
