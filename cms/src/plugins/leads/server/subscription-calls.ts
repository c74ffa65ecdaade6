import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody, parsed } from "../../../lib/request-body";
import type { Context } from "../../../strapi/routes";
import { subscriptionFields } from "../fields";
import { subscriptionUid } from "../uids";
import { type List, pageOf, sendCsv } from "./list";
import { changeByHand, type StoredSubscription, saveChange, stateSchema } from "./subscriptions";
import { nameWithAddress } from "./team";

const saveSchema = z
  .object({
    revision: z.number().int().nullable(),
    changes: z
      .object({
        subscriptionState: stateSchema,
        needsReview: z.boolean(),
        notes: z.string().max(20_000).nullable(),
      })
      .partial()
      .strict(),
  })
  .strict();

const filterSchema = z
  .object({ q: z.string().max(254), state: stateSchema })
  .partial()
  .strict();

/** Handlers for the panel's subscribers page. `routes` in index.ts sets who may call them. */
export const subscriptionCalls = ({ strapi }: { strapi: Core.Strapi }) => {
  function listFor(query: object): List {
    const { q, state } = parsed(filterSchema, query);
    const where = {
      ...(q && { email: { $containsi: q } }),
      ...(state && { subscriptionState: state }),
    };
    return { uid: subscriptionUid, where };
  }

  return {
    async list(ctx: Context) {
      const { page, ...filter } = ctx.query;
      ctx.body = { data: await pageOf(strapi, listFor(filter), "requestedAt", { page }) };
    },

    /** Confirms or ends a subscription by hand. Responds with 409 if the revision is stale. */
    async save(ctx: Context) {
      const { changes, revision } = parseBody(saveSchema, ctx.request);
      const where = { documentId: String(ctx.params.documentId) };
      const stored: StoredSubscription | null = await strapi.db.query(subscriptionUid).findOne({ where });
      if (!stored) throw new errors.NotFoundError("There is no such subscription.");
      const { subscriptionState: state = stored.subscriptionState, ...otherChanges } = changes;
      const isCurrent = revision === stored.revision;
      const by = nameWithAddress(ctx.state.user);
      const stateChange =
        isCurrent && state !== stored.subscriptionState
          ? changeByHand(stored, state, by, new Date().toISOString())
          : {};
      if (!stateChange) {
        throw new errors.ValidationError(
          stored.subscriptionState === "unsubscribed"
            ? "This person has unsubscribed. Only they can subscribe again, by signing up on the site."
            : "A confirmed subscription cannot become unconfirmed. To end it, choose Unsubscribed.",
        );
      }
      if (isCurrent && (await saveChange(strapi, stored, { ...otherChanges, ...stateChange }))) {
        ctx.body = { data: changes };
      } else {
        ctx.conflict("This subscription was changed after you opened it. Your changes are not saved yet.");
      }
    },

    async export(ctx: Context) {
      sendCsv(strapi, ctx, "subscribers", listFor(ctx.query), subscriptionFields);
    },
  };
};
