import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Destination } from "../destinations/destination.server.ts";
import type { DeliveryReport } from "../destinations/inbox.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import { type Added, type AdmissionRules, addLeads, type LeadKey, type NewLead } from "./adding.server.ts";
import { Batches } from "./batches.server.ts";
import { Deliveries } from "./deliveries.server.ts";
import type { Engine } from "./engine.server.ts";
import { coveredBuckets } from "./lead-counts.server.ts";
import { noteForReport, Reports, reportOf } from "./reports.server.ts";
import { type OutboxStatus, statusOf } from "./status.server.ts";
import {
  destinationIn,
  dueAgain,
  makeDue,
  type Queries,
  readList,
  readSetting,
  waiting,
  writeSetting,
} from "./tables.server.ts";
import type { Work, WorkOptions } from "./work.server.ts";

/**
 * How long a lead stays after its last destination confirmed it or made it a dead letter: long enough to send a month's
 * leads again after the inbox was restored from a backup. The inbox is the record, so personal data leaves here then.
 */
export const retentionMs = 30 * 24 * 3_600_000;

const rowsAtATime = 1_000;

/**
 * Keeps the records of the outbox and their states. What a method promises to store is on the disk (fsync) when its
 * promise resolves; every method rejects with LeadStorageError when the queue cannot be read or written.
 */
export class Store {
  readonly #adding: Batches<NewLead, Added>;
  readonly #engine: Engine;
  readonly #work: WorkOptions;
  #destinations: readonly Destination[] = [];
  #lastRetries = "";
  #names: readonly string[] = [];
  #reports: Destination | undefined;
  #secret: Promise<string | undefined> | undefined;

  constructor(options: Pick<WorkOptions, "engine" | "leaseMs" | "reportDelayMs">) {
    const { engine } = options;
    this.#engine = engine;
    this.#adding = new Batches((leads) => addLeads(engine, leads, (record) => this.#namesFor(record)));
    const writes = new Batches<(db: Queries) => Promise<void>, void>((jobs) =>
      engine.transaction(async (db) => {
        for (const job of jobs) await job(db);
        return jobs.map(() => undefined);
      }),
    );
    const reportsOn = (record: QueuedRecord) => this.#reports?.callFor(record) !== undefined;
    this.#work = { ...options, reportsOn, writes };
    engine.prepare = (db) => this.#prepare(db);
  }

  /** Sets the destinations of records and the receiver of reports. Call it before anything else. */
  setDestinations(destinations: readonly Destination[], reports: Destination | undefined): void {
    this.#destinations = destinations;
    this.#names = destinations.map(({ name }) => name);
    this.#reports = reports;
  }

  /** In a rush, acknowledging visitors comes before delivering. */
  get crowded(): boolean {
    return this.#adding.crowded;
  }

  deliveriesTo(destination: string): Work {
    return new Deliveries(destination, this.#work);
  }

  reports(): Work {
    return new Reports(this.#work);
  }

  /** The secret that all digests of this queue are keyed with. */
  async secret(): Promise<string> {
    this.#secret ??= this.#engine.run((db) => readSetting(db, "secret"));
    try {
      return (await this.#secret) ?? "";
    } catch (error) {
      this.#secret = undefined;
      throw error;
    }
  }

  /** The keys of the newsletter's links so far, hexadecimal; `current` becomes one of them. */
  async linkKeys(current: string): Promise<readonly string[]> {
    const known = await this.#engine.run((db) => readList(db, "link-keys"));
    if (known.includes(current)) return known;
    return this.#engine.transaction((db) => addLinkKeys(this.#engine, db, [current]));
  }

  /** Adds a lead unless it is here already. */
  async add(key: LeadKey, rules: AdmissionRules): Promise<Added> {
    this.#engine.check();
    return this.#adding.run({ key, ...rules });
  }

  reportOf(leadId: string): Promise<DeliveryReport> {
    return this.#engine.run((db) => reportOf(db, this.#names, leadId));
  }

  /** After a start, or after the clock was set back: what is not delivered is due, since a restart often follows a repair. */
  resume(): Promise<void> {
    return this.#engine.transaction(async (db) => {
      const now = this.#engine.now();
      const later = db.updateTable("deliveries").where(waiting).where("next_attempt_at", ">", 1);
      await later.set({ next_attempt_at: dueAgain }).execute();
      await db.updateTable("leads").set({ report_at: now }).where("report_at", ">", now).execute();
    });
  }

  /** Makes a record due wherever it was not delivered, dead letters included, and a report on it. */
  retry(leadId: string): Promise<void> {
    return this.#engine.transaction(async (db) => {
      if ((await makeDue(db, this.#names, { id: leadId })) === 0) return;
      await writeSetting(db, "retries", randomUUID());
      await noteForReport(this.#engine, db, leadId, this.#engine.now());
    });
  }

  /** True if a person has asked for another try since the last call. */
  async retriesAsked(): Promise<boolean> {
    const before = this.#lastRetries;
    this.#lastRetries = (await this.#engine.run((db) => readSetting(db, "retries"))) ?? "";
    return before !== this.#lastRetries;
  }

  async status(): Promise<OutboxStatus> {
    this.#engine.probe();
    return this.#engine.run((db) => statusOf(db, this.#names, this.#engine.now()));
  }

  /** Removes what has passed its retention. Resolves with the ids of the leads that no destination ever accepted. */
  purge(): Promise<readonly string[]> {
    return this.#engine.transaction(async (db) => {
      const now = this.#engine.now();
      const [first, last] = coveredBuckets(now);
      await db
        .deleteFrom("lead_counts")
        .where(({ eb, or }) => or([eb("bucket", "<", first), eb("bucket", ">", last)]))
        .execute();
      const stillWaiting = sql<number>`count(*) FILTER (WHERE ${waiting} AND ${destinationIn(this.#names)})`;
      const expired = db
        .selectFrom("deliveries")
        .select("lead_id")
        .groupBy("lead_id")
        .having(sql<number>`max(coalesce(delivered_at, dead_at))`, "<", now - retentionMs)
        .having(stillWaiting, "=", 0);
      // Selected first: deleting a lead deletes its deliveries.
      const undelivered = await expired.having(sql<number>`count(delivered_at)`, "=", 0).execute();
      const deleted = await db.deleteFrom("leads").where("id", "in", expired).returning("id").execute();
      // Another instance may have taken some of them up meanwhile.
      const removed = new Set(deleted.map(({ id }) => id));
      return undelivered.map(({ lead_id }) => lead_id).filter((id) => removed.has(id));
    });
  }

  /** Resolves when a lead could be stored and read now. */
  async probe(): Promise<void> {
    this.#engine.check();
    const now = this.#engine.now();
    await this.#engine.transaction(async (db) => {
      await db.selectFrom("leads").innerJoin("deliveries", "lead_id", "id").select("id").limit(1).execute();
      // As large as a lead with a long message: a disk that has room for this has room for that.
      await writeSetting(db, "probe", String(now).padEnd(8_000));
    });
  }

  async close(): Promise<void> {
    await this.#adding.close();
    await this.#work.writes.close();
    await this.#engine.close();
  }

  /** A record that cannot be read goes everywhere: each destination then asks for attention. */
  #namesFor(record: QueuedRecord | undefined): readonly string[] {
    return this.#destinations
      .filter(({ callFor }) => !record || callFor(record) !== undefined)
      .map(({ name }) => name);
  }

  async #prepare(db: Queries): Promise<void> {
    const secret = { name: "secret", value: randomBytes(32).toString("hex") };
    await db
      .insertInto("settings")
      .values(secret)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await writeSetting(db, "destinations", JSON.stringify(this.#names));
    this.#lastRetries = (await readSetting(db, "retries")) ?? "";
    await this.#addDestinations(db);
  }

  /** Before anything is delivered: a lead that still waits, or has no destination, gets those that are new. */
  async #addDestinations(db: Queries): Promise<void> {
    const undelivered = await db
      .selectFrom("leads")
      .select(["id", "received_at", "record"])
      .where(({ and, exists, not, or, selectFrom }) => {
        const deliveries = selectFrom("deliveries").select("lead_id").whereRef("lead_id", "=", "leads.id");
        const has = (name: string) => exists(deliveries.where("destination", "=", name));
        return and([
          or([not(exists(deliveries)), exists(deliveries.where(waiting))]),
          or(this.#names.map((name) => not(has(name)))),
        ]);
      })
      .execute();
    const missing = undelivered.flatMap(({ id, received_at, record }) =>
      this.#namesFor(readQueuedRecord(record)).map((destination) => ({
        lead_id: id,
        destination,
        received_at,
      })),
    );
    for (let first = 0; first < missing.length; first += rowsAtATime) {
      await db
        .insertInto("deliveries")
        .values(missing.slice(first, first + rowsAtATime))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }
}

/** Adds keys of the newsletter's links that are new; resolves with all. */
export async function addLinkKeys(
  engine: Engine,
  db: Queries,
  keys: readonly string[],
): Promise<readonly string[]> {
  await engine.lock(db, ["link keys"]);
  const all = [...new Set([...(await readList(db, "link-keys")), ...keys])];
  await writeSetting(db, "link-keys", JSON.stringify(all));
  return all;
}
