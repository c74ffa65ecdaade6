import { type Core, factories } from "@strapi/strapi";
import { readEvent } from "../../../subscriptions/event";
import { receiveEvent } from "../../../subscriptions/receive";
import { subscriptionUid } from "../../../subscriptions/uids";

export default factories.createCoreController(subscriptionUid, ({ strapi }) => ({
  /**
   * POST /api/subscriptions takes what happened: somebody asked for the newsletter, confirmed it or ended it. Every
   * repetition and every order of arrival leads to the same subscription. 201 when it made one, 200 otherwise (with
   * the id alone when there is none, because it was deleted since), 400 naming the field for what is unknown or
   * invalid.
   */
  async create(ctx) {
    const core = this as Required<Core.CoreAPI.Controller.Base>;
    await core.validateQuery(ctx);
    const event = readEvent(ctx.request.body);
    const received = await receiveEvent(strapi, event);
    ctx.status = received.outcome === "created" ? 201 : 200;
    if (received.outcome === "deleted") return core.transformResponse({ submissionId: event.submissionId });
    return core.transformResponse(await core.sanitizeOutput(received.subscription, ctx));
  },
}));
