import { reportName } from "../../destinations/inbox.server.ts";
import { type OutboxReader, type QueuedLead, queuedLeadOf, type Retried } from "../reader.server.ts";
import type { OutboxStatus } from "../status.server.ts";
import { countsOf } from "./counts.server.ts";
import { Database, type Row } from "./database.server.ts";
import { askForRetry, configured, deliverAgain, retryUndelivered, waiting } from "./schema.server.ts";

const leadsAtATime = 500;

/** The database that the sites share, beside them. */
export class PostgresReader implements OutboxReader {
  readonly #database: Database;

  constructor(url: string) {
    this.#database = new Database(url);
  }

  status(now: number): Promise<OutboxStatus> {
    return countsOf((text, values) => this.#database.query(text, values), now);
  }

  async *leads(now: number): AsyncGenerator<QueuedLead> {
    let after: Row | undefined;
    for (;;) {
      const page = await this.#database.query(
        `SELECT id, received_at, record FROM outbox.leads
         WHERE $1::bigint IS NULL OR received_at < $1 OR received_at = $1 AND id > $2
         ORDER BY received_at DESC, id LIMIT $3`,
        [after?.received_at ?? null, after?.id ?? "", leadsAtATime],
      );
      if (page.length === 0) return;
      yield* await this.#withDeliveries(page, now);
      after = page.at(-1);
    }
  }

  async find(idStart: string, now: number): Promise<readonly QueuedLead[]> {
    const found = await this.#database.query(
      "SELECT id, received_at, record FROM outbox.leads WHERE starts_with(id, $1) LIMIT 2",
      [idStart.toLowerCase()],
    );
    return this.#withDeliveries(found, now);
  }

  retry(which: Retried): Promise<number> {
    return this.#database.transaction(async (query) => {
      const due =
        typeof which === "object"
          ? await query(`${retryUndelivered} AND lead_id = $1 RETURNING 1`, [which.id])
          : which === "inbox"
            ? await query(`${deliverAgain} RETURNING 1`)
            : await query(
                `${retryUndelivered} AND dead_at IS ${which === "dead" ? "NOT NULL" : "NULL"} RETURNING 1`,
              );
      await query(askForRetry);
      return due.length;
    });
  }

  drop(id: string): Promise<boolean> {
    const deliveries = "EXISTS (SELECT 1 FROM outbox.deliveries WHERE lead_id = leads.id AND";
    return this.#database.transaction(async (query) => {
      const dropped = await query(
        `DELETE FROM outbox.leads WHERE id = $1
           AND ${deliveries} delivered_at IS NULL AND dead_at > 0 AND destination <> '${reportName}')
           AND NOT ${deliveries} ${waiting} AND destination IN ${configured}) RETURNING 1`,
        [id],
      );
      return dropped.length > 0;
    });
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  async #withDeliveries(leads: readonly Row[], now: number): Promise<QueuedLead[]> {
    const deliveries = await this.#database.query(
      `SELECT lead_id, destination, attempts, last_status AS "lastStatus", next_attempt_at AS "nextAttemptAt",
         needs_attention AS "needsAttention", dead_at IS NOT NULL AND delivered_at IS NULL AS dead,
         delivered_at AS "deliveredAt", destination IN ${configured} AS configured
       FROM outbox.deliveries WHERE lead_id = ANY($1) AND destination <> '${reportName}' ORDER BY destination`,
      [leads.map(({ id }) => id)],
    );
    return leads.map((lead) =>
      queuedLeadOf(
        lead,
        deliveries.filter(({ lead_id }) => lead_id === lead.id),
        now,
      ),
    );
  }
}
