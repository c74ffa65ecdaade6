import { sql } from "kysely";
import { sameLeadWindowMs } from "../intake/fingerprints.server.ts";
import { bucketAt, type LeadCounts, type Limit, msUntilAllowed } from "../intake/limits.server.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import type { Queries } from "./schema.server.ts";

/** Lead or newsletter event to store, and its limits. */
export interface NewLead {
  readonly submissionId: string;
  readonly fingerprint: string;
  /** Unix milliseconds. */
  readonly receivedAt: number;
  /** At least one, with different client keys. Checked in the transaction, so that a burst cannot exceed them. */
  readonly limits: readonly Limit[];
  /** Makes the record from the numbers of earlier leads by client. Called again if the transaction is repeated. */
  readonly makeRecord: (counts: LeadCounts) => QueuedRecord;
}

export type AddResult =
  /** "repeated": it was stored before, with the same ID, or with the same content in the last ten minutes. */
  | { readonly outcome: "added" | "repeated"; readonly submissionId: string }
  /** A lead with other content has the ID. */
  | { readonly outcome: "conflict" }
  | { readonly outcome: "refused"; readonly retryAfterMs: number };

/** Stores a lead once. Call it in a transaction that locks its ID, fingerprint and client keys. */
export async function addLead(
  db: Queries,
  { fingerprint, limits, makeRecord, receivedAt, submissionId }: NewLead,
  destinationsOf: (record: QueuedRecord) => readonly string[],
): Promise<AddResult> {
  const earlierLeads = await db
    .selectFrom("leads")
    .select(["id", "fingerprint"])
    .where(({ and, eb, or }) =>
      or([
        eb("id", "=", submissionId),
        and([eb("fingerprint", "=", fingerprint), eb("received_at", ">", receivedAt - sameLeadWindowMs)]),
      ]),
    )
    .orderBy("received_at", "desc")
    .execute();
  const leadWithId = earlierLeads.find(({ id }) => id === submissionId);
  if (leadWithId && leadWithId.fingerprint !== fingerprint) return { outcome: "conflict" };
  const original = leadWithId ?? earlierLeads[0];
  if (original) return { outcome: "repeated", submissionId: original.id };

  const clientKeys = limits.map(({ clientKey }) => clientKey);
  const counts = await db
    .selectFrom("lead_counts")
    .selectAll()
    .where("client_key", "in", clientKeys)
    .execute();
  const retryAfterMs = Math.max(...limits.map((limit) => msUntilAllowed(counts, limit, receivedAt)));
  if (retryAfterMs > 0) return { outcome: "refused", retryAfterMs };
  const record = makeRecord(counts);
  await db
    .insertInto("leads")
    .values({ id: submissionId, received_at: receivedAt, fingerprint, record: JSON.stringify(record) })
    .execute();
  const deliveries = destinationsOf(record).map((destination) => ({ lead_id: submissionId, destination }));
  await db.insertInto("deliveries").values(deliveries).execute();
  const bucket = { bucket: bucketAt(receivedAt), count: 1, last_at: receivedAt };
  await db
    .insertInto("lead_counts")
    .values(clientKeys.map((client_key) => ({ client_key, ...bucket })))
    .onConflict((conflict) =>
      conflict
        .columns(["client_key", "bucket"])
        .doUpdateSet({ count: sql`lead_counts.count + 1`, last_at: receivedAt }),
    )
    .execute();
  return { outcome: "added", submissionId };
}
