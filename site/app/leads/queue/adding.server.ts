import { sql } from "kysely";
import { sameLeadWindowMs } from "../intake/fingerprints.server.ts";
import { bucketAt, LeadCounts } from "../intake/lead-counts.server.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import type { Queries } from "./schema.server.ts";

export interface LeadKey {
  readonly submissionId: string;
  readonly fingerprint: string;
  /** Unix milliseconds. */
  readonly receivedAt: number;
}

/** Admission rules, applied in the transaction that stores the lead. */
export interface AdmissionRules {
  /** Rate-limit keys that `admit` looks up; at least one. */
  readonly clientKeys: readonly string[];
  /** Returns the record and the keys to count it for, or undefined to refuse. Runs again if the transaction does. */
  readonly admit: (
    counts: LeadCounts,
  ) => { readonly record: QueuedRecord; readonly clientKeys: readonly string[] } | undefined;
}

export type Added =
  /** "repeated": same ID, or same content within ten minutes; not counted again. */
  | { readonly outcome: "added" | "repeated"; readonly submissionId: string }
  /** "conflict": another lead has the ID. "refused": by the rules. */
  | { readonly outcome: "conflict" | "refused" };

/** Stores a lead once. Call it in a transaction that locks its ID, fingerprint and client keys. */
export async function addLead(
  db: Queries,
  { fingerprint, receivedAt, submissionId }: LeadKey,
  { admit, clientKeys }: AdmissionRules,
  destinationsOf: (record: QueuedRecord) => readonly string[],
): Promise<Added> {
  const known = await db
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
  const withId = known.find(({ id }) => id === submissionId);
  if (withId && withId.fingerprint !== fingerprint) return { outcome: "conflict" };
  const same = withId ?? known[0];
  if (same) return { outcome: "repeated", submissionId: same.id };

  const counted = db.selectFrom("lead_counts").selectAll().where("client_key", "in", clientKeys);
  const admitted = admit(new LeadCounts(await counted.execute()));
  if (!admitted) return { outcome: "refused" };
  const record = JSON.stringify(admitted.record);
  await db
    .insertInto("leads")
    .values({ id: submissionId, received_at: receivedAt, fingerprint, record })
    .execute();
  const deliveries = destinationsOf(admitted.record).map((destination) => ({
    lead_id: submissionId,
    destination,
  }));
  await db.insertInto("deliveries").values(deliveries).execute();
  const bucket = { bucket: bucketAt(receivedAt), count: 1, last_at: receivedAt };
  await db
    .insertInto("lead_counts")
    .values(admitted.clientKeys.map((client_key) => ({ client_key, ...bucket })))
    .onConflict((conflict) =>
      conflict
        .columns(["client_key", "bucket"])
        .doUpdateSet({ count: sql`lead_counts.count + 1`, last_at: receivedAt }),
    )
    .execute();
  return { outcome: "added", submissionId };
}
