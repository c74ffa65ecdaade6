import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody, parseInput } from "../../../lib/request-body";
import type { Context } from "../../../strapi/routes";
import { subscriptionFields } from "../fields";
import { subscriptionUid } from "../uids";
import { listHandlers } from "./list";
import { changeByTeam, type StoredSubscription, saveSubscription, stateSchema } from "./subscriptions";
import { nameWithEmail } from "./team";

const changeSchema = z.object({ state: stateSchema.exclude(["unconfirmed"]) }).strict();

const filterSchema = z
  .object({ q: z.string().max(254), state: stateSchema })
  .partial()
  .strict();

/** Handlers for the panel's subscribers page. `routes` in index.ts sets who may call them. */
export const subscriptionController = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...listHandlers(strapi, {
    uid: subscriptionUid,
    dateField: "requestedAt",
    fields: subscriptionFields,
    fileName: "subscribers",
    async condition(_, filter) {
      const { q, state } = parseInput(filterSchema, filter);
      return { ...(q && { email: { $containsi: q } }), ...(state && { subscriptionState: state }) };
    },
  }),

  /** Confirms or ends a subscription by hand. */
  async save(ctx: Context) {
    const { state } = parseBody(changeSchema, ctx.request);
    const where = { documentId: String(ctx.params.documentId) };
    const stored: StoredSubscription | null = await strapi.db.query(subscriptionUid).findOne({ where });
    if (!stored) throw new errors.NotFoundError("There is no such subscription.");
    const change = changeByTeam(stored, state, nameWithEmail(ctx.state.user), new Date().toISOString());
    if (!change) {
      throw new errors.ValidationError(
        "This person has unsubscribed. Only they can subscribe again, by signing up on the site.",
      );
    }
    if (await saveSubscription(strapi, stored, change)) ctx.body = { data: change };
    else ctx.conflict("This subscription was changed at the same time. Try again.");
  },
});
