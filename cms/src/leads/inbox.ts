import type { Core, Modules } from "@strapi/strapi";
import { fingerprintOf } from "./fingerprint";
import { findTombstone } from "./tombstones";
import { leadUid } from "./uids";

type StoredLead = Modules.Documents.AnyDocument;
type LeadFields = Modules.Documents.Params.Data.Input<typeof leadUid>;

export type Received =
  | { outcome: "created" | "repeated"; lead: StoredLead }
  | { outcome: "deleted" }
  | { outcome: "conflict" };

/**
 * Stores a lead once, however often and however simultaneously it arrives, and not again after it was deleted.
 * @throws ValidationError naming the field, when the lead is not one
 */
export async function receiveLead(strapi: Core.Strapi, input: Record<string, unknown>): Promise<Received> {
  const fingerprint = fingerprintOf(input);
  const submissionId = String(input.submissionId);
  const stored = () => strapi.db.query(leadUid).findOne({ where: { submissionId } });
  const compare = (lead: StoredLead & { fingerprint?: string }): Received =>
    lead.fingerprint === fingerprint ? { outcome: "repeated", lead } : { outcome: "conflict" };

  // In this order: a deletion in between is then seen by one of the two.
  const earlier = await stored();
  if (earlier) return compare(earlier);
  const buried = await findTombstone(strapi, submissionId, fingerprint);
  if (buried) return { outcome: buried === "this lead" ? "deleted" : "conflict" };
  try {
    // Checked by create() against the schema.
    const fields = input as LeadFields;
    const lead = await strapi.documents(leadUid).create({ data: { ...fields, fingerprint } });
    return { outcome: "created", lead };
  } catch (error) {
    // The same post may have won the race: the database's unique index has then refused this one. Asking what
    // is stored tells that apart from every other failure, whatever the database calls it.
    const winner = await stored();
    if (winner) return compare(winner);
    throw error;
  }
}
