import type { Core, Modules } from "@strapi/strapi";
import { fingerprintOf } from "./fingerprint";

const uid = "api::lead.lead";

type StoredLead = Modules.Documents.AnyDocument;

export type Received = { outcome: "created" | "repeated"; lead: StoredLead } | { outcome: "conflict" };

/**
 * Stores a lead once, however often and however simultaneously it arrives.
 * @throws ValidationError naming the field, when the lead is not one
 */
export async function receiveLead(strapi: Core.Strapi, input: Record<string, unknown>): Promise<Received> {
  const fingerprint = fingerprintOf(input);
  const stored = () => strapi.db.query(uid).findOne({ where: { submissionId: String(input.submissionId) } });
  const compare = (lead: StoredLead & { fingerprint?: string }): Received =>
    lead.fingerprint === fingerprint ? { outcome: "repeated", lead } : { outcome: "conflict" };

  const earlier = await stored();
  if (earlier) return compare(earlier);
  try {
    const lead = await strapi.documents(uid).create({ data: { ...input, fingerprint } });
    return { outcome: "created", lead };
  } catch (error) {
    // The same post may have won the race: the database's unique index has then refused this one. Asking what
    // is stored tells that apart from every other failure, whatever the database calls it.
    const winner = await stored();
    if (winner) return compare(winner);
    throw error;
  }
}
