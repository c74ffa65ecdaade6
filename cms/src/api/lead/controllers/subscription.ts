import { factories } from "@strapi/strapi";
import { parseBody } from "../../../lib/request-body";
import { eventBodySchema, receiveEvent } from "../../../plugins/leads/server/subscriptions";
import { subscriptionUid } from "../../../plugins/leads/uids";
import { requireCoreMethods } from "../../../strapi/core-api";

export default factories.createCoreController(subscriptionUid, ({ strapi }) => ({
  /**
   * Receives a newsletter event (POST /api/subscriptions). Events may be repeated and may arrive in any order. Responds
   * with 201 if the event created the subscription, 200 otherwise (with only the submission ID if the subscription has
   * since been erased), 400 naming the invalid field.
   */
  async create(ctx) {
    const core = requireCoreMethods(this);
    await core.validateQuery(ctx);
    const { data: event } = parseBody(eventBodySchema, ctx.request);
    const result = await receiveEvent(strapi, event);
    ctx.status = result.outcome === "created" ? 201 : 200;
    if (result.outcome === "erased") return core.transformResponse({ submissionId: event.submissionId });
    return core.transformResponse(await core.sanitizeOutput(result.subscription, ctx));
  },
}));
