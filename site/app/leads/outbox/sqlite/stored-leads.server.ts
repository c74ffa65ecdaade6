import type { QueuedRecord } from "../../lead-record.server.ts";
import type { LeadKey, StoredLeads } from "../admission.server.ts";
import { type ArrivalSlot, arrivalSlotOf, slotOf } from "../arrivals.server.ts";
import type { Routing } from "../routing.server.ts";
import type { Sql } from "./outbox-file.server.ts";

/** The leads of the file, in the transaction that is under way. */
export class SqliteLeads implements StoredLeads {
  readonly #routing: () => Routing;
  readonly #sql: Sql;

  constructor(sql: Sql, routing: () => Routing) {
    this.#sql = sql;
    this.#routing = routing;
  }

  fingerprintOf(submissionId: string): string | undefined {
    const row = this.#sql("SELECT fingerprint FROM leads WHERE id = ?").get(submissionId);
    return row && String(row.fingerprint);
  }

  newestWith(fingerprint: string, after: number): string | undefined {
    const newest =
      "SELECT id FROM leads WHERE fingerprint = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1";
    const row = this.#sql(newest).get(fingerprint, after);
    return row && String(row.id);
  }

  slotsOf(sender: string): readonly ArrivalSlot[] {
    const slots = this.#sql("SELECT slot, count, last_at FROM arrivals WHERE sender = ?");
    return slots.all(sender).map(arrivalSlotOf);
  }

  insert(key: LeadKey, record: QueuedRecord, senders: readonly string[]): void {
    const { fingerprint, receivedAt, submissionId } = key;
    this.#sql("INSERT INTO leads (id, fingerprint, received_at, record) VALUES (?, ?, ?, ?)").run(
      submissionId,
      fingerprint,
      receivedAt,
      JSON.stringify(record),
    );
    this.addDeliveries(submissionId, receivedAt, record);
    const arrived = this.#sql(
      `INSERT INTO arrivals (sender, slot, count, last_at) VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
    );
    for (const sender of senders) arrived.run(sender, slotOf(receivedAt), receivedAt);
  }

  /** Those that are there already stay. */
  addDeliveries(leadId: string, receivedAt: number, record: QueuedRecord | undefined): void {
    const insert = "INSERT OR IGNORE INTO deliveries (lead_id, destination, received_at) VALUES (?, ?, ?)";
    for (const name of this.#routing().namesFor(record)) this.#sql(insert).run(leadId, name, receivedAt);
  }
}
