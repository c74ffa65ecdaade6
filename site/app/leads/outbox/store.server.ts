import * as v from "valibot";
import type { Destination } from "../destinations/destination.server.ts";
import type { DeliveryReport, ReportedDelivery } from "../destinations/inbox.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import { Fingerprints, sameLeadWindowMs } from "./fingerprint.server.ts";
import { GroupCommit } from "./group-commit.server.ts";
import { configured, dueAgain, OutboxFile, retryUndelivered, waiting } from "./outbox-file.server.ts";
import { SenderCounts } from "./sender-counts.server.ts";
import { type OutboxStatus, statusOf } from "./status.server.ts";

/**
 * How long a lead stays after its last destination confirmed it or made it a dead letter: long enough to send a month's
 * leads again after the inbox was restored from a backup. The inbox is the record, so personal data leaves here then.
 */
export const retentionMs = 30 * 24 * 3_600_000;

/** A delivery of the lead itself; reports on what came of it elsewhere are numbered from 1. */
const ownDelivery = "revision = 0";

/** A dead letter comes last in the index of what waits. */
const never = Number.MAX_SAFE_INTEGER;

export interface LeadKey {
  readonly submissionId: string;
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export type Admission<Refusal> = { readonly record: QueuedRecord } | { readonly refusal: Refusal };

export type Added<Refusal> =
  | { readonly outcome: "added" | "repeated"; readonly submissionId: string }
  | { readonly outcome: "conflict" }
  | { readonly outcome: "refused"; readonly refusal: Refusal };

const deliverySchema = v.object({
  leadId: v.string(),
  destination: v.string(),
  attempts: v.number(),
  refusals: v.number(),
  /** 0 for a record itself; a report's number, which counts what has happened to the record elsewhere. */
  revision: v.number(),
  /** Absent when it cannot be read any more. */
  record: v.pipe(v.unknown(), v.transform(readQueuedRecord)),
});

/** One record on its way to one destination. */
export type Delivery = v.InferOutput<typeof deliverySchema>;

/** What came of an attempt. Times are milliseconds since 1970. */
export interface Attempt {
  readonly at: number;
  readonly delivered: boolean;
  readonly dead: boolean;
  readonly needsAttention: boolean;
  readonly nextAttemptAt: number;
  /** This record was refused, not every call. */
  readonly refused: boolean;
  readonly status: string;
}

/** The rows of the outbox. What a method promises to store is on the disk (fsync) when its promise resolves. */
export class OutboxStore {
  readonly file: OutboxFile;
  readonly fingerprints: Fingerprints;
  readonly senders: SenderCounts;
  readonly #commits: GroupCommit;
  readonly #reportDelayMs: number;
  #destinations: readonly Destination[] = [];
  #reports: Destination | undefined;
  #lastDataVersion: unknown;

  /** Throws OutboxOpenError. `reportDelayMs`: how long what happens to a lead is gathered before it is reported. */
  constructor(folder: string, reportDelayMs: number) {
    this.file = new OutboxFile(folder);
    this.#reportDelayMs = reportDelayMs;
    this.#commits = new GroupCommit(this.file.database);
    this.senders = new SenderCounts(this.file.sql);
    this.fingerprints = new Fingerprints(this.file.setting("secret") ?? "");
    this.changedElsewhere();
  }

  /** Where records go from now on; noted in the file for the command line. */
  setDestinations(destinations: readonly Destination[]): void {
    this.#destinations = destinations.filter(({ reportsFor }) => reportsFor === undefined);
    this.#reports = destinations.find(({ reportsFor }) => reportsFor !== undefined);
    this.file.setSetting("destinations", JSON.stringify(this.#destinations.map(({ name }) => name)));
  }

  get crowded(): boolean {
    return this.#commits.crowded;
  }

  /**
   * Adds a lead unless it is here already: under the same id, or with the same content within ten minutes. `admit` is
   * not asked about a repetition, which never runs into a limit. Rejects with LeadStorageError.
   */
  async add<Refusal>(key: LeadKey, admit: () => Admission<Refusal>): Promise<Added<Refusal>> {
    this.file.checkPlace();
    const { sql } = this.file;
    return this.#commits.run(() => {
      const { submissionId, fingerprint, receivedAt } = key;
      const known = sql("SELECT fingerprint FROM leads WHERE id = ?").get(submissionId)?.fingerprint;
      if (known !== undefined) {
        return known === fingerprint ? { outcome: "repeated", submissionId } : { outcome: "conflict" };
      }
      const same = sql(
        "SELECT id FROM leads WHERE fingerprint = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1",
      ).get(fingerprint, receivedAt - sameLeadWindowMs)?.id;
      if (same !== undefined) return { outcome: "repeated", submissionId: String(same) };
      const admission = admit();
      if ("refusal" in admission) return { outcome: "refused", refusal: admission.refusal };
      const { record } = admission;
      sql("INSERT INTO leads (id, fingerprint, received_at, record) VALUES (?, ?, ?, ?)").run(
        submissionId,
        fingerprint,
        receivedAt,
        JSON.stringify(record),
      );
      this.#addDeliveries(submissionId, receivedAt, record);
      return { outcome: "added", submissionId };
    });
  }

  /** A record that cannot be read goes everywhere: each destination then asks for attention. */
  #addDeliveries(leadId: string, receivedAt: number, record: QueuedRecord | undefined): void {
    const insert = "INSERT OR IGNORE INTO deliveries (lead_id, destination, received_at) VALUES (?, ?, ?)";
    for (const { callFor, name } of this.#destinations) {
      if (!record || callFor(record)) this.file.sql(insert).run(leadId, name, receivedAt);
    }
  }

  due(destination: string, now: number, limit: number): Delivery[] {
    const due = this.file.sql(
      `SELECT lead_id AS leadId, destination, attempts, refusals, revision, record
       FROM deliveries JOIN leads ON leads.id = lead_id
       WHERE destination = ? AND ${waiting} AND next_attempt_at <= ?
       ORDER BY next_attempt_at, deliveries.received_at LIMIT ?`,
    );
    return v.parse(v.array(deliverySchema), due.all(destination, now, limit));
  }

  /** When the next delivery is due after `now`; null when none waits. */
  nextDueAt(destination: string, now: number): number | null {
    const next = `SELECT min(next_attempt_at) AS at FROM deliveries WHERE destination = ? AND ${waiting} AND next_attempt_at > ?`;
    const at = this.file.sql(next).get(destination, now)?.at;
    return typeof at === "number" ? at : null;
  }

  /** Rejects with LeadStorageError. */
  settle({ destination, leadId, record, revision }: Delivery, attempt: Attempt): Promise<void> {
    const { at, dead, delivered, needsAttention, nextAttemptAt, refused, status } = attempt;
    return this.#commits.run(() => {
      // A report that has been overtaken by another event stays due as it is.
      this.file
        .sql(
          `UPDATE deliveries SET attempts = attempts + 1, refusals = refusals + ?, last_status = ?,
             needs_attention = ?, next_attempt_at = ?, delivered_at = ?, dead_at = ?
           WHERE lead_id = ? AND destination = ? AND revision = ?`,
        )
        .run(
          ...[Number(refused), status, Number(needsAttention), dead ? never : nextAttemptAt],
          ...[delivered ? at : null, dead ? at : null],
          ...[leadId, destination, revision],
        );
      if (revision === 0 && record && this.#reports?.callFor(record)) this.#report(this.#reports, leadId, at);
    });
  }

  /** Makes a report due, if the destination has the lead and there is another one to report on. */
  #report({ name, reportsFor = "" }: Destination, leadId: string, at: number): void {
    const others = `SELECT 1 FROM deliveries WHERE lead_id = leads.id AND ${ownDelivery}`;
    this.file
      .sql(
        `INSERT INTO deliveries (lead_id, destination, received_at, next_attempt_at, revision)
           SELECT id, ?1, received_at, ?2, 1 FROM leads WHERE id = ?3
             AND EXISTS (${others} AND destination = ?4 AND delivered_at IS NOT NULL)
             AND EXISTS (${others} AND destination <> ?4)
         ON CONFLICT DO UPDATE SET revision = revision + 1, delivered_at = NULL, dead_at = NULL,
           attempts = iif(${waiting}, attempts, 0), refusals = iif(${waiting}, refusals, 0),
           next_attempt_at = iif(${waiting}, next_attempt_at, excluded.next_attempt_at)`,
      )
      .run(name, at + this.#reportDelayMs, leadId, reportsFor);
  }

  /** What there is to report of a lead: its state at every other destination. */
  reportOf(leadId: string): DeliveryReport {
    const { name = "", reportsFor = "" } = this.#reports ?? {};
    const revision = this.file.sql("SELECT revision FROM deliveries WHERE lead_id = ? AND destination = ?");
    const states = this.file.sql(
      `SELECT destination, delivered_at, dead_at, needs_attention, last_status, refusals FROM deliveries
       WHERE lead_id = ? AND ${ownDelivery} AND destination <> ?
         AND (delivered_at IS NOT NULL OR destination IN ${configured})
       ORDER BY destination`,
    );
    return {
      revision: Number(revision.get(leadId, name)?.revision),
      deliveries: states.all(leadId, reportsFor).map(reportedDelivery),
    };
  }

  /**
   * After a start, or after the clock was set back: a lead that is not delivered everywhere gets the destinations that
   * are new, and everything undelivered is due at once, since a restart often follows a repair. Dead letters stay.
   */
  resume(): Promise<void> {
    return this.#commits.run(() => {
      const undelivered = this.file
        .sql(
          `SELECT id, received_at, record FROM leads
           WHERE id IN (SELECT lead_id FROM deliveries WHERE ${waiting} AND ${ownDelivery})
              OR id NOT IN (SELECT lead_id FROM deliveries)`,
        )
        .all();
      for (const { id, received_at, record } of undelivered) {
        this.#addDeliveries(String(id), Number(received_at), readQueuedRecord(record));
      }
      this.file.sql(`UPDATE deliveries SET ${dueAgain} WHERE ${waiting}`).run();
    });
  }

  /** Makes a record due wherever it was not delivered, dead letters included, and a report on it. */
  retry(leadId: string, at: number): Promise<void> {
    return this.#commits.run(() => {
      const { changes } = this.file.sql(`${retryUndelivered} AND revision = 0 AND lead_id = ?`).run(leadId);
      if (Number(changes) > 0 && this.#reports) this.#report(this.#reports, leadId, at);
    });
  }

  /** The destination answers again: what waited for it is due; what was refused for its own sake keeps its wait. */
  recover(destination: string): Promise<void> {
    const recover = `UPDATE deliveries SET ${dueAgain} WHERE destination = ? AND ${waiting} AND refusals = 0`;
    return this.#commits.run(() => void this.file.sql(recover).run(destination));
  }

  status(now: number): OutboxStatus {
    return statusOf(this.file.sql, now);
  }

  /** Whether another process, such as the command line, has written since this was last asked. */
  changedElsewhere(): boolean {
    const before = this.#lastDataVersion;
    this.#lastDataVersion = this.file.sql("PRAGMA data_version").get()?.data_version;
    return this.#lastDataVersion !== before;
  }

  /** Removes what has passed its retention. Resolves with the ids of the leads that no destination ever accepted. */
  purge(now: number): Promise<string[]> {
    return this.#commits.run(() => {
      this.senders.purge(now);
      const removed = this.file
        .sql(
          `DELETE FROM leads WHERE id IN (
             SELECT lead_id FROM deliveries GROUP BY lead_id
             HAVING max(coalesce(delivered_at, dead_at)) < ?
               AND NOT sum(${waiting} AND destination IN ${configured}))
           RETURNING id, NOT EXISTS (
             SELECT 1 FROM deliveries WHERE lead_id = leads.id AND delivered_at IS NOT NULL) AS undelivered`,
        )
        .all(now - retentionMs);
      return removed.filter(({ undelivered }) => undelivered === 1).map(({ id }) => String(id));
    });
  }

  /** Resolves when a lead could be stored and read now. Rejects with LeadStorageError. */
  async probe(now: number): Promise<void> {
    this.file.checkPlace();
    return this.#commits.run(() => {
      this.status(now);
      // As large as a lead with a long message: a disk that has room for this has room for that.
      this.file.setSetting("probe", String(now).padEnd(8_000));
    });
  }

  close(): void {
    this.#commits.close();
    this.file.close();
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
