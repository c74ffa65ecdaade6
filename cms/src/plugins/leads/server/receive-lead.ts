import { createHash } from "node:crypto";
import type { Core, Modules } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { isRecord } from "../../../lib/values";
import { queueNotification } from "../../notifications/server/queue";
import type { Entry } from "../fields";
import { leadUid } from "../uids";
import { findErasedLead } from "./erasures";
import { addEvents, findEvents } from "./events";
import type { Actor } from "./team";

type StoredLead = Modules.Documents.AnyDocument & { fingerprint?: string | null };
type LeadInput = Modules.Documents.Params.Data.Input<typeof leadUid>;

type Result =
  | { outcome: "created" | "repeated"; lead: StoredLead }
  | { outcome: "erased" }
  | { outcome: "conflict" };

/**
 * Stores a lead once, even if it arrives repeatedly or in concurrent requests, and never again after it was erased.
 * @param requestId ID of the visitor's request. The fingerprint omits it, because it differs when a lead is repeated.
 * @throws ValidationError naming the invalid field
 */
export async function receiveLead(strapi: Core.Strapi, input: Entry, requestId?: string): Promise<Result> {
  const fingerprint = computeFingerprint(input);
  const submissionId = String(input.submissionId);
  const findStored = () => strapi.db.query(leadUid).findOne({ where: { submissionId } });
  const compare = (lead: StoredLead): Result =>
    lead.fingerprint === fingerprint ? { outcome: "repeated", lead } : { outcome: "conflict" };

  // Check for an erasure after reading the lead. In the other order, an erasure between the two reads would go unseen,
  // and the lead would be stored again.
  const storedLead = await findStored();
  if (storedLead) return compare(storedLead);
  const erased = await findErasedLead(strapi, submissionId, fingerprint);
  if (erased) return { outcome: erased === "this lead" ? "erased" : "conflict" };
  try {
    const campaignLabel = makeCampaignLabel(input.campaign);
    const data = { receivedAt: new Date(), ...input, campaignLabel, fingerprint, requestId };
    return { outcome: "created", lead: await createLead(strapi, data) };
  } catch (error) {
    // A concurrent call may have stored the lead first. Look it up: each database has its own unique index error.
    const storedMeanwhile = await findStored();
    if (storedMeanwhile) return compare(storedMeanwhile);
    throw error;
  }
}

/**
 * Creates a lead, its first event and, for a lead from the site, a notification, in one transaction.
 * @param author the user who enters the lead; undefined for a lead from the site
 */
export async function createLead(strapi: Core.Strapi, data: Entry, author?: Actor): Promise<StoredLead> {
  return strapi.db.transaction(async () => {
    // create() checks the data against the schema.
    const newLead = await strapi.documents(leadUid).create({ data: data as LeadInput });
    const { documentId: lead, submissionId } = newLead;
    await addEvents(strapi, lead, [{ kind: "created" }], author);
    if (!author) await queueNotification(strapi, { key: `inquiry ${submissionId}`, kind: "inquiry", lead });
    return newLead;
  });
}

const maxCampaignLabelLength = 700;

/** Returns the campaign's name, source and medium on one line, for filters. */
function makeCampaignLabel(campaign: unknown): string | undefined {
  if (!isRecord(campaign)) return undefined;
  const parts = [campaign.utm_campaign, campaign.utm_source, campaign.utm_medium].filter(Boolean);
  return parts.length > 0 ? parts.join(" / ").slice(0, maxCampaignLabelLength) : undefined;
}

export const dateFields = ["consentAt", "receivedAt"];

/** Default values. The fingerprint treats a field with its default like an absent one. */
const defaultValues: Entry = { consent: false, needsReview: false };

/**
 * Returns a digest of the lead as the site sent it. It recognizes a repeated lead even after the team has changed the
 * stored one.
 */
function computeFingerprint(lead: Entry): string {
  const sentFields = Object.entries(lead)
    .map(([key, value]) => [key, dateFields.includes(key) && value ? normalizeTime(value) : value] as const)
    .filter(([key, value]) => value !== null && value !== undefined && value !== defaultValues[key]);
  return createHash("sha256")
    .update(JSON.stringify(sortKeys(Object.fromEntries(sentFields))))
    .digest("hex");
}

/** Normalizes a date to ISO; leaves an invalid one for validation. */
function normalizeTime(value: unknown): unknown {
  const date = new Date(String(value));
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

/** Sorts object keys, so that equal content has the same JSON. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
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

const reportSchema = z
  .object({ revision: z.number().int().positive(), deliveries: z.array(deliverySchema).max(50) })
  .strict();

export const reportBodySchema = z.object({ data: reportSchema }).strict();

type Report = z.infer<typeof reportSchema>;

/** Stores the newest report with an event for each delivery or failure. A report on an erased lead changes nothing. */
export async function recordDeliveries(
  strapi: Core.Strapi,
  submissionId: string,
  { deliveries, revision }: Report,
): Promise<void> {
  const isNewReport = [{ deliveryRevision: { $null: true } }, { deliveryRevision: { $lt: revision } }];
  const deliveryState = summarizeDeliveries(deliveries);
  await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(leadUid).updateMany({
      where: { submissionId, $or: isNewReport },
      // A newer report includes the outcome of a requested retry, so the request is done.
      data: { deliveries, deliveryRevision: revision, deliveryState, retryAskedAt: null },
    });
    if (count === 0) return;
    const { documentId: lead } = await strapi.db.query(leadUid).findOne({ where: { submissionId } });
    await addDeliveryEvents(strapi, lead, deliveries);
    if (deliveryState === "failed")
      await queueNotification(strapi, { key: `failure ${submissionId}`, kind: "failure", lead });
  });
}

function summarizeDeliveries(deliveries: Report["deliveries"]): "delivered" | "failed" | "waiting" | null {
  if (deliveries.length === 0) return null;
  if (deliveries.some(({ state }) => state === "needsAttention")) return "failed";
  return deliveries.every(({ state }) => state === "delivered") ? "delivered" : "waiting";
}

/** Adds an event for each delivery or failure, except those that the timeline already shows. */
async function addDeliveryEvents(
  strapi: Core.Strapi,
  lead: string,
  deliveries: Report["deliveries"],
): Promise<void> {
  const recordedEvents = await findEvents(strapi, lead);
  for (const { deliveredAt, destination, state, status } of deliveries) {
    if (state === "waiting") continue;
    const kind = state === "delivered" ? "delivered" : "failed";
    // `recordedEvents` lists the newest event first.
    const lastIndex = recordedEvents.findIndex(({ change }) => change?.destination === destination);
    const retryIndex = recordedEvents.findIndex((event) => event.kind === "retry");
    const isRetried = retryIndex >= 0 && retryIndex < lastIndex;
    if (recordedEvents[lastIndex]?.kind === kind && !(kind === "failed" && isRetried)) continue;
    const change = { destination, status };
    await addEvents(strapi, lead, [{ kind, change, ...(deliveredAt && { at: deliveredAt }) }]);
  }
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
