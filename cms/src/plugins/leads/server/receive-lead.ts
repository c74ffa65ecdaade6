import { createHash } from "node:crypto";
import type { Core, Modules } from "@strapi/strapi";
import { queueNotification } from "../../notifications/server/queue";
import { leadUid } from "../uids";
import { addEvents } from "./events";
import { findLeadTombstone } from "./tombstones";

type StoredLead = Modules.Documents.AnyDocument;
type LeadFields = Modules.Documents.Params.Data.Input<typeof leadUid>;

type Received =
  | { outcome: "created" | "repeated"; lead: StoredLead }
  | { outcome: "deleted" }
  | { outcome: "conflict" };

/**
 * Stores a lead once, however often and however simultaneously it arrives, and not again after it was deleted.
 * @param requestId of the visitor's request; no part of the lead, by which a repetition is recognized
 * @throws ValidationError naming the field, when the lead is not one
 */
export async function receiveLead(
  strapi: Core.Strapi,
  input: Record<string, unknown>,
  requestId?: string,
): Promise<Received> {
  const fingerprint = fingerprintOf(input);
  const submissionId = String(input.submissionId);
  const findStored = () => strapi.db.query(leadUid).findOne({ where: { submissionId } });
  const compare = (lead: StoredLead & { fingerprint?: string }): Received =>
    lead.fingerprint === fingerprint ? { outcome: "repeated", lead } : { outcome: "conflict" };

  // In this order: a deletion in between is then seen by one of the two.
  const stored = await findStored();
  if (stored) return compare(stored);
  const deleted = await findLeadTombstone(strapi, submissionId, fingerprint);
  if (deleted) return { outcome: deleted === "this lead" ? "deleted" : "conflict" };
  try {
    // Checked by create() against the schema.
    const fields = input as LeadFields;
    const campaignLabel = campaignLabelOf(input.campaign);
    // Together: a lead that is stored is told of, whatever happens to this process.
    const lead = await strapi.db.transaction(async () => {
      const created = await strapi
        .documents(leadUid)
        .create({ data: { ...fields, campaignLabel, fingerprint, requestId } });
      await addEvents(strapi, created.documentId, [{ kind: "created" }]);
      await queueNotification(strapi, {
        key: `inquiry ${submissionId}`,
        kind: "inquiry",
        lead: created.documentId,
      });
      return created;
    });
    return { outcome: "created", lead };
  } catch (error) {
    // The same post may have won the race: the database's unique index has then refused this one. Asking what
    // is stored tells that apart from every other failure, whatever the database calls it.
    const winner = await findStored();
    if (winner) return compare(winner);
    throw error;
  }
}

/** Longer than the site lets them be together; another sender's are cut. */
const longestCampaignLabel = 700;

/** The campaign's name, source and medium on one line, by which a list can be filtered. */
function campaignLabelOf(campaign: unknown): string | undefined {
  if (typeof campaign !== "object" || campaign === null) return undefined;
  const labels = new Map<string, unknown>(Object.entries(campaign));
  const said = ["utm_campaign", "utm_source", "utm_medium"].map((name) => labels.get(name)).filter(Boolean);
  return said.length > 0 ? said.join(" / ").slice(0, longestCampaignLabel) : undefined;
}

export const dateFields = ["consentAt", "receivedAt"];

/** What a lead means that leaves these fields out. */
const defaults: Record<string, unknown> = { consent: false, needsReview: false };

/**
 * Digest of a lead as it was sent. Stored beside the lead, so that a repeated post is recognized after
 * somebody has reviewed or corrected the entry.
 */
function fingerprintOf(lead: Record<string, unknown>): string {
  const meant = Object.entries(lead)
    .map(([key, value]) => [key, dateFields.includes(key) && value ? isoTime(value) : value] as const)
    .filter(([key, value]) => value !== null && value !== undefined && value !== defaults[key]);
  return createHash("sha256")
    .update(JSON.stringify(canonical(Object.fromEntries(meant))))
    .digest("hex");
}

/** One form for one moment, however it is written. What is no date stays as it is, for the validation to refuse. */
function isoTime(value: unknown): unknown {
  const date = new Date(String(value));
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

/** Objects with their keys in order, so that equal content reads the same. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}
