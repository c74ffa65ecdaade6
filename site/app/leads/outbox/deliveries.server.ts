import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { DeliveryResult, Errand, Errands } from "./errands.server.ts";
import type { GroupCommit } from "./group-commit.server.ts";
import { configured } from "./queue-file.server.ts";
import type { Reports } from "./reports.server.ts";

/** Not delivered, and not a dead letter. */
export const open = "delivered_at IS NULL AND dead_at IS NULL";

/**
 * Due now. What was tried before stands behind everything new, whose time is 0: however many records fail, and in
 * whatever way, they are not tried again before new ones.
 */
export const dueAgain = "next_attempt_at = iif(attempts > 0, 1, 0)";

/** A dead letter stands at the end of the index of what waits, where looking for what is due passes it by. */
const never = Number.MAX_SAFE_INTEGER;

/** The state of each lead at each destination. All times are milliseconds since 1970. */
export class Deliveries {
  readonly #commits: GroupCommit;
  readonly #reports: Reports;
  readonly #due: StatementSync;
  readonly #nextDue: StatementSync;
  readonly #delivered: StatementSync;
  readonly #failed: StatementSync;
  readonly #adopt: StatementSync;
  readonly #resume: StatementSync;
  readonly #recover: StatementSync;

  constructor(database: DatabaseSync, commits: GroupCommit, reports: Reports) {
    this.#commits = commits;
    this.#reports = reports;
    const waiting = `destination = ? AND ${open}`;
    this.#due = database.prepare(
      `SELECT lead_id, attempts, refusals, record FROM deliveries JOIN leads ON leads.id = lead_id
       WHERE ${waiting} AND next_attempt_at <= ? ORDER BY next_attempt_at, deliveries.received_at LIMIT ?`,
    );
    this.#nextDue = database.prepare(
      `SELECT min(next_attempt_at) AS at FROM deliveries WHERE ${waiting} AND next_attempt_at > ?`,
    );
    this.#delivered = database.prepare(
      `UPDATE deliveries SET attempts = attempts + 1, delivered_at = ?, last_status = ?, needs_attention = 0, dead_at = NULL
       WHERE lead_id = ? AND destination = ?`,
    );
    this.#failed = database.prepare(
      `UPDATE deliveries SET attempts = attempts + 1, next_attempt_at = ?, needs_attention = ?, last_status = ?,
         refusals = refusals + ?, dead_at = ?
       WHERE lead_id = ? AND destination = ?`,
    );
    this.#adopt = database.prepare(
      `INSERT OR IGNORE INTO deliveries (lead_id, destination, received_at)
       SELECT leads.id, served.value, leads.received_at FROM leads, ${configured} AS served
       WHERE (leads.id IN (SELECT lead_id FROM deliveries WHERE ${open})
          OR leads.id NOT IN (SELECT lead_id FROM deliveries)) AND takes(served.value, leads.record)`,
    );
    this.#resume = database.prepare(`UPDATE deliveries SET ${dueAgain} WHERE ${open}`);
    this.#recover = database.prepare(`UPDATE deliveries SET ${dueAgain} WHERE ${waiting} AND refusals = 0`);
  }

  /** What waits for this destination. */
  to(destination: string): Errands {
    const commits = this.#commits;
    return {
      get crowded() {
        return commits.crowded;
      },
      due: (now, limit) => this.#dueAt(destination, now, limit),
      nextDueAt: (now) => {
        const at = this.#nextDue.get(destination, now)?.at;
        return typeof at === "number" ? at : null;
      },
      recover: () => commits.run(() => void this.#recover.run(destination)),
    };
  }

  /**
   * After a start, or after the clock was set back: a lead that is not delivered everywhere yet gets every
   * destination that takes it and that it does not have, and everything undelivered is due at once, since a restart
   * often follows a repair; dead letters stay set aside. Leads that were delivered before a destination was added are
   * not sent to it.
   */
  resume(): Promise<void> {
    return this.#commits.run(() => {
      this.#adopt.run();
      this.#resume.run();
      this.#reports.resume();
    });
  }

  #dueAt(destination: string, now: number, limit: number): Errand[] {
    return this.#due.all(destination, now, limit).map((row) => {
      const leadId = String(row.lead_id);
      return {
        leadId,
        attempts: Number(row.attempts),
        refusals: Number(row.refusals),
        recordJson: String(row.record),
        settle: (result) => this.#settle(leadId, destination, result),
      };
    });
  }

  #settle(leadId: string, destination: string, result: DeliveryResult): Promise<void> {
    return this.#commits.run(() => {
      if (result.delivered) this.#delivered.run(result.at, result.status, leadId, destination);
      else {
        const { at, dead, needsAttention, nextAttemptAt, refused, status } = result;
        const when = [dead ? never : nextAttemptAt, Number(needsAttention), status] as const;
        this.#failed.run(...when, Number(refused), dead ? at : null, leadId, destination);
      }
      this.#reports.note(leadId, result.at);
    });
  }
}
