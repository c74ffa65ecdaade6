import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { Backlog, type LeadsStatus, stuckAfterMs } from "../queue/backlog.server.ts";
import { configured, formatOf, queueFileIn, saysDamaged } from "../queue/queue-file.server.ts";
import { LeadQueueOpenError, reasonOf } from "../queue/storage-error.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../queued-record.server.ts";

/** A lead's state at one destination. Times are milliseconds since 1970. */
export interface DeliveryState {
  readonly destination: string;
  readonly attempts: number;
  /** What the destination answered last; null before the first try. */
  readonly lastStatus: string | null;
  readonly nextAttemptAt: number;
  readonly needsAttention: boolean;
  /** Null while the destination has not confirmed it. */
  readonly deliveredAt: number | null;
  /** The site forwards to this destination today. */
  readonly configured: boolean;
}

export interface QueuedLead {
  readonly id: string;
  readonly receivedAt: number;
  /** Absent when it cannot be read any more. */
  readonly record: QueuedRecord | undefined;
  readonly deliveries: readonly DeliveryState[];
  /** Not confirmed by every configured destination, or by none at all. */
  readonly waiting: boolean;
  readonly stuck: boolean;
}

const everyLead = "SELECT id, received_at, record FROM leads";

/** Looks into the queue of a state folder beside the running site, and makes leads due; it adds and removes none. */
export class QueueReader {
  readonly #database: DatabaseSync;

  /** Throws LeadQueueOpenError. */
  constructor(stateDir: string) {
    const file = queueFileIn(stateDir);
    if (!existsSync(file)) {
      throw new LeadQueueOpenError(
        `There is no lead queue in ${stateDir}. Set DATA_DIR to the folder that the site runs with.`,
      );
    }
    let database: DatabaseSync | undefined;
    try {
      database = new DatabaseSync(file, { timeout: 5_000 });
      // Everything but "retry" only reads; that one says so.
      database.exec("PRAGMA query_only = ON");
      if (formatOf(database, file) === 0) throw new Error("file is not a database of leads");
      this.#database = database;
    } catch (error) {
      database?.close();
      if (error instanceof LeadQueueOpenError) throw error;
      const detail = reasonOf(error);
      const advice = saysDamaged(detail)
        ? 'It is damaged: recover what it holds with "sqlite3 leads.db .recover".'
        : "Run this as the user that the site runs as.";
      throw new LeadQueueOpenError(`The lead queue ${file} cannot be read: ${detail}. ${advice}`, {
        cause: error,
      });
    }
  }

  status(now: number): LeadsStatus {
    return new Backlog(this.#database).status(now);
  }

  /** Every lead that is still here, the newest first. */
  *leads(now: number): Generator<QueuedLead> {
    for (const row of this.#database.prepare(`${everyLead} ORDER BY received_at DESC, id`).iterate()) {
      yield this.#leadOf(row, now);
    }
  }

  /** The leads whose id begins so; two are enough to know that it names no single one. */
  find(idStart: string, now: number): QueuedLead[] {
    const rows = this.#database
      .prepare(`${everyLead} WHERE substr(id, 1, length(?1)) = ?1 LIMIT 2`)
      .all(idStart.toLowerCase());
    return rows.map((row) => this.#leadOf(row, now));
  }

  /** Makes one lead, or all, due now wherever they are not delivered; the running site notices within a second. */
  retry(id: string | undefined): number {
    const waiting = `UPDATE deliveries SET next_attempt_at = 0 WHERE delivered_at IS NULL
      AND destination IN (SELECT value FROM ${configured})`;
    this.#database.exec("PRAGMA query_only = OFF");
    const { changes } =
      id === undefined
        ? this.#database.prepare(waiting).run()
        : this.#database.prepare(`${waiting} AND lead_id = ?`).run(id);
    return Number(changes);
  }

  close(): void {
    this.#database.close();
  }

  #leadOf(row: Record<string, unknown>, now: number): QueuedLead {
    const id = String(row.id);
    const receivedAt = Number(row.received_at);
    const deliveries = this.#deliveriesOf(id);
    const waiting =
      deliveries.every(({ deliveredAt }) => deliveredAt === null) ||
      deliveries.some((delivery) => delivery.configured && delivery.deliveredAt === null);
    const stuck = waiting && receivedAt < now - stuckAfterMs;
    return { id, receivedAt, record: readQueuedRecord(row.record), deliveries, waiting, stuck };
  }

  #deliveriesOf(leadId: string): DeliveryState[] {
    const rows = this.#database
      .prepare(
        `SELECT *, destination IN (SELECT value FROM ${configured}) AS configured
         FROM deliveries WHERE lead_id = ? ORDER BY destination`,
      )
      .all(leadId);
    return rows.map((row) => ({
      destination: String(row.destination),
      attempts: Number(row.attempts),
      lastStatus: row.last_status === null ? null : String(row.last_status),
      nextAttemptAt: Number(row.next_attempt_at),
      needsAttention: row.needs_attention === 1,
      deliveredAt: row.delivered_at === null ? null : Number(row.delivered_at),
      configured: row.configured === 1,
    }));
  }
}
