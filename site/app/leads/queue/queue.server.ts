import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type QueuedRecord, readQueuedRecord } from "../queued-record.server.ts";
import { Arrivals } from "./arrivals.server.ts";
import { Backlog } from "./backlog.server.ts";
import { Deliveries } from "./deliveries.server.ts";
import type { Facts } from "./facts.server.ts";
import { Fingerprints, sameLeadWindowMs } from "./fingerprint.server.ts";
import { GroupCommit } from "./group-commit.server.ts";
import { configured, openQueueFile, type QueueFile } from "./queue-file.server.ts";
import { Reports } from "./reports.server.ts";

/**
 * A delivered lead stays this long after its last destination confirmed it: long enough to send a month's leads
 * again should the inbox be restored from an old backup, and no longer, since the inbox is the record.
 */
export const retentionMs = 30 * 24 * 3_600_000;

/** Where records go to: a destination's name, and which records it gets. */
export interface Route {
  readonly name: string;
  takes(record: QueuedRecord): boolean;
}

export interface QueueEntry {
  readonly record: QueuedRecord;
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

export interface RepeatLimit {
  readonly most: number;
  readonly withinMs: number;
}

export type Added<Refusal> =
  | { readonly outcome: "added"; readonly submissionId: string }
  | { readonly outcome: "repeated"; readonly submissionId: string }
  | { readonly outcome: "conflict" }
  | { readonly outcome: "refused"; readonly refusal: Refusal };

/** The durable queue: what it acknowledges is on the disk. */
export class LeadQueue {
  readonly arrivals: Arrivals;
  readonly backlog: Backlog;
  readonly deliveries: Deliveries;
  readonly facts: Facts;
  readonly fingerprints: Fingerprints;
  readonly reports: Reports;
  readonly #file: QueueFile;
  readonly #commits: GroupCommit;
  readonly #byId: StatementSync;
  readonly #recentlySame: StatementSync;
  readonly #repeats: StatementSync;
  readonly #insertLead: StatementSync;
  readonly #insertDelivery: StatementSync;
  readonly #purge: StatementSync;
  readonly #dataVersion: StatementSync;
  readonly #routes: readonly Route[];
  #lastDataVersion: unknown;

  /** Throws LeadQueueOpenError. `reportGatherMs`: how long news for the inbox about a lead gather. */
  constructor(stateDir: string, routes: readonly Route[], reportGatherMs: number) {
    this.#routes = routes;
    this.#file = openQueueFile(
      stateDir,
      routes.map(({ name }) => name),
    );
    const database: DatabaseSync = this.#file.database;
    database.function("takes", (destination, json) => Number(this.#takes(String(destination), json)));
    this.#commits = new GroupCommit(database);
    this.arrivals = new Arrivals(database);
    this.backlog = new Backlog(database);
    this.reports = new Reports(database, this.#commits, reportGatherMs);
    this.deliveries = new Deliveries(database, this.#commits, this.reports);
    this.facts = this.#file.facts;
    this.fingerprints = new Fingerprints(this.facts.secret);
    this.#byId = database.prepare("SELECT fingerprint FROM leads WHERE id = ?");
    this.#recentlySame = database.prepare(
      "SELECT id FROM leads WHERE fingerprint = ? AND received_at > ? ORDER BY received_at DESC LIMIT 1",
    );
    this.#repeats = database.prepare(
      `SELECT count(*) AS total, min(received_at) AS oldest FROM leads
       WHERE fingerprint = ? AND received_at BETWEEN ? AND ?`,
    );
    this.#insertLead = database.prepare(
      "INSERT INTO leads (id, fingerprint, received_at, record) VALUES (?, ?, ?, ?)",
    );
    this.#insertDelivery = database.prepare(
      "INSERT INTO deliveries (lead_id, destination, received_at) VALUES (?, ?, ?)",
    );
    this.#purge = database.prepare(
      `DELETE FROM leads WHERE id IN (
         SELECT lead_id FROM deliveries GROUP BY lead_id
         HAVING max(delivered_at) < ?
           AND NOT sum(delivered_at IS NULL AND destination IN (SELECT value FROM ${configured})))`,
    );
    this.#dataVersion = database.prepare("PRAGMA data_version");
    this.#lastDataVersion = this.#dataVersion.get()?.data_version;
  }

  /**
   * Adds a lead unless it is here already: under the same id, or with the same content within ten minutes. Only a
   * lead that is not is shown to `admit`, which may refuse it; so a repetition never runs into a limit.
   * Resolves after the fsync. Rejects with LeadStorageError.
   */
  add<Refusal>(entry: QueueEntry, admit: () => Refusal | undefined): Promise<Added<Refusal>> {
    return this.#commits.run(() => {
      const { record, fingerprint, receivedAt } = entry;
      const { submissionId } = record;
      const known = this.#byId.get(submissionId)?.fingerprint;
      if (known !== undefined) {
        return known === fingerprint ? { outcome: "repeated", submissionId } : { outcome: "conflict" };
      }
      const same = this.#recentlySame.get(fingerprint, receivedAt - sameLeadWindowMs)?.id;
      if (same !== undefined) return { outcome: "repeated", submissionId: String(same) };
      const refusal = admit();
      if (refusal !== undefined) return { outcome: "refused", refusal };
      this.#insertLead.run(submissionId, fingerprint, receivedAt, JSON.stringify(record));
      for (const { name } of this.#routes.filter((route) => route.takes(record))) {
        this.#insertDelivery.run(submissionId, name, receivedAt);
      }
      return { outcome: "added", submissionId };
    });
  }

  /** Milliseconds until the same lead is taken once more, when `most` of it are taken within a time; 0 when it is now. */
  waitForRepeat(fingerprint: string, { most, withinMs }: RepeatLimit, now: number): number {
    const row = this.#repeats.get(fingerprint, now - withinMs + 1, now);
    if (Number(row?.total) < most) return 0;
    return Number(row?.oldest) + withinMs - now;
  }

  /** Whether somebody else, such as the command line, has written since this was last asked. */
  changedElsewhere(): boolean {
    const before = this.#lastDataVersion;
    this.#lastDataVersion = this.#dataVersion.get()?.data_version;
    return this.#lastDataVersion !== before;
  }

  /** Removes what its retention has passed at every configured destination. Rejects with LeadStorageError. */
  purge(now: number): Promise<number> {
    return this.#commits.run(() => {
      this.arrivals.purge(now);
      return Number(this.#purge.run(now - retentionMs).changes);
    });
  }

  close(): void {
    this.#commits.close();
    this.#file.close();
  }

  /** A record that cannot be read goes wherever it might have to: each destination then calls for somebody to look. */
  #takes(destination: string, recordJson: unknown): boolean {
    const record = readQueuedRecord(recordJson);
    const route = this.#routes.find(({ name }) => name === destination);
    return !record || route?.takes(record) === true;
  }
}
