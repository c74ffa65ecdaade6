import { sql } from "kysely";
import type { Destination } from "../destinations/destination.server.ts";
import { inboxName } from "../destinations/inbox.server.ts";
import { coveredBuckets } from "../intake/limits.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import { type AddResult, addLead, type NewLead } from "./add-lead.server.ts";
import {
  claimReport,
  countRetry,
  type DeliveryReport,
  markReported,
  requestedNow,
  scheduleReport,
} from "./reports.server.ts";
import { type Engine, type Queries, readSetting, writeSetting } from "./schema.server.ts";
import {
  countWaiting,
  deliveryStates,
  findLeads,
  goesToDestinations,
  isUndelivered,
} from "./states.server.ts";
import { exportQueue, importQueue } from "./transfer.server.ts";

/** Retention after the last delivery: enough to resend a month's leads after restoring the inbox. */
export const retentionMs = 30 * 24 * 3_600_000;

/** Maximum wait before a retry, even if `Retry-After` or a changed clock asks for more. */
export const maxWaitMs = 3_600_000;

/** Record to be sent to one destination. */
export interface Delivery {
  readonly leadId: string;
  readonly attempts: number;
  /** How often a retry of this lead was requested before the attempt. */
  readonly retries: number;
  /** Undefined if it is damaged. */
  readonly record: QueuedRecord | undefined;
}

/** Result of an attempt to deliver. */
export interface AttemptResult {
  readonly delivered: boolean;
  readonly needsAttention: boolean;
  /** Milliseconds until the next attempt. */
  readonly waitMs: number;
  readonly status: string;
}

/** Deliveries to retry: the waiting ones of one lead, all waiting ones, or all that the inbox has received. */
type RetrySelection = { readonly id: string } | "waiting" | "inbox";

export type StoredLead = Awaited<ReturnType<typeof findLeads>>[number];

export type QueueStatus = Awaited<ReturnType<typeof countWaiting>>;

interface StoreOptions {
  /** Duration of a lease; longer than a call and recording its result. */
  readonly leaseMs: number;
  readonly now: () => number;
  /** Wait before a report is sent again; longer than a call. */
  readonly reportRetryMs: number;
  /** Time in which results of several destinations join one report. */
  readonly reportDelayMs: number;
}

/** Stores records and their delivery states. Writes resolve once durable (fsync). Methods reject with LeadStorageError. */
export class LeadStore {
  readonly #engine: Engine;
  readonly #options: StoreOptions;
  #destinations: readonly Destination[] | undefined;
  #secret: Promise<string | undefined> | undefined;

  constructor(engine: Engine, options: Partial<StoreOptions> = {}) {
    this.#engine = engine;
    this.#options = { leaseMs: 30_000, now: Date.now, reportRetryMs: 0, reportDelayMs: 0, ...options };
  }

  /**
   * Sets the destinations of new leads. Then `claimReport`, `retry`, `status` and `purge` ignore waiting deliveries to
   * all others. Call it before `add`; the command line calls neither.
   */
  setDestinations(destinations: readonly Destination[]): void {
    this.#destinations = destinations;
  }

  now(): number {
    return this.#options.now();
  }

  /** Returns the secret that keys all digests and newsletter links. */
  async secret(): Promise<string> {
    // Share one query, so that a burst does not exhaust connections.
    this.#secret ??= this.#engine.run((db) => readSetting(db, "secret"));
    try {
      return (await this.#secret) ?? "";
    } catch (error) {
      this.#secret = undefined;
      throw error;
    }
  }

  /** Adds a lead, unless it is a repeat, its ID is taken, or it is over a limit. */
  async add(lead: NewLead): Promise<AddResult> {
    this.#engine.checkFile?.();
    const locks = [lead.submissionId, lead.fingerprint, ...lead.limits.map(({ clientKey }) => clientKey)];
    const destinationsOf = (record: QueuedRecord) =>
      (this.#destinations ?? []).filter(({ callFor }) => callFor(record)).map(({ name }) => name);
    return this.#engine.transaction((db) => addLead(db, lead, destinationsOf), locks);
  }

  /** Returns due deliveries, except those of `excludedLeads`. In PostgreSQL, leases them to this instance. */
  async claim(destination: string, limit: number, excludedLeads: { has(id: string): boolean; size: number }) {
    const { sharedClock } = this.#engine;
    const now = this.now();
    const selectDue = (db: Pick<Queries, "selectFrom">) =>
      db
        .selectFrom("deliveries")
        .innerJoin("leads", "id", "lead_id")
        .select(["lead_id as leadId", "attempts", "record", "retries"])
        .where("destination", "=", destination)
        .where(isUndelivered)
        // If an attempt is planned further ahead than the longest wait, the clock was set back, so it is due.
        .where(({ eb, or }) =>
          or([eb("next_attempt_at", "<=", now), eb("next_attempt_at", ">", now + maxWaitMs)]),
        )
        .orderBy("next_attempt_at")
        .orderBy("received_at");
    const rows = await this.#engine.run((db) => {
      // SQLite needs no lease. Write nothing, so that a full disk does not delay deliveries.
      if (!sharedClock)
        return selectDue(db)
          .limit(limit + excludedLeads.size)
          .execute();
      return db
        .with("due", (query) =>
          selectDue(query)
            .where("claimed_until", "<=", sharedClock)
            .limit(limit)
            .forUpdate("deliveries")
            .skipLocked(),
        )
        .updateTable("deliveries")
        .from("due")
        .set({ claimed_until: sql<number>`${sharedClock} + ${sql.lit(this.#options.leaseMs)}` })
        .where("destination", "=", destination)
        .whereRef("lead_id", "=", "leadId")
        .returning(["leadId", "due.attempts", "record", "retries"])
        .execute();
    });
    const claimed = rows.filter(({ leadId }) => !excludedLeads.has(leadId)).slice(0, limit);
    return claimed.map(
      ({ record, ...delivery }): Delivery => ({ ...delivery, record: readQueuedRecord(record) }),
    );
  }

  recordResult(destination: string, delivery: Delivery, result: AttemptResult): Promise<void> {
    const { leadId, record, retries } = delivery;
    const { delivered, needsAttention, status, waitMs } = result;
    return this.#engine.transaction(async (db) => {
      const now = this.now();
      const nextAttemptAt = Math.ceil(now + Math.min(waitMs, maxWaitMs));
      await db
        .updateTable("deliveries")
        .set(({ eb, selectFrom }) => ({
          attempts: eb("attempts", "+", 1),
          // PostgreSQL text cannot contain a zero byte.
          last_status: status.replaceAll("\0", ""),
          needs_attention: Number(needsAttention),
          // A retry that was requested for this lead during the attempt stays due.
          next_attempt_at: eb
            .case()
            .when(selectFrom("leads").select("retries").whereRef("id", "=", "lead_id"), ">", retries)
            .then(sql.lit(requestedNow))
            .else(sql<number>`CAST(${nextAttemptAt} AS bigint)`)
            .end(),
          delivered_at: delivered ? now : null,
          claimed_until: 0,
        }))
        .where("lead_id", "=", leadId)
        .where("destination", "=", destination)
        // If the lease ended, another instance may have delivered the lead.
        .where(isUndelivered)
        .execute();
      if (record?.form !== "newsletter") await scheduleReport(db, leadId, now + this.#options.reportDelayMs);
    });
  }

  /** Claims a due report; undefined if there is none, or another instance claimed it first. */
  claimReport(): Promise<DeliveryReport | undefined> {
    const now = this.now();
    const postponedTo = now + this.#options.reportRetryMs;
    return this.#engine.run((db) => claimReport(db, now, postponedTo, this.#destinationNames));
  }

  /** Marks a report as done: the inbox received it, or refused it. */
  markReported(report: DeliveryReport): Promise<void> {
    return this.#engine.transaction((db) => markReported(db, report, this.now()));
  }

  /** Makes deliveries due. Resolves with their number. */
  retry(selection: RetrySelection): Promise<number> {
    return this.#engine.transaction(async (db) => {
      let query = db.updateTable("deliveries").set({ next_attempt_at: requestedNow });
      if (selection === "inbox")
        query = query
          .where("destination", "=", inboxName)
          .where("delivered_at", "is not", null)
          .set({ delivered_at: null });
      else query = query.where(isUndelivered).where(goesToDestinations(this.#destinationNames));
      if (typeof selection === "object") query = query.where("lead_id", "=", selection.id);
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      if (typeof selection === "object") {
        await countRetry(db, selection.id);
        // Report the count: there is no delivery whose result would make a report due.
        if (numUpdatedRows === 0n) await scheduleReport(db, selection.id, this.now());
      }
      return Number(numUpdatedRows);
    });
  }

  /** Counts the waiting leads, and the waiting deliveries of each destination. */
  async status(): Promise<QueueStatus> {
    this.#engine.testRead?.();
    return this.#engine.run((db) => countWaiting(db, this.#destinationNames, this.now()));
  }

  /** Returns the leads whose ID begins with `idStart`, newest first. */
  leads(idStart = ""): Promise<StoredLead[]> {
    return this.#engine.run((db) => findLeads(db, idStart));
  }

  /** Deletes a lead, unless one of its deliveries waits without needing attention. */
  drop(id: string): Promise<boolean> {
    return this.#engine.transaction(async (db) => {
      const states = await deliveryStates(db, id);
      if (states.some(({ deliveredAt, needsAttention }) => deliveredAt === null && !needsAttention))
        return false;
      const { numDeletedRows } = await db.deleteFrom("leads").where("id", "=", id).executeTakeFirst();
      return numDeletedRows > 0;
    });
  }

  /**
   * Deletes old counts for limits, and leads whose last delivery is older than `retentionMs`. Keeps leads that wait for
   * one of the destinations, and leads that no destination has received.
   */
  purge(): Promise<void> {
    return this.#engine.transaction(async (db) => {
      const now = this.now();
      const [first, last] = coveredBuckets(now);
      await db
        .deleteFrom("lead_counts")
        .where(({ eb, or }) => or([eb("bucket", "<", first), eb("bucket", ">", last)]))
        .execute();
      const expiredLeads = db
        .selectFrom("deliveries")
        .select("lead_id")
        .groupBy("lead_id")
        .having(({ fn }) => fn.max("delivered_at"), "<", now - retentionMs)
        .having(
          sql<number>`count(*) FILTER (WHERE ${isUndelivered} AND ${goesToDestinations(this.#destinationNames)})`,
          "=",
          0,
        );
      await db.deleteFrom("leads").where("id", "in", expiredLeads).execute();
    });
  }

  /** Resolves if a lead could be stored now. */
  async testWrite(): Promise<void> {
    this.#engine.checkFile?.();
    await this.#engine.transaction(async (db) => {
      await db.selectFrom("leads").innerJoin("deliveries", "lead_id", "id").select("id").limit(1).execute();
      // As large as a lead with a long message, to detect a full disk.
      await writeSetting(db, "probe", String(this.now()).padEnd(8_000));
    });
  }

  export(): AsyncGenerator<string> {
    return exportQueue(this.#engine);
  }

  /** Adds the leads of an export. Resolves with the number of new leads. */
  import(exported: string): Promise<number> {
    return importQueue(this.#engine, exported);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  /** Names of the configured destinations; undefined on the command line, which configures none. */
  get #destinationNames(): readonly string[] | undefined {
    return this.#destinations?.map(({ name }) => name);
  }
}
