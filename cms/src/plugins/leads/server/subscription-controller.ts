import type { Core } from "@strapi/strapi";
import { errors, z } from "@strapi/utils";
import { parseBody, parseInput } from "../../../lib/request-body";
import type { Context } from "../../../strapi/routes";
import { subscriptionFields } from "../fields";
import { subscriptionUid } from "../uids";
import { type ListQuery, readPage, sendCsv } from "./list";
import { changeByTeam, type StoredSubscription, saveSubscription, stateSchema } from "./subscriptions";
import { nameWithEmail } from "./team";

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
export const subscriptionController = ({ strapi }: { strapi: Core.Strapi }) => {
  function buildListQuery(query: object): ListQuery {
    const { q, state } = parseInput(filterSchema, query);
    const where = {
      ...(q && { email: { $containsi: q } }),
      ...(state && { subscriptionState: state }),
    };
    return { uid: subscriptionUid, where };
  }

  return {
    async list(ctx: Context) {
      const { page, ...filter } = ctx.query;
      ctx.body = { data: await readPage(strapi, buildListQuery(filter), "requestedAt", { page }) };
    },

    /** Confirms or ends a subscription by hand. Responds with 409 if the revision is stale. */
    async save(ctx: Context) {
      const { changes, revision } = parseBody(saveSchema, ctx.request);
      const where = { documentId: String(ctx.params.documentId) };
      const storedSubscription: StoredSubscription | null = await strapi.db
        .query(subscriptionUid)
        .findOne({ where });
      if (!storedSubscription) throw new errors.NotFoundError("There is no such subscription.");
      const { subscriptionState: state = storedSubscription.subscriptionState, ...otherChanges } = changes;
      const isCurrent = revision === storedSubscription.revision;
      const by = nameWithEmail(ctx.state.user);
      const stateChange =
        isCurrent && state !== storedSubscription.subscriptionState
          ? changeByTeam(storedSubscription, state, by, new Date().toISOString())
          : {};
      if (!stateChange) {
        throw new errors.ValidationError(
          storedSubscription.subscriptionState === "unsubscribed"
            ? "This person has unsubscribed. Only they can subscribe again, by signing up on the site."
            : "A confirmed subscription cannot become unconfirmed. To end it, choose Unsubscribed.",
        );
      }
      if (
        isCurrent &&
        (await saveSubscription(strapi, storedSubscription, { ...otherChanges, ...stateChange }))
      ) {
        ctx.body = { data: changes };
      } else {
        ctx.conflict("This subscription was changed after you opened it. Your changes are not saved yet.");
      }
    },

    async export(ctx: Context) {
      sendCsv(strapi, ctx, "subscribers", buildListQuery(ctx.query), subscriptionFields);
    },
  };
};
