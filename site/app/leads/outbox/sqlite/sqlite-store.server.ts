import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Destination } from "../../destinations/destination.server.ts";
import type { DeliveryReport } from "../../destinations/inbox.server.ts";
import { readQueuedRecord } from "../../lead-record.server.ts";
import { type Added, type AdmissionRules, addOnce, type LeadKey } from "../admission.server.ts";
import { coveredSlots } from "../arrivals.server.ts";
import { linkKeysSetting, readLinkKeys } from "../link-keys.server.ts";
import { reportOf } from "../reports.server.ts";
import { Routing } from "../routing.server.ts";
import { ownDelivery, settledColumns, settledDelivery, waiting } from "../statements.server.ts";
import { type OutboxStatus, statusOf } from "../status.server.ts";
import {
  type Attempt,
  type Delivery,
  deliverySchema,
  type OutboxStore,
  retentionMs,
  settledValues,
} from "../store.server.ts";
import { GroupCommit } from "./group-commit.server.ts";
import { OutboxFile, outboxFileIn, statements } from "./outbox-file.server.ts";
import { SqliteLeads } from "./stored-leads.server.ts";

interface SqliteStoreOptions {
  /** Of this store alone; made if it is missing, private to its owner. */
  readonly folder: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long what happens to a lead is gathered before it is reported. */
  readonly reportDelayMs: number;
}

/** The outbox of one instance, in a SQLite file of its own. */
export class SqliteStore implements OutboxStore {
  readonly now: () => number;
  readonly #commits: GroupCommit;
  readonly #file: OutboxFile;
  readonly #folder: string;
  readonly #reportDelayMs: number;
  readonly #secret: string;
  /** What is with its destination, by destination and lead. */
  readonly #claimed = new Map<string, Set<string>>();
  readonly #leads: SqliteLeads;
  #lastRetries: string | undefined;
  #routing = new Routing([]);

  /** Throws OutboxOpenError when the folder belongs to another instance or cannot be used. */
  constructor({ folder, now, reportDelayMs }: SqliteStoreOptions) {
    this.now = now;
    this.#folder = folder;
    this.#file = new OutboxFile(folder);
    this.#secret = this.#file.setting("secret") ?? "";
    this.#reportDelayMs = reportDelayMs;
    this.#commits = new GroupCommit(this.#file.database);
    this.#leads = new SqliteLeads(this.#file.sql, () => this.#routing);
    this.#lastRetries = this.#file.setting("retries");
  }

  async secret(): Promise<string> {
    return this.#secret;
  }

  async linkKeys(current: string): Promise<readonly string[]> {
    const known = readLinkKeys(this.#file.setting(linkKeysSetting));
    if (known.includes(current)) return known;
    this.#file.setSetting(linkKeysSetting, JSON.stringify([...known, current]));
    return [...known, current];
  }

  setDestinations(destinations: readonly Destination[]): void {
    this.#routing = new Routing(destinations);
    this.#file.setSetting("destinations", JSON.stringify(this.#routing.names));
  }

  get crowded(): boolean {
    return this.#commits.crowded;
  }

  async add<Refusal>(key: LeadKey, rules: AdmissionRules<Refusal>): Promise<Added<Refusal>> {
    this.#file.checkPlace();
    return this.#commits.run(() => addOnce(this.#leads, key, rules));
  }

  async claim(destination: string, limit: number): Promise<readonly Delivery[]> {
    const claimed = this.#claimed.get(destination) ?? new Set();
    this.#claimed.set(destination, claimed);
    const due = this.#file.sql(
      `SELECT lead_id AS leadId, destination, attempts, refusals, revision, record
       FROM deliveries JOIN leads ON leads.id = lead_id
       WHERE destination = ? AND ${waiting} AND next_attempt_at <= ?
       ORDER BY next_attempt_at, deliveries.received_at LIMIT ?`,
    );
    const rows = v.parse(v.array(deliverySchema), due.all(destination, this.now(), limit + claimed.size));
    const free = rows.filter(({ leadId }) => !claimed.has(leadId)).slice(0, limit);
    for (const { leadId } of free) claimed.add(leadId);
    return free;
  }

  async nextDueInMs(destination: string): Promise<number | null> {
    const now = this.now();
    const next = `SELECT min(next_attempt_at) AS at FROM deliveries WHERE destination = ? AND ${waiting} AND next_attempt_at > ?`;
    const at = this.#file.sql(next).get(destination, now)?.at;
    return typeof at === "number" ? at - now : null;
  }

  async settle(delivery: Delivery, attempt: Attempt): Promise<void> {
    const { destination, leadId } = delivery;
    const reports = this.#routing.reportsOn(delivery);
    await this.#commits.run(() => {
      this.#file
        .sql(`UPDATE deliveries SET ${settledColumns} WHERE ${settledDelivery}`)
        .run(...settledValues(delivery, attempt));
      if (reports) this.#report(reports, leadId, attempt.at);
    });
    this.#claimed.get(destination)?.delete(leadId);
  }

  #report({ name, reportsFor = "" }: Destination, leadId: string, at: number): void {
    this.#file.sql(statements.report).run(name, at + this.#reportDelayMs, leadId, reportsFor);
  }

  reportOf(leadId: string): Promise<DeliveryReport> {
    return reportOf(this.#file, this.#routing, leadId);
  }

  resume(): Promise<void> {
    return this.#commits.run(() => {
      const undelivered = this.#file
        .sql(
          `SELECT id, received_at, record FROM leads
           WHERE id IN (SELECT lead_id FROM deliveries WHERE ${waiting} AND ${ownDelivery})
              OR id NOT IN (SELECT lead_id FROM deliveries)`,
        )
        .all();
      for (const { id, received_at, record } of undelivered) {
        this.#leads.addDeliveries(String(id), Number(received_at), readQueuedRecord(record));
      }
      this.#file.sql(statements.resume).run();
    });
  }

  retry(leadId: string): Promise<void> {
    const { reports } = this.#routing;
    return this.#commits.run(() => {
      const due = this.#file.sql(statements.retry.lead).all(leadId);
      if (due.length > 0 && reports) this.#report(reports, leadId, this.now());
    });
  }

  recover(destination: string): Promise<void> {
    return this.#commits.run(() => void this.#file.sql(statements.recover).run(destination));
  }

  /** The store's own connection would not notice a file that is gone: it has in memory what it has read before. */
  async status(): Promise<OutboxStatus> {
    const database = new DatabaseSync(outboxFileIn(this.#folder), { readOnly: true });
    try {
      database.prepare("SELECT count(*) FROM sqlite_schema").get();
    } finally {
      database.close();
    }
    return statusOf(this.#file, this.now());
  }

  async poll(): Promise<"nothing" | "retry"> {
    const before = this.#lastRetries;
    this.#lastRetries = this.#file.setting("retries");
    return this.#lastRetries === before ? "nothing" : "retry";
  }

  purge(): Promise<readonly string[]> {
    const now = this.now();
    return this.#commits.run(() => {
      this.#file.sql(statements.purgeArrivals).run(...coveredSlots(now));
      const undelivered = this.#file.sql(statements.undeliveredBeforePurge).all(now - retentionMs);
      this.#file.sql(statements.purge).all(now - retentionMs);
      return undelivered.map(({ lead_id }) => String(lead_id));
    });
  }

  async probe(): Promise<void> {
    this.#file.checkPlace();
    return this.#commits.run(() => {
      this.#file.sql("SELECT 1 FROM leads JOIN deliveries ON lead_id = id LIMIT 1").get();
      // As large as a lead with a long message: a disk that has room for this has room for that.
      this.#file.setSetting("probe", String(this.now()).padEnd(8_000));
    });
  }

  async close(): Promise<void> {
    this.#commits.close();
    this.#file.close();
  }
}
