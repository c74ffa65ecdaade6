import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type QueuedRecord, readQueuedRecord } from "../queued-record.server.ts";
import { Arrivals } from "./arrivals.server.ts";
import { Backlog } from "./backlog.server.ts";
import { Deliveries, open } from "./deliveries.server.ts";
import type { Facts } from "./facts.server.ts";
import { Fingerprints, sameLeadWindowMs } from "./fingerprint.server.ts";
import { GroupCommit } from "./group-commit.server.ts";
import { configured, openQueueFile, type QueueFile } from "./queue-file.server.ts";
import { Reports } from "./reports.server.ts";

/**
 * A lead stays this long after its last destination confirmed it or has made it a dead letter: long enough to send a
 * month's leads again should the inbox be restored from an old backup, and no longer, since the inbox is the record
 * and what nobody takes is a person's data too.
 */
export const retentionMs = 30 * 24 * 3_600_000;

/** Where records go to: a destination's name, and which records it gets. */
export interface Route {
  readonly name: string;
  takes(record: QueuedRecord): boolean;
}

export interface QueueEntry {
  readonly submissionId: string;
  readonly fingerprint: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** The record as it is to be stored, or why it is not. */
export type Admission<Refusal> = { readonly record: QueuedRecord } | { readonly refusal: Refusal };

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
    this.#insertLead = database.prepare(
      "INSERT INTO leads (id, fingerprint, received_at, record) VALUES (?, ?, ?, ?)",
    );
    this.#insertDelivery = database.prepare(
      "INSERT INTO deliveries (lead_id, destination, received_at) VALUES (?, ?, ?)",
    );
    this.#purge = database.prepare(
      `DELETE FROM leads WHERE id IN (
         SELECT lead_id FROM deliveries GROUP BY lead_id
         HAVING max(coalesce(delivered_at, dead_at)) < ?
           AND NOT sum(${open} AND destination IN (SELECT value FROM ${configured})))
       RETURNING id, NOT EXISTS (
         SELECT 1 FROM deliveries WHERE lead_id = leads.id AND delivered_at IS NOT NULL) AS undelivered`,
    );
    this.#dataVersion = database.prepare("PRAGMA data_version");
    this.#lastDataVersion = this.#dataVersion.get()?.data_version;
  }

  /**
   * Adds a lead unless it is here already: under the same id, or with the same content within ten minutes. Only a
   * lead that is not asks `admit`, which may refuse it; so a repetition never runs into a limit.
   * Resolves after the fsync. Rejects with LeadStorageError.
   */
  async add<Refusal>(entry: QueueEntry, admit: () => Admission<Refusal>): Promise<Added<Refusal>> {
    this.#file.checkPlace();
    return this.#commits.run(() => {
      const { submissionId, fingerprint, receivedAt } = entry;
      const known = this.#byId.get(submissionId)?.fingerprint;
      if (known !== undefined) {
        return known === fingerprint ? { outcome: "repeated", submissionId } : { outcome: "conflict" };
      }
      const same = this.#recentlySame.get(fingerprint, receivedAt - sameLeadWindowMs)?.id;
      if (same !== undefined) return { outcome: "repeated", submissionId: String(same) };
      const admission = admit();
      if ("refusal" in admission) return { outcome: "refused", refusal: admission.refusal };
      const { record } = admission;
      this.#insertLead.run(submissionId, fingerprint, receivedAt, JSON.stringify(record));
      for (const { name } of this.#routes.filter((route) => route.takes(record))) {
        this.#insertDelivery.run(submissionId, name, receivedAt);
      }
      return { outcome: "added", submissionId };
    });
  }

  /** Whether somebody else, such as the command line, has written since this was last asked. */
  changedElsewhere(): boolean {
    const before = this.#lastDataVersion;
    this.#lastDataVersion = this.#dataVersion.get()?.data_version;
    return this.#lastDataVersion !== before;
  }

  /**
   * Removes what its retention has passed at every configured destination, and resolves with the ids of those that
   * leave without any destination having taken them. Rejects with LeadStorageError.
   */
  purge(now: number): Promise<string[]> {
    return this.#commits.run(() => {
      this.arrivals.purge(now);
      const removed = this.#purge.all(now - retentionMs);
      return removed.filter(({ undelivered }) => undelivered === 1).map(({ id }) => String(id));
    });
  }

  /** Resolves when a lead could be stored and read now. Rejects with LeadStorageError. */
  async probe(now: number): Promise<void> {
    this.#file.checkPlace();
    return this.#commits.run(() => {
      this.backlog.status(now);
      // As large as a lead with a long message: a disk that has room for this has room for that.
      this.facts.note("probe", String(now).padEnd(8_000));
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
