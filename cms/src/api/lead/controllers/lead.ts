import type { Core } from "@strapi/strapi";
import { parseBody } from "../../../lib/request-body";
import { currentRequestId } from "../../../ops/request-scope";
import {
  findRequestedRetries,
  leadBodySchema,
  receiveLead,
  recordDeliveries,
  reportBodySchema,
} from "../../../plugins/leads/server/receive-lead";
import { eventBodySchema, receiveEvent } from "../../../plugins/leads/server/subscriptions";
import type { Context } from "../../../strapi/routes";

/** Handlers for the site. It may repeat its calls. An invalid body gets 400, which names the fields. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Receives a lead. Responds with 201 for a new lead, 200 for a repeated or erased one, 409 for another lead with the
   * same submission ID.
   */
  async create(ctx: Context) {
    const { data } = parseBody(leadBodySchema, ctx.request);
    const { submissionId } = data;
    const outcome = await receiveLead(strapi, data, currentRequestId());
    if (outcome === "conflict") return ctx.conflict("submissionId is taken by another lead");
    ctx.status = outcome === "created" ? 201 : 200;
    ctx.body = { data: { submissionId } };
  },

  /** Receives a newsletter event, in any order. Responds with 201 if it created the subscription, otherwise with 200. */
  async createSubscription(ctx: Context) {
    const { data } = parseBody(eventBodySchema, ctx.request);
    ctx.status = (await receiveEvent(strapi, data)) ? 201 : 200;
    ctx.body = { data: { submissionId: data.submissionId } };
  },

  /**
   * Records the lead's state at other destinations. Reports may arrive out of order: the highest revision counts.
   * Responds with 200 even if the lead was erased.
   */
  async reportDeliveries(ctx: Context) {
    const submissionId = String(ctx.params.submissionId);
    const { data } = parseBody(reportBodySchema, ctx.request);
    await recordDeliveries(strapi, submissionId, data);
    ctx.body = { data: { submissionId } };
  },

  /** Returns the submission IDs of leads to send again. An ID stays in the list until the site reports on its lead. */
  async retries(ctx: Context) {
    ctx.set("cache-control", "no-store");
    ctx.body = { data: await findRequestedRetries(strapi) };
  },
});
