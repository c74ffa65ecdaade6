import { createHash } from "node:crypto";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { emailSchema } from "../../../lib/request-body";
import { queueForTeam } from "../../notifications/server/queue";
import type { Entry } from "../fields";
import { labelFor } from "../labels";
import type { Row } from "../responses";
import { leadUid } from "../uids";
import { wasErasedSince } from "./erasures";
import { addEvents, type NewEvent } from "./events";
import type { Actor } from "./team";

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

export const leadBodySchema = z.object({ data: leadSchema }).strict();

type Outcome = "conflict" | "created" | "erased" | "repeated";

/**
 * Stores a lead once, even if it arrives repeatedly or in concurrent requests, and never again after it was erased.
 * @param requestId ID of the visitor's request, which differs when a lead is repeated
 */
export async function receiveLead(
  strapi: Core.Strapi,
  lead: z.infer<typeof leadSchema>,
  requestId: string | undefined,
): Promise<Outcome> {
  const { submissionId } = lead;
  // Recognizes a repeated lead even after the team has changed the stored one. The schema orders the keys.
  const fingerprint = createHash("sha256").update(JSON.stringify(lead)).digest("hex");
  async function compareWithStored(): Promise<Outcome | undefined> {
    const stored: Row | null = await strapi.db.query(leadUid).findOne({ where: { submissionId } });
    return stored ? (stored.fingerprint === fingerprint ? "repeated" : "conflict") : undefined;
  }
  // Check for an erasure after reading the lead. In the other order, an erasure between the two reads would go unseen,
  // and the lead would be stored again.
  const outcome = await compareWithStored();
  if (outcome) return outcome;
  const { receivedAt = new Date().toISOString() } = lead;
  if (await wasErasedSince(strapi, lead.email, receivedAt)) return "erased";
  try {
    const campaignLabel = makeCampaignLabel(lead.campaign);
    await createLead(strapi, { ...lead, receivedAt, campaignLabel, fingerprint, requestId });
    return "created";
  } catch (error) {
    // A concurrent call may have stored the lead first. Look it up: each database has its own unique index error.
    const outcomeMeanwhile = await compareWithStored();
    if (outcomeMeanwhile) return outcomeMeanwhile;
    throw error;
  }
}

/**
 * Creates a lead, its first event and, for a lead from the site, notifications, in one transaction.
 * @param author the user who enters the lead; undefined for a lead from the site
 */
export async function createLead(strapi: Core.Strapi, data: Entry, author?: Actor): Promise<Row> {
  return strapi.db.transaction(async () => {
    const lead: Row = await strapi.db.query(leadUid).create({ data });
    await addEvents(strapi, lead.documentId, [{ kind: "created", text: "Inquiry received" }], author);
    if (!author) await queueForTeam(strapi, "inquiry", lead.documentId);
    return lead;
  });
}

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

export type Delivery = z.infer<typeof deliverySchema>;

const reportSchema = z
  .object({ revision: z.number().int().positive(), deliveries: z.array(deliverySchema).max(50) })
  .strict();

export const reportBodySchema = z.object({ data: reportSchema }).strict();

/** Stores the newest report with an event for each delivery or failure. A report on an erased lead changes nothing. */
export async function recordDeliveries(
  strapi: Core.Strapi,
  submissionId: string,
  { deliveries, revision }: z.infer<typeof reportSchema>,
): Promise<void> {
  const leads = strapi.db.query(leadUid);
  const isNewReport = [{ deliveryRevision: { $null: true } }, { deliveryRevision: { $lt: revision } }];
  const states = new Set(deliveries.map(({ state }) => state));
  const deliveryState = states.has("needsAttention")
    ? "failed"
    : states.has("waiting")
      ? "waiting"
      : "delivered";
  await strapi.db.transaction(async () => {
    // Update first: it locks the row, so that concurrent reports wait here.
    const { count } = await leads.updateMany({
      where: { submissionId, $or: isNewReport },
      // A newer report includes the outcome of a requested retry, so the request is done.
      data: { deliveryRevision: revision, deliveryState, retryAskedAt: null },
    });
    if (count === 0) return;
    const lead: Row & { deliveries: Delivery[] | null } = await leads.findOne({ where: { submissionId } });
    const isKnown = ({ destination, state }: Delivery) =>
      lead.deliveries?.some((known) => known.destination === destination && known.state === state);
    const events = deliveries
      .filter((delivery) => delivery.state !== "waiting" && !isKnown(delivery))
      .map(({ deliveredAt: at, destination, state, status }): NewEvent => {
        const name = labelFor("destination", destination);
        return state === "delivered"
          ? { kind: "delivered", text: `${name}: delivered`, at }
          : { kind: "failed", text: `${name}: not delivered (${status ?? "no answer"})` };
      });
    await addEvents(strapi, lead.documentId, events);
    if (events.some(({ kind }) => kind === "failed")) await queueForTeam(strapi, "failure", lead.documentId);
    await leads.updateMany({ where: { submissionId }, data: { deliveries } });
  });
}

/** Returns the submission IDs of leads that the site should send again. */
export async function findRequestedRetries(strapi: Core.Strapi): Promise<string[]> {
  const leads: { submissionId: string }[] = await strapi.db.query(leadUid).findMany({
    where: { retryAskedAt: { $notNull: true } },
    select: ["submissionId"],
    limit: 100,
  });
  return leads.map(({ submissionId }) => submissionId);
}
