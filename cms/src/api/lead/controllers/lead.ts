import { factories } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { invalidFieldError, parseBody } from "../../../lib/request-body";
import { asRecord, type Fields, isRecord } from "../../../lib/values";
import { currentRequestId } from "../../../ops/request-scope";
import {
  dateFields,
  findRequestedRetries,
  receiveLead,
  recordDeliveries,
  reportBodySchema,
} from "../../../plugins/leads/server/receive-lead";
import { leadUid, teamFields } from "../../../plugins/leads/uids";
import { requireCoreMethods } from "../../../strapi/core-api";

const isoDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export default factories.createCoreController(leadUid, ({ strapi }) => ({
  /**
   * Receives a lead (POST /api/leads). The site may send it again. Responds with 201 for a new lead, 200 for a repeated
   * one (with only the submission ID if the lead has since been erased), 409 for another lead with the same submission
   * ID, 400 naming the invalid field.
   */
  async create(ctx) {
    const core = requireCoreMethods(this);
    await core.validateQuery(ctx);
    const body: unknown = ctx.request.body?.data;
    if (!isRecord(body)) throw new errors.ValidationError('The body must be {"data": {…}}');
    const key = teamFields.find((field) => field in body);
    // Strapi throws the same error for an unknown field.
    if (key)
      throw new errors.ValidationError(`Invalid key ${key}`, {
        key,
        path: null,
        source: "body",
      });
    await core.validateInput(body, ctx);
    const input = asRecord(await core.sanitizeInput(body, ctx));
    // The schema makes the email address optional, because phone leads may lack it.
    if (!input.email) throw invalidFieldError("email", "email must be defined.");
    for (const field of dateFields) checkDate(input, field);

    const result = await receiveLead(strapi, input, currentRequestId()).catch(rethrowWithoutValues);
    if (result.outcome === "erased") {
      ctx.status = 200;
      return core.transformResponse({ submissionId: input.submissionId });
    }
    if (result.outcome === "conflict") {
      const message = "submissionId is taken by another lead";
      return ctx.conflict(message, { errors: [{ path: ["submissionId"], message, name: "ConflictError" }] });
    }
    ctx.status = result.outcome === "created" ? 201 : 200;
    return core.transformResponse(await core.sanitizeOutput(result.lead, ctx));
  },

  /**
   * Records the lead's state at other destinations (PUT /api/leads/{submissionId}/deliveries). Reports may repeat or
   * arrive out of order: the highest revision counts. Responds with 200 and the ID, even if the lead was deleted, or
   * 400 naming the invalid field.
   */
  async reportDeliveries(ctx) {
    const core = requireCoreMethods(this);
    await core.validateQuery(ctx);
    const submissionId = String(ctx.params.submissionId);
    const { data } = parseBody(reportBodySchema, ctx.request);
    await recordDeliveries(strapi, submissionId, data);
    return core.transformResponse({ submissionId });
  },

  /**
   * Returns the submission IDs of leads to send again (GET /api/lead-retries). An ID stays in the list until the site
   * reports on its lead.
   */
  async retries(ctx) {
    ctx.set("cache-control", "no-store");
    ctx.body = { data: await findRequestedRetries(strapi) };
  },
}));

/** Names the field if its date is invalid, because Strapi's error does not. A missing date is valid. */
function checkDate(input: Fields, field: string): void {
  const value = input[field];
  if (value === undefined || value === null) return;
  if (typeof value === "string" && isoDateTime.test(value) && !Number.isNaN(Date.parse(value))) return;
  throw invalidFieldError(field, `${field} must be an ISO 8601 date and time, such as 2026-11-20T09:30:00Z`);
}

/** Removes the refused values from a validation error, because callers log the response. */
function rethrowWithoutValues(error: unknown): never {
  if (error instanceof errors.ValidationError) {
    const { errors: problems } = asRecord(error.details);
    if (Array.isArray(problems)) for (const problem of problems.filter(isRecord)) delete problem.value;
  }
  throw error;
}
