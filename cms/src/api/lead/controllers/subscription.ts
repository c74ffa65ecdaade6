import { factories } from "@strapi/strapi";
import { parseBody } from "../../../lib/request-body";
import { eventBodySchema, receiveEvent } from "../../../plugins/leads/server/subscriptions";
import { subscriptionUid } from "../../../plugins/leads/uids";
import { coreMethodsOf } from "../../../strapi/core-api";

export default factories.createCoreController(subscriptionUid, ({ strapi }) => ({
  /**
   * POST /api/subscriptions receives a newsletter event, idempotent in any order: 201 if it created the subscription,
   * 200 otherwise (only the ID if it was deleted since), 400 naming the invalid field.
   */
  async create(ctx) {
    const core = coreMethodsOf(this);
    await core.validateQuery(ctx);
    const { data: event } = parseBody(eventBodySchema, ctx.request);
    const received = await receiveEvent(strapi, event);
    ctx.status = received.outcome === "created" ? 201 : 200;
    if (received.outcome === "erased") return core.transformResponse({ submissionId: event.submissionId });
    return core.transformResponse(await core.sanitizeOutput(received.subscription, ctx));
  },
}));
