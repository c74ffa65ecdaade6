import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { reasonOf } from "../../../reason.ts";
import { reportName } from "../../destinations/inbox.server.ts";
import { type OutboxReader, type QueuedLead, queuedLeadOf, type Retried } from "../reader.server.ts";
import type { OutboxStatus } from "../status.server.ts";
import { OutboxOpenError } from "../store.server.ts";
import {
  configured,
  countsOf,
  deliverAgain,
  formatOf,
  outboxFileIn,
  preparing,
  retryUndelivered,
  type Sql,
  saysDamaged,
  waiting,
} from "./outbox-file.server.ts";

/** The file of a state folder, beside the running site. */
export class SqliteReader implements OutboxReader {
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

  async status(now: number): Promise<OutboxStatus> {
    return countsOf(this.#sql, now);
  }

  async *leads(now: number): AsyncGenerator<QueuedLead> {
    const all = this.#sql("SELECT id, received_at, record FROM leads ORDER BY received_at DESC, id");
    for (const row of all.iterate()) yield this.#leadOf(row, now);
  }

  async find(idStart: string, now: number): Promise<readonly QueuedLead[]> {
    return this.#sql("SELECT id, received_at, record FROM leads WHERE substr(id, 1, length(?1)) = ?1 LIMIT 2")
      .all(idStart.toLowerCase())
      .map((row) => this.#leadOf(row, now));
  }

  async retry(which: Retried): Promise<number> {
    this.#database.exec("PRAGMA query_only = OFF");
    if (typeof which === "object")
      return Number(this.#sql(`${retryUndelivered} AND lead_id = ?`).run(which.id).changes);
    if (which === "inbox") return Number(this.#sql(deliverAgain).run().changes);
    return Number(
      this.#sql(`${retryUndelivered} AND dead_at IS ${which === "dead" ? "NOT NULL" : "NULL"}`).run().changes,
    );
  }

  async drop(id: string): Promise<boolean> {
    this.#database.exec("PRAGMA query_only = OFF; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON");
    const deliveries = "EXISTS (SELECT 1 FROM deliveries WHERE lead_id = leads.id AND";
    const drop = this.#sql(
      `DELETE FROM leads WHERE id = ? AND ${deliveries} delivered_at IS NULL AND dead_at > 0
         AND destination <> '${reportName}')
         AND NOT ${deliveries} ${waiting} AND destination IN ${configured})`,
    );
    return drop.run(id).changes > 0;
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #leadOf(row: Readonly<Record<string, unknown>>, now: number): QueuedLead {
    const deliveries = this.#sql(
      `SELECT destination, attempts, last_status AS lastStatus, next_attempt_at AS nextAttemptAt,
         needs_attention AS needsAttention, dead_at IS NOT NULL AND delivered_at IS NULL AS dead,
         delivered_at AS deliveredAt, destination IN ${configured} AS configured
       FROM deliveries WHERE lead_id = ? AND destination <> '${reportName}' ORDER BY destination`,
    ).all(String(row.id));
    return queuedLeadOf(row, deliveries, now);
  }
}
