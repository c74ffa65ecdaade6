import { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import type { Destination } from "../../destinations/destination.server.ts";
import type { DeliveryReport } from "../../destinations/inbox.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../../lead-record.server.ts";
import { type ArrivalSlot, Arrivals, coveredSlots, slotOf } from "../arrivals.server.ts";
import { sameLeadWindowMs } from "../fingerprint.server.ts";
import { reportedDelivery } from "../reported-delivery.server.ts";
import type { OutboxStatus } from "../status.server.ts";
import {
  type Added,
  type AdmissionRules,
  type Attempt,
  type Delivery,
  deliverySchema,
  type LeadKey,
  never,
  type OutboxStore,
  retentionMs,
} from "../store.server.ts";
import { GroupCommit } from "./group-commit.server.ts";
import {
  configured,
  countsOf,
  dueAgain,
  OutboxFile,
  outboxFileIn,
  retryUndelivered,
  waiting,
} from "./outbox-file.server.ts";

/** A delivery of the lead itself; reports on what came of it elsewhere are numbered from 1. */
const ownDelivery = "revision = 0";

const linkKeysSetting = "link-keys";
const linkKeysSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

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
  #destinations: readonly Destination[] = [];
  #reports: Destination | undefined;
  #lastDataVersion: unknown;

  /** Throws OutboxOpenError when the folder belongs to another instance or cannot be used. */
  constructor({ folder, now, reportDelayMs }: SqliteStoreOptions) {
    this.now = now;
    this.#folder = folder;
    this.#file = new OutboxFile(folder);
    this.#secret = this.#file.setting("secret") ?? "";
    this.#reportDelayMs = reportDelayMs;
    this.#commits = new GroupCommit(this.#file.database);
    this.#changedElsewhere();
  }

  async secret(): Promise<string> {
    return this.#secret;
  }

  async linkKeys(current: string): Promise<readonly string[]> {
    const known = knownLinkKeys(this.#file);
    if (known.includes(current)) return known;
    this.#file.setSetting(linkKeysSetting, JSON.stringify([...known, current]));
    return [...known, current];
  }

  setDestinations(destinations: readonly Destination[]): void {
    this.#destinations = destinations.filter(({ reportsFor }) => reportsFor === undefined);
    this.#reports = destinations.find(({ reportsFor }) => reportsFor !== undefined);
    this.#file.setSetting("destinations", JSON.stringify(this.#destinations.map(({ name }) => name)));
  }

  get crowded(): boolean {
    return this.#commits.crowded;
  }

  async add<Refusal>(key: LeadKey, { admit }: AdmissionRules<Refusal>): Promise<Added<Refusal>> {
    this.#file.checkPlace();
    const { sql } = this.#file;
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
      const admission = admit(new Arrivals((sender) => this.#arrivalsOf(sender)));
      if ("refusal" in admission) return { outcome: "refused", refusal: admission.refusal };
      const { record, senders } = admission;
      sql("INSERT INTO leads (id, fingerprint, received_at, record) VALUES (?, ?, ?, ?)").run(
        submissionId,
        fingerprint,
        receivedAt,
        JSON.stringify(record),
      );
      this.#addDeliveries(submissionId, receivedAt, record);
      const arrived = sql(
        `INSERT INTO arrivals (sender, slot, count, last_at) VALUES (?, ?, 1, ?)
         ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
      );
      for (const sender of senders) arrived.run(sender, slotOf(receivedAt), receivedAt);
      return { outcome: "added", submissionId };
    });
  }

  #arrivalsOf(sender: string): ArrivalSlot[] {
    const rows = this.#file.sql("SELECT slot, count, last_at FROM arrivals WHERE sender = ?").all(sender);
    return rows.map(({ count, last_at, slot }) => ({
      slot: Number(slot),
      count: Number(count),
      lastAt: Number(last_at),
    }));
  }

  /** A record that cannot be read goes everywhere: each destination then asks for attention. */
  #addDeliveries(leadId: string, receivedAt: number, record: QueuedRecord | undefined): void {
    const insert = "INSERT OR IGNORE INTO deliveries (lead_id, destination, received_at) VALUES (?, ?, ?)";
    for (const { callFor, name } of this.#destinations) {
      if (!record || callFor(record)) this.#file.sql(insert).run(leadId, name, receivedAt);
    }
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

  async settle({ destination, leadId, record, revision }: Delivery, attempt: Attempt): Promise<void> {
    const { at, dead, delivered, needsAttention, nextAttemptAt, refused, status } = attempt;
    await this.#commits.run(() => {
      // A report that has been overtaken by another event stays due as it is.
      this.#file
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
    this.#claimed.get(destination)?.delete(leadId);
  }

  /** Makes a report due, if the destination has the lead and there is another one to report on. */
  #report({ name, reportsFor = "" }: Destination, leadId: string, at: number): void {
    const others = `SELECT 1 FROM deliveries WHERE lead_id = leads.id AND ${ownDelivery}`;
    this.#file
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

  async reportOf(leadId: string): Promise<DeliveryReport> {
    const { name = "", reportsFor = "" } = this.#reports ?? {};
    const revision = this.#file.sql("SELECT revision FROM deliveries WHERE lead_id = ? AND destination = ?");
    const states = this.#file.sql(
      `SELECT destination, delivered_at, dead_at, needs_attention, last_status, attempts, refusals FROM deliveries
       WHERE lead_id = ? AND ${ownDelivery} AND destination <> ?
         AND (delivered_at IS NOT NULL OR destination IN ${configured})
       ORDER BY destination`,
    );
    return {
      revision: Number(revision.get(leadId, name)?.revision),
      deliveries: states.all(leadId, reportsFor).map(reportedDelivery),
    };
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
        this.#addDeliveries(String(id), Number(received_at), readQueuedRecord(record));
      }
      this.#file.sql(`UPDATE deliveries SET ${dueAgain} WHERE ${waiting}`).run();
    });
  }

  retry(leadId: string): Promise<void> {
    return this.#commits.run(() => {
      const { changes } = this.#file
        .sql(`${retryUndelivered} AND ${ownDelivery} AND lead_id = ?`)
        .run(leadId);
      if (Number(changes) > 0 && this.#reports) this.#report(this.#reports, leadId, this.now());
    });
  }

  recover(destination: string): Promise<void> {
    const recover = `UPDATE deliveries SET ${dueAgain} WHERE destination = ? AND ${waiting} AND refusals = 0`;
    return this.#commits.run(() => void this.#file.sql(recover).run(destination));
  }

  /** The store's own connection would not notice a file that is gone: it has in memory what it has read before. */
  async status(): Promise<OutboxStatus> {
    const database = new DatabaseSync(outboxFileIn(this.#folder), { readOnly: true });
    try {
      database.prepare("SELECT count(*) FROM sqlite_schema").get();
    } finally {
      database.close();
    }
    return countsOf(this.#file.sql, this.now());
  }

  async poll(): Promise<"nothing" | "retry"> {
    return this.#changedElsewhere() ? "retry" : "nothing";
  }

  /** Whether another process, such as the command line, has written since this was last asked. */
  #changedElsewhere(): boolean {
    const before = this.#lastDataVersion;
    this.#lastDataVersion = this.#file.sql("PRAGMA data_version").get()?.data_version;
    return this.#lastDataVersion !== before;
  }

  purge(): Promise<readonly string[]> {
    const now = this.now();
    return this.#commits.run(() => {
      this.#file.sql("DELETE FROM arrivals WHERE slot NOT BETWEEN ? AND ?").run(...coveredSlots(now));
      const removed = this.#file
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

  async probe(): Promise<void> {
    this.#file.checkPlace();
    return this.#commits.run(() => {
      countsOf(this.#file.sql, this.now());
      // As large as a lead with a long message: a disk that has room for this has room for that.
      this.#file.setSetting("probe", String(this.now()).padEnd(8_000));
    });
  }

  async close(): Promise<void> {
    this.#commits.close();
    this.#file.close();
  }
}

export function knownLinkKeys(file: OutboxFile): readonly string[] {
  const parsed = v.safeParse(linkKeysSchema, file.setting(linkKeysSetting));
  return parsed.success ? parsed.output : [];
}
