import type { QueuedRecord } from "../../lead-record.server.ts";
import {
  type Added,
  type AdmissionRules,
  addOnce,
  type LeadKey,
  type StoredLeads,
} from "../admission.server.ts";
import { type ArrivalSlot, arrivalSlotOf, slotOf } from "../arrivals.server.ts";
import { sameLeadWindowMs } from "../fingerprint.server.ts";
import type { Routing } from "../routing.server.ts";
import { LeadStorageError } from "../store.server.ts";
import type { Database, Query } from "./database.server.ts";

interface Job {
  readonly key: LeadKey;
  readonly senders: readonly string[];
  /** Adds the lead to the batch, and returns what to call once that is durable. */
  readonly work: (batch: Batch) => () => void;
  readonly reject: (error: unknown) => void;
}

/** A transaction locks a few names for each lead; the server has room for some thousands in all. */
const mostInBatch = 100;

/** Leads that arrive while others are being stored share the next transaction, and so its fsync. */
export class Adding {
  readonly #database: Database;
  readonly #routing: () => Routing;
  #closed = false;
  #jobs: Job[] = [];
  #running: Promise<void> | undefined;
  #lastBatch = 0;

  constructor(database: Database, routing: () => Routing) {
    this.#database = database;
    this.#routing = routing;
  }

  /** More than the confirmations of all destinations together: so many at once are visitors. */
  get crowded(): boolean {
    return this.#lastBatch > 16;
  }

  add<Refusal>(key: LeadKey, rules: AdmissionRules<Refusal>): Promise<Added<Refusal>> {
    const { promise, resolve, reject } = Promise.withResolvers<Added<Refusal>>();
    if (this.#closed) {
      reject(new LeadStorageError("The lead queue is closed"));
      return promise;
    }
    const work = (batch: Batch) => {
      const added = addOnce(batch, key, rules);
      return () => resolve(added);
    };
    this.#jobs.push({ key, senders: rules.senders, work, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** Resolves once what was given so far is stored or refused. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // What is asked for in the same moment goes together.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#jobs.length > 0) {
      const jobs = this.#jobs.splice(0, mostInBatch);
      this.#lastBatch = jobs.length;
      try {
        const acknowledge = await this.#database.transaction((query) => this.#store(query, jobs));
        for (const resolve of acknowledge) resolve();
      } catch (error) {
        // Nor would those who waited meanwhile fare better: each is told within the time of one try.
        for (const job of [...jobs, ...this.#jobs.splice(0)]) job.reject(error);
      }
    }
    this.#running = undefined;
  }

  async #store(query: Query, jobs: readonly Job[]): Promise<(() => void)[]> {
    const keys = jobs.map(({ key }) => key);
    const senders = jobs.flatMap((job) => job.senders);
    // Whoever stores the same lead, or one of the same sender, waits here; in one order, so that nobody waits in a circle.
    const names = keys.flatMap(({ fingerprint, submissionId }) => [fingerprint, submissionId]);
    await query(
      `SELECT pg_advisory_xact_lock(name) FROM (
         SELECT DISTINCT hashtextextended(text, 0) AS name FROM unnest($1::text[]) AS text ORDER BY name) AS names`,
      [[...names, ...senders]],
    );
    const batch = new Batch(this.#routing());
    for (const row of await query(
      `SELECT id, fingerprint, received_at FROM outbox.leads
       WHERE id = ANY($1) OR (fingerprint = ANY($2) AND received_at > $3) ORDER BY received_at`,
      [
        keys.map(({ submissionId }) => submissionId),
        keys.map(({ fingerprint }) => fingerprint),
        Math.min(...keys.map(({ receivedAt }) => receivedAt)) - sameLeadWindowMs,
      ],
    )) {
      batch.know(String(row.id), String(row.fingerprint), Number(row.received_at));
    }
    for (const row of await query(
      "SELECT sender, slot, count, last_at FROM outbox.arrivals WHERE sender = ANY($1)",
      [senders],
    )) {
      batch.slotsOf(String(row.sender)).push(arrivalSlotOf(row));
    }
    const acknowledge = jobs.map(({ work }) => work(batch));
    await batch.write(query);
    return acknowledge;
  }
}

/** Leads that are stored together, and all that is known of them and of their senders. */
class Batch implements StoredLeads {
  readonly #counted = new Map<string, { sender: string; slot: number; count: number; last_at: number }>();
  readonly #deliveries: { lead_id: string; destination: string; received_at: number }[] = [];
  readonly #fingerprints = new Map<string, string>();
  readonly #leads: { id: string; fingerprint: string; received_at: number; record: string }[] = [];
  readonly #newest = new Map<string, { id: string; receivedAt: number }>();
  readonly #routing: Routing;
  readonly #slots = new Map<string, ArrivalSlot[]>();

  constructor(routing: Routing) {
    this.#routing = routing;
  }

  /** In the order in which they were received. */
  know(id: string, fingerprint: string, receivedAt: number): void {
    this.#fingerprints.set(id, fingerprint);
    this.#newest.set(fingerprint, { id, receivedAt });
  }

  slotsOf(sender: string): ArrivalSlot[] {
    const slots = this.#slots.get(sender) ?? [];
    this.#slots.set(sender, slots);
    return slots;
  }

  fingerprintOf(submissionId: string): string | undefined {
    return this.#fingerprints.get(submissionId);
  }

  newestWith(fingerprint: string, after: number): string | undefined {
    const newest = this.#newest.get(fingerprint);
    return newest && newest.receivedAt > after ? newest.id : undefined;
  }

  insert(key: LeadKey, record: QueuedRecord, senders: readonly string[]): void {
    const { fingerprint, receivedAt, submissionId: id } = key;
    this.#leads.push({ id, fingerprint, received_at: receivedAt, record: JSON.stringify(record) });
    this.know(id, fingerprint, receivedAt);
    for (const destination of this.#routing.namesFor(record))
      this.#deliveries.push({ lead_id: id, destination, received_at: receivedAt });
    for (const sender of senders) this.#count(sender, receivedAt);
  }

  #count(sender: string, at: number): void {
    const slot = slotOf(at);
    this.slotsOf(sender).push({ slot, count: 1, lastAt: at });
    const counted = this.#counted.get(`${slot} ${sender}`);
    const count = (counted?.count ?? 0) + 1;
    this.#counted.set(`${slot} ${sender}`, { sender, slot, count, last_at: at });
  }

  /** Stores what was added. */
  async write(query: Query): Promise<void> {
    if (this.#leads.length === 0) return;
    await query(
      `WITH stored AS (
         INSERT INTO outbox.leads (id, fingerprint, received_at, record)
           SELECT * FROM json_to_recordset($1)
             AS lead (id text, fingerprint text, received_at bigint, record text)
       ), queued AS (
         INSERT INTO outbox.deliveries (lead_id, destination, received_at)
           SELECT * FROM json_to_recordset($2)
             AS delivery (lead_id text, destination text, received_at bigint)
       )
       INSERT INTO outbox.arrivals AS known (sender, slot, count, last_at)
         SELECT * FROM json_to_recordset($3)
           AS counted (sender text, slot bigint, count integer, last_at bigint)
       ON CONFLICT (sender, slot) DO UPDATE
         SET count = known.count + excluded.count, last_at = excluded.last_at`,
      [this.#leads, this.#deliveries, [...this.#counted.values()]].map((rows) => JSON.stringify(rows)),
    );
  }
}
