import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { emailSchema, parseBody } from "../../../lib/request-body";
import { currentRequestId } from "../../../ops/request-scope";
import { type Entry, labelFor } from "../../../plugins/leads/fields";
import type { Row } from "../../../plugins/leads/responses";
import { wasErasedSince } from "../../../plugins/leads/server/erasures";
import { createLead, lockEntry } from "../../../plugins/leads/server/storage";
import {
  newsletterEventBodySchema,
  receiveNewsletterEvent,
} from "../../../plugins/leads/server/subscriptions";
import { addToTimeline, type NewTimelineEvent } from "../../../plugins/leads/server/timeline";
import { leadUid } from "../../../plugins/leads/uids";
import { notifyInvestorRelations } from "../../../plugins/notifications/server/queue";
import type { Context } from "../../../strapi/routes";

const text = (maxLength: number) => z.string().max(maxLength);
/** Normalized, so that a repeated lead is equal to the stored one. */
const time = z
  .string()
  .datetime({ offset: true })
  .transform((value) => new Date(value).toISOString());
const campaign = z
  .record(z.string(), z.unknown())
  .transform((values) => Object.fromEntries(Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))));

/** A lead as the site sends it. */
const leadSchema = z
  .object({
    submissionId: text(100).min(8),
    form: z.enum(["expert", "bottom", "contact", "project-question"]),
    name: text(200).min(1),
    email: emailSchema,
    phone: text(50),
    region: text(120),
    reason: text(120),
    message: text(10_000),
    amount: z.number().int().min(1).max(2_000_000_000),
    returnClass: text(40),
    askedFor: text(200),
    consent: z.boolean().default(false),
    consentVersion: text(100),
    consentWording: text(4000),
    consentAt: time,
    page: text(2048),
    referrer: text(2048),
    project: text(200),
    campaign,
    receivedAt: time,
    needsReview: z.boolean().default(false),
    reviewReasons: z.array(z.string()),
  })
  .partial()
  .required({ submissionId: true, form: true, name: true, email: true })
  .strict();

const leadBodySchema = z.object({ data: leadSchema }).strict();

/** Returns the campaign's name, source and medium on one line, for filters. */
function makeCampaignLabel(values: Entry = {}): string | undefined {
  const parts = [values.utm_campaign, values.utm_source, values.utm_medium].filter(Boolean);
  return parts.length > 0 ? parts.join(" / ").slice(0, 700) : undefined;
}

const deliverySchema = z
  .object({
    destination: z.string().min(1).max(100),
    state: z.enum(["waiting", "delivered", "needsAttention"]),
    deliveredAt: z.string().datetime().optional(),
    attempts: z.number().int().positive().optional(),
    status: z.string().max(1000).optional(),
  })
  .strict();

type Delivery = z.infer<typeof deliverySchema>;

const reportBodySchema = z
  .object({
    data: z
      .object({
        revision: z.number().int().positive(),
        /** How often the site has sent the lead again because the team asked for it. */
        retries: z.number().int().nonnegative().default(0),
        deliveries: z.array(deliverySchema).max(50),
      })
      .strict(),
  })
  .strict();

/** Handlers for the site, which may repeat its calls. The response to an invalid body is 400 and names the fields. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Stores a lead once, even if it arrives repeatedly or in concurrent requests, and never again after it was erased.
   * Responds with 201 for a new lead, 200 for a repeated or erased one, 409 for another lead with the same submission
   * ID.
   */
  async create(ctx: Context) {
    const { data: lead } = parseBody(leadBodySchema, ctx.request);
    const { email, receivedAt = new Date().toISOString(), submissionId } = lead;
    // Recognizes a repeated lead even after the team has changed the stored one. The schema orders the keys.
    const fingerprint = createHash("sha256").update(JSON.stringify(lead)).digest("hex");
    const campaignLabel = makeCampaignLabel(lead.campaign);
    const requestId = currentRequestId();
    async function store(): Promise<number> {
      const stored: Row | null = await strapi.db.query(leadUid).findOne({ where: { submissionId } });
      if (stored) return stored.fingerprint === fingerprint ? 200 : 409;
      // Check for an erasure after looking for the lead. In the other order, an erasure between the two reads would go
      // unseen, and the lead would be stored again.
      if (await wasErasedSince(strapi, email, receivedAt)) return 200;
      await createLead(strapi, { ...lead, receivedAt, campaignLabel, fingerprint, requestId });
      return 201;
    }
    // If a concurrent call stores the lead first, the second attempt finds it.
    const status = await store().catch(store);
    if (status === 409) return ctx.conflict("submissionId is taken by another lead");
    ctx.status = status;
    ctx.body = { data: { submissionId } };
  },

  /**
   * Receives newsletter events, in any order. Responds with 201 if an event created the subscription, otherwise with
   * 200.
   */
  async receiveNewsletterEvent(ctx: Context) {
    const { data } = parseBody(newsletterEventBodySchema, ctx.request);
    ctx.status = (await receiveNewsletterEvent(strapi, data)) ? 201 : 200;
    ctx.body = { data: { submissionId: data.submissionId } };
  },

  /**
   * Records the lead's state at the site's other destinations, such as email, and adds each new delivery or failure to
   * the timeline. Reports may arrive out of order: the highest revision counts. After the team has chosen "Send
   * again", only reports of what the site sent since then count. Responds with 200 even if the lead was erased.
   */
  async reportDeliveries(ctx: Context) {
    const { data } = parseBody(reportBodySchema, ctx.request);
    const where = { submissionId: String(ctx.params.submissionId) };
    await strapi.db.transaction(async () => {
      const lead = await lockEntry<ReportedLead>(strapi, leadUid, where);
      const isNew = lead && data.revision > (lead.deliveryRevision ?? 0);
      const isFromBeforeRetry = lead?.retryAskedAt && data.retries === (lead.deliveryRetries ?? 0);
      if (isNew && !isFromBeforeRetry) await recordDeliveries(strapi, lead, data);
    });
    ctx.body = { data: where };
  },

  /**
   * Returns up to 100 submission IDs of leads that the site must send to failed destinations again. An ID stays in the
   * list until a report answers the request.
   */
  async listRetries(ctx: Context) {
    const leads: Row[] = await strapi.db.query(leadUid).findMany({
      where: { retryAskedAt: { $notNull: true } },
      select: ["submissionId"],
      limit: 100,
    });
    ctx.set("cache-control", "no-store");
    ctx.body = { data: leads.map(({ submissionId }) => submissionId) };
  },
});

interface ReportedLead extends Row {
  deliveries: Delivery[] | null;
  deliveryRevision: number | null;
  deliveryRetries: number | null;
  retryAskedAt: string | null;
}

async function recordDeliveries(
  strapi: Core.Strapi,
  lead: ReportedLead,
  { deliveries, retries, revision }: z.infer<typeof reportBodySchema>["data"],
): Promise<void> {
  const isKnown = ({ destination, state }: Delivery) =>
    lead.deliveries?.some((known) => known.destination === destination && known.state === state);
  const events = deliveries
    .filter((delivery) => delivery.state !== "waiting" && !isKnown(delivery))
    .map(({ deliveredAt: at, destination, state, status }): NewTimelineEvent => {
      const name = labelFor("destination", destination);
      return state === "delivered"
        ? { kind: "delivered", text: `${name}: delivered`, at }
        : { kind: "failed", text: `${name}: not delivered (${status ?? "no answer"})` };
    });
  await addToTimeline(strapi, lead.documentId, events);
  if (events.some(({ kind }) => kind === "failed"))
    await notifyInvestorRelations(strapi, "failure", lead.documentId);
  const states = new Set(deliveries.map(({ state }) => state));
  const deliveryState = states.has("needsAttention")
    ? "failed"
    : states.has("waiting")
      ? "waiting"
      : "delivered";
  await strapi.db.query(leadUid).updateMany({
    where: { documentId: lead.documentId },
    data: {
      deliveries,
      deliveryRevision: revision,
      deliveryRetries: retries,
      deliveryState,
      retryAskedAt: null,
    },
  });
}
