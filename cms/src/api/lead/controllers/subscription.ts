import { factories } from "@strapi/strapi";
import { parseBody } from "../../../lib/request-body";
import { eventBodySchema, receiveEvent } from "../../../plugins/leads/server/subscriptions";
import { subscriptionUid } from "../../../plugins/leads/uids";
import { coreMethodsOf } from "../../../strapi/core-api";

export default factories.createCoreController(subscriptionUid, ({ strapi }) => ({
  /**
   * POST /api/subscriptions receives an event: somebody asked for the newsletter, confirmed it or ended it. Every
   * repetition and every order of arrival leads to the same subscription. 201 when it made one, 200 otherwise (with
   * the id alone when there is none, because it was deleted since), 400 naming the field for what is unknown or
   * invalid.
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
