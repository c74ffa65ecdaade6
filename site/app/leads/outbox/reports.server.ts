import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { DeliveryResult, Errand, Errands } from "./errands.server.ts";
import type { GroupCommit } from "./group-commit.server.ts";
import { configured } from "./queue-file.server.ts";

/** The destination that is told of all others. */
export const inboxName = "inbox";

/** What there is to tell the inbox of a lead's other destinations. */
export interface DeliveryReport {
  /** Counts what happened to this lead, so that the inbox knows the newest report. */
  readonly revision: number;
  readonly deliveries: readonly ReportedDelivery[];
}

export interface ReportedDelivery {
  readonly destination: string;
  readonly state: "waiting" | "delivered" | "needsAttention";
  /** When it was delivered, after ISO 8601. */
  readonly deliveredAt?: string;
  /** What the destination answered last. */
  readonly status?: string;
}

/**
 * What the inbox has not heard yet of the deliveries of its leads. A lead is noted once it is in the inbox and has
 * other destinations; all that happens until it is told goes into one report.
 */
export class Reports implements Errands {
  readonly #commits: GroupCommit;
  readonly #gatherMs: number;
  readonly #note: StatementSync;
  readonly #due: StatementSync;
  readonly #nextDue: StatementSync;
  readonly #told: StatementSync;
  readonly #failed: StatementSync;
  readonly #allDue: StatementSync;
  readonly #revision: StatementSync;
  readonly #states: StatementSync;

  /** News gather for `gatherMs`, counted from the first. */
  constructor(database: DatabaseSync, commits: GroupCommit, gatherMs: number) {
    this.#commits = commits;
    this.#gatherMs = gatherMs;
    const waiting = "told < revision";
    // A record that cannot be read is no lead that the inbox knows.
    this.#note = database.prepare(
      `INSERT INTO reports (lead_id, next_attempt_at) SELECT id, ? FROM leads
       WHERE id = ? AND CASE WHEN json_valid(record) THEN record ->> 'form' END <> 'newsletter'
         AND EXISTS (SELECT 1 FROM deliveries
           WHERE lead_id = id AND destination = '${inboxName}' AND delivered_at IS NOT NULL)
         AND EXISTS (SELECT 1 FROM deliveries WHERE lead_id = id AND destination <> '${inboxName}')
       ON CONFLICT DO UPDATE SET revision = revision + 1,
         next_attempt_at = iif(${waiting}, next_attempt_at, excluded.next_attempt_at)`,
    );
    this.#due = database.prepare(
      `SELECT lead_id, revision, attempts, record FROM reports JOIN leads ON leads.id = lead_id
       WHERE ${waiting} AND next_attempt_at <= ? ORDER BY next_attempt_at LIMIT ?`,
    );
    this.#nextDue = database.prepare(
      `SELECT min(next_attempt_at) AS at FROM reports WHERE ${waiting} AND next_attempt_at > ?`,
    );
    this.#told = database.prepare("UPDATE reports SET told = ?, attempts = 0 WHERE lead_id = ?");
    this.#failed = database.prepare(
      "UPDATE reports SET attempts = attempts + 1, next_attempt_at = ? WHERE lead_id = ?",
    );
    this.#allDue = database.prepare(`UPDATE reports SET next_attempt_at = 0 WHERE ${waiting}`);
    this.#revision = database.prepare("SELECT revision FROM reports WHERE lead_id = ?");
    this.#states = database.prepare(
      `SELECT destination, delivered_at, dead_at, needs_attention, last_status, refusals FROM deliveries
       WHERE lead_id = ? AND destination <> '${inboxName}'
         AND (delivered_at IS NOT NULL OR destination IN (SELECT value FROM ${configured}))
       ORDER BY destination`,
    );
  }

  get crowded(): boolean {
    return this.#commits.crowded;
  }

  /** Something has happened to this lead. In the caller's transaction. */
  note(leadId: string, at: number): void {
    this.#note.run(at + this.#gatherMs, leadId);
  }

  due(now: number, limit: number): Errand[] {
    return this.#due.all(now, limit).map((row) => {
      const leadId = String(row.lead_id);
      const revision = Number(row.revision);
      return {
        leadId,
        attempts: Number(row.attempts),
        // Counted together: a report is about what stands elsewhere, and is let go when the inbox keeps refusing it.
        refusals: Number(row.attempts),
        recordJson: String(row.record),
        settle: (result) => this.#settle(leadId, revision, result),
      };
    });
  }

  nextDueAt(now: number): number | null {
    const at = this.#nextDue.get(now)?.at;
    return typeof at === "number" ? at : null;
  }

  recover(): Promise<void> {
    return this.#commits.run(() => this.resume());
  }

  /** Everything that was not told is due now. In the caller's transaction. */
  resume(): void {
    this.#allDue.run();
  }

  reportOf(leadId: string): DeliveryReport {
    return {
      revision: Number(this.#revision.get(leadId)?.revision),
      deliveries: this.#states.all(leadId).map(reportedDelivery),
    };
  }

  /** What has happened since `revision` stays to be told. */
  #settle(leadId: string, revision: number, result: DeliveryResult): Promise<void> {
    return this.#commits.run(() => {
      if (result.delivered || result.dead) this.#told.run(revision, leadId);
      else this.#failed.run(result.nextAttemptAt, leadId);
    });
  }
}

function reportedDelivery(row: Record<string, unknown>): ReportedDelivery {
  const { delivered_at: deliveredAt, last_status: status } = row;
  const undelivered = row.needs_attention === 1 ? "needsAttention" : "waiting";
  return {
    destination: String(row.destination),
    state: typeof deliveredAt === "number" ? "delivered" : undelivered,
    ...(typeof deliveredAt === "number" && { deliveredAt: new Date(deliveredAt).toISOString() }),
    ...(typeof status === "string" && {
      status: row.dead_at === null ? status : `${status}, set aside after ${row.refusals} refusals`,
    }),
  };
}
