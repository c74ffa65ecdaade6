import { sql } from "kysely";
import { sameLeadWindowMs } from "../intake/fingerprints.server.ts";
import { type Bucket, bucketAt, LeadCounts } from "../intake/lead-counts.server.ts";
import type { QueuedRecord } from "../lead-record.server.ts";
import type { Engine, Queries } from "./schema.server.ts";

export interface LeadKey {
  readonly submissionId: string;
  readonly fingerprint: string;
  /** Unix milliseconds. */
  readonly receivedAt: number;
}

/** Admission rules, applied in the transaction that stores the lead. */
export interface AdmissionRules {
  /** Rate-limit keys that `admit` looks up. */
  readonly clientKeys: readonly string[];
  /** Returns the record and the keys to count it for, or undefined to refuse. May run again with its transaction. */
  readonly admit: (
    counts: LeadCounts,
  ) => { readonly record: QueuedRecord; readonly clientKeys: readonly string[] } | undefined;
}

export type Added =
  /** "repeated": same ID, or same content within ten minutes; not counted again. */
  | { readonly outcome: "added" | "repeated"; readonly submissionId: string }
  /** "conflict": another lead has the ID. "refused": by the rules. */
  | { readonly outcome: "conflict" | "refused" };

export interface NewLead extends AdmissionRules {
  readonly key: LeadKey;
}

/** Stores leads once each, in one transaction. `namesFor` returns a record's destinations. */
export function addLeads(
  engine: Engine,
  leads: readonly NewLead[],
  namesFor: (record: QueuedRecord) => readonly string[],
): Promise<readonly (Added | Error)[]> {
  const clientKeys = [...new Set(leads.flatMap((lead) => lead.clientKeys))];
  const names = leads.flatMap(({ key }) => [key.fingerprint, key.submissionId]);
  return engine.transaction(
    async (db) => {
      const batch = new Batch(namesFor);
      await batch.read(db, leads, clientKeys);
      const added = leads.map((lead) => {
        try {
          return batch.add(lead);
        } catch (error) {
          // Fail this lead only, not its batch.
          return error instanceof Error ? error : new Error(String(error));
        }
      });
      await batch.write(db);
      return added;
    },
    [...names, ...clientKeys],
  );
}

/** Leads stored together, with known leads and counts. */
class Batch {
  readonly #counted = new Map<
    string,
    { client_key: string; bucket: number; count: number; last_at: number }
  >();
  readonly #deliveries: { lead_id: string; destination: string; received_at: number }[] = [];
  readonly #fingerprints = new Map<string, string>();
  readonly #leads: { id: string; fingerprint: string; received_at: number; record: string }[] = [];
  readonly #namesFor: (record: QueuedRecord) => readonly string[];
  readonly #newest = new Map<string, { id: string; receivedAt: number }>();
  readonly #buckets = new Map<string, Bucket[]>();

  constructor(namesFor: (record: QueuedRecord) => readonly string[]) {
    this.#namesFor = namesFor;
  }

  async read(db: Queries, leads: readonly NewLead[], clientKeys: readonly string[]): Promise<void> {
    const keys = leads.map(({ key }) => key);
    const since = Math.min(...keys.map(({ receivedAt }) => receivedAt)) - sameLeadWindowMs;
    const ids = keys.map(({ submissionId }) => submissionId);
    const fingerprints = keys.map(({ fingerprint }) => fingerprint);
    const known = db
      .selectFrom("leads")
      .select(["id", "fingerprint", "received_at"])
      .where(({ and, eb, or }) =>
        or([
          eb("id", "in", ids),
          and([eb("fingerprint", "in", fingerprints), eb("received_at", ">", since)]),
        ]),
      )
      .orderBy("received_at");
    for (const { fingerprint, id, received_at } of await known.execute()) {
      this.#know(id, fingerprint, received_at);
    }
    if (clientKeys.length === 0) return;
    const counted = db
      .selectFrom("lead_counts")
      .select(["client_key", "bucket", "count", "last_at as lastAt"])
      .where("client_key", "in", clientKeys);
    for (const { client_key, ...bucket } of await counted.execute()) this.#bucketsOf(client_key).push(bucket);
  }

  add({ admit, key }: NewLead): Added {
    const { fingerprint, receivedAt, submissionId } = key;
    const known = this.#fingerprints.get(submissionId);
    if (known !== undefined) {
      return known === fingerprint ? { outcome: "repeated", submissionId } : { outcome: "conflict" };
    }
    const same = this.#newest.get(fingerprint);
    if (same && same.receivedAt > receivedAt - sameLeadWindowMs) {
      return { outcome: "repeated", submissionId: same.id };
    }
    const admitted = admit(new LeadCounts((clientKey) => this.#bucketsOf(clientKey)));
    if (!admitted) return { outcome: "refused" };
    this.#insert(key, admitted.record);
    for (const clientKey of admitted.clientKeys) this.#count(clientKey, receivedAt);
    return { outcome: "added", submissionId };
  }

  async write(db: Queries): Promise<void> {
    if (this.#leads.length === 0) return;
    await db.insertInto("leads").values(this.#leads).execute();
    if (this.#deliveries.length > 0) await db.insertInto("deliveries").values(this.#deliveries).execute();
    if (this.#counted.size === 0) return;
    await db
      .insertInto("lead_counts")
      .values([...this.#counted.values()])
      .onConflict((conflict) =>
        conflict.columns(["client_key", "bucket"]).doUpdateSet({
          count: sql`lead_counts.count + excluded.count`,
          last_at: sql`excluded.last_at`,
        }),
      )
      .execute();
  }

  #insert({ fingerprint, receivedAt, submissionId: id }: LeadKey, record: QueuedRecord): void {
    this.#leads.push({ id, fingerprint, received_at: receivedAt, record: JSON.stringify(record) });
    this.#know(id, fingerprint, receivedAt);
    for (const destination of this.#namesFor(record)) {
      this.#deliveries.push({ lead_id: id, destination, received_at: receivedAt });
    }
  }

  /** Called in order of receipt. */
  #know(id: string, fingerprint: string, receivedAt: number): void {
    this.#fingerprints.set(id, fingerprint);
    this.#newest.set(fingerprint, { id, receivedAt });
  }

  #bucketsOf(clientKey: string): Bucket[] {
    const buckets = this.#buckets.get(clientKey) ?? [];
    this.#buckets.set(clientKey, buckets);
    return buckets;
  }

  #count(clientKey: string, at: number): void {
    const bucket = bucketAt(at);
    this.#bucketsOf(clientKey).push({ bucket, count: 1, lastAt: at });
    const counted = this.#counted.get(`${bucket} ${clientKey}`);
    const count = (counted?.count ?? 0) + 1;
    this.#counted.set(`${bucket} ${clientKey}`, { client_key: clientKey, bucket, count, last_at: at });
  }
}
