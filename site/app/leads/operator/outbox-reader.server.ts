import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { reasonOf } from "../../reason.ts";
import { reportName } from "../destinations/inbox.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import {
  configured,
  formatOf,
  OutboxOpenError,
  outboxFileIn,
  preparing,
  retryUndelivered,
  type Sql,
  saysDamaged,
  waiting,
} from "../outbox/outbox-file.server.ts";
import { type OutboxStatus, statusOf, stuckAfterMs } from "../outbox/status.server.ts";

const bit = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
);

/** A lead's state at one destination. Times are milliseconds since 1970, or null for what has not happened yet. */
const deliverySchema = v.object({
  destination: v.string(),
  attempts: v.number(),
  lastStatus: v.nullable(v.string()),
  nextAttemptAt: v.number(),
  needsAttention: bit,
  dead: bit,
  deliveredAt: v.nullable(v.number()),
  /** The site forwards to this destination today. */
  configured: bit,
});

export type DeliveryState = v.InferOutput<typeof deliverySchema>;

export interface QueuedLead {
  readonly id: string;
  readonly receivedAt: number;
  /** Absent when it cannot be read any more. */
  readonly record: QueuedRecord | undefined;
  readonly deliveries: readonly DeliveryState[];
  /** Not confirmed by every configured destination, or by none at all. */
  readonly waiting: boolean;
  /** A dead letter at one destination at least. */
  readonly dead: boolean;
  readonly stuck: boolean;
}

/** Shows the outbox of a state folder beside the running site, makes leads due, and removes dead letters. */
export class OutboxReader {
  readonly #database: DatabaseSync;
  readonly #sql: Sql;

  /** Throws OutboxOpenError. */
  constructor(folder: string) {
    const file = outboxFileIn(folder);
    if (!existsSync(file)) {
      throw new OutboxOpenError(
        `There is no lead queue in ${folder}. Set DATA_DIR to the folder that the site runs with.`,
      );
    }
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { timeout: 5_000 });
      // Everything but "retry" and "drop" only reads; those say so.
      database.exec("PRAGMA query_only = ON");
      if (formatOf(database, file) === 0) throw new Error("file is not a database of leads");
      this.#database = database;
      this.#sql = preparing(database);
    } catch (error) {
      database?.close();
      if (error instanceof OutboxOpenError) throw error;
      const detail = reasonOf(error);
      const advice = saysDamaged(detail)
        ? 'It is damaged: recover what it holds with "sqlite3 leads.db .recover".'
        : "Run this as the user that the site runs as.";
      const message = `The lead queue ${file} cannot be read: ${detail}. ${advice}`;
      throw new OutboxOpenError(message, { cause: error });
    }
  }

  status(now: number): OutboxStatus {
    return statusOf(this.#sql, now);
  }

  /** Every lead that is still here, the newest first. */
  *leads(now: number): Generator<QueuedLead> {
    const all = this.#sql("SELECT id, received_at, record FROM leads ORDER BY received_at DESC, id");
    for (const row of all.iterate()) yield this.#leadOf(row, now);
  }

  /** The leads whose id begins so; two are enough to know that it names no single one. */
  find(idStart: string, now: number): QueuedLead[] {
    return this.#sql("SELECT id, received_at, record FROM leads WHERE substr(id, 1, length(?1)) = ?1 LIMIT 2")
      .all(idStart.toLowerCase())
      .map((row) => this.#leadOf(row, now));
  }

  /** Makes one lead due wherever it is not delivered, or all that wait, or all dead letters. */
  retry(which: { readonly id: string } | "waiting" | "dead"): number {
    this.#database.exec("PRAGMA query_only = OFF");
    if (typeof which === "object")
      return Number(this.#sql(`${retryUndelivered} AND lead_id = ?`).run(which.id).changes);
    return Number(
      this.#sql(`${retryUndelivered} AND dead_at IS ${which === "dead" ? "NOT NULL" : "NULL"}`).run().changes,
    );
  }

  /** Removes a lead that waits nowhere any more: a dead letter, with all that is known of it. */
  drop(id: string): boolean {
    this.#database.exec("PRAGMA query_only = OFF; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
    const deliveries = "EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND";
    const drop = this.#sql(
      `DELETE FROM leads WHERE id = ? AND ${deliveries} delivered_at IS NULL AND dead_at > 0
         AND destination <> '${reportName}')
         AND NOT ${deliveries} ${waiting} AND destination IN ${configured})`,
    );
    return drop.run(id).changes > 0;
  }

  close(): void {
    this.#database.close();
  }

  #leadOf(row: Record<string, unknown>, now: number): QueuedLead {
    const id = String(row.id);
    const receivedAt = Number(row.received_at);
    const deliveries = this.#deliveriesOf(id);
    const waiting =
      deliveries.every(({ dead, deliveredAt }) => deliveredAt === null && !dead) ||
      deliveries.some(({ configured, dead, deliveredAt }) => configured && deliveredAt === null && !dead);
    const dead = deliveries.some((delivery) => delivery.dead);
    const stuck = waiting && receivedAt < now - stuckAfterMs;
    return { id, receivedAt, record: readQueuedRecord(row.record), deliveries, dead, waiting, stuck };
  }

  #deliveriesOf(leadId: string): DeliveryState[] {
    const rows = this.#sql(
      `SELECT destination, attempts, last_status AS lastStatus, next_attempt_at AS nextAttemptAt,
         needs_attention AS needsAttention, dead_at IS NOT NULL AND delivered_at IS NULL AS dead,
         delivered_at AS deliveredAt, destination IN ${configured} AS configured
       FROM deliveries WHERE lead_id = ? AND destination <> '${reportName}' ORDER BY destination`,
    ).all(leadId);
    return v.parse(v.array(deliverySchema), rows);
  }
}
