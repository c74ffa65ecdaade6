import { createHash } from "node:crypto";

/** What a lead that leaves a field out means by that. */
const defaults: Record<string, unknown> = { consent: false, needsReview: false };

export const dateFields = ["consentAt", "receivedAt"];

/** The same moment, however it is written. What is no date stays as it is, for the validation to refuse. */
function moment(value: unknown): unknown {
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

/**
 * Digest of a lead as it was sent. Stored beside the lead, so that a repeated post is recognised after
 * somebody has reviewed or corrected the entry.
 */
export function fingerprintOf(lead: Record<string, unknown>): string {
  const meant = Object.entries(lead)
    .map(([key, value]) => [key, dateFields.includes(key) && value ? moment(value) : value] as const)
    .filter(([key, value]) => value !== null && value !== undefined && value !== defaults[key]);
  return createHash("sha256")
    .update(JSON.stringify(canonical(Object.fromEntries(meant))))
    .digest("hex");
}
