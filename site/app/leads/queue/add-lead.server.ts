import { sql } from "kysely";
import { sameLeadWindowMs } from "../intake/fingerprints.server.ts";
import { bucketAt, LeadCounts } from "../intake/lead-counts.server.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import type { Queries } from "./schema.server.ts";

/** Lead to store, and the rules for admitting it, applied in the transaction that stores it. */
export interface NewLead {
  readonly submissionId: string;
  readonly fingerprint: string;
  /** Unix milliseconds. */
  readonly receivedAt: number;
  /** Rate-limit keys, at least one: `admit` receives their counts, and storing the lead adds one to each. */
  readonly clientKeys: readonly string[];
  /** Returns the record, or how long a refused visitor must wait. Runs again if the transaction is repeated. */
  readonly admit: (counts: LeadCounts) => QueuedRecord | { readonly retryAfterMs: number };
}

export type AddResult =
  /** "repeated": same ID, or same content within ten minutes; not counted again. */
  | { readonly outcome: "added" | "repeated"; readonly submissionId: string }
  /** Another lead has the ID. */
  | { readonly outcome: "conflict" }
  | { readonly outcome: "refused"; readonly retryAfterMs: number };

/** Stores a lead once. Call it in a transaction that locks its ID, fingerprint and client keys. */
export async function addLead(
  db: Queries,
  { admit, clientKeys, fingerprint, receivedAt, submissionId }: NewLead,
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

  const countsQuery = db.selectFrom("lead_counts").selectAll().where("client_key", "in", clientKeys);
  const admission = admit(new LeadCounts(await countsQuery.execute()));
  if ("retryAfterMs" in admission) return { outcome: "refused", ...admission };
  const record = JSON.stringify(admission);
  await db
    .insertInto("leads")
    .values({ id: submissionId, received_at: receivedAt, fingerprint, record })
    .execute();
  const deliveries = destinationsOf(admission).map((destination) => ({ lead_id: submissionId, destination }));
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
