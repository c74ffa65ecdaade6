import { type Expression, type SqlBool, sql } from "kysely";
import type { Destination } from "../destinations/destination.server.ts";
import { type DeliveryReport, inboxName } from "../destinations/inbox.server.ts";
import { coveredBuckets } from "../intake/lead-counts.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import { type Added, type AdmissionRules, addLead, type LeadKey } from "./adding.server.ts";
import { type Engine, type Queries, readSetting, writeSetting } from "./schema.server.ts";
import { exportQueue, importQueue } from "./transfer.server.ts";

/**
 * Retention after the last delivery: enough to resend a month's leads after restoring the inbox. Personal data is
 * deleted then.
 */
export const retentionMs = 30 * 24 * 3_600_000;

/** Maximum wait before a retry, even if `Retry-After` or a changed clock asks for more. */
export const maxWaitMs = 3_600_000;

/** Record to be sent to one destination. */
export interface Delivery {
  readonly leadId: string;
  readonly attempts: number;
  /** Undefined if it is damaged. */
  readonly record: QueuedRecord | undefined;
}

/** Result of an attempt. */
export interface Attempt {
  readonly delivered: boolean;
  readonly needsAttention: boolean;
  /** Milliseconds until the next attempt. */
  readonly waitMs: number;
  readonly status: string;
}

export interface DueReport extends DeliveryReport {
  readonly leadId: string;
  /** Request ID in the logs of site and inbox. */
  readonly requestId: string | undefined;
}

/** Deliveries to retry: of one undelivered lead, of all waiting leads, or of every lead that the inbox has received. */
type Retried = { readonly id: string } | "waiting" | "inbox";

/** State at one destination. Times are Unix milliseconds or null. */
export type DeliveryState = Awaited<ReturnType<typeof statesOf>>[number];

export type QueuedLead = Awaited<ReturnType<LeadStore["leads"]>>[number];

export type QueueStatus = Awaited<ReturnType<LeadStore["status"]>>;

interface StoreOptions {
  /** Lease duration; longer than a call and recording its result. */
  readonly leaseMs: number;
  readonly now: () => number;
  /** Wait before a report is sent again; longer than a call. */
  readonly reportAgainMs: number;
  /** Time to gather results before a report. */
  readonly reportDelayMs: number;
}

const waiting = sql<boolean>`(delivered_at IS NULL)`;

/** Stores records and their delivery states. Methods resolve once durable (fsync) and reject with LeadStorageError. */
export class LeadStore {
  readonly #engine: Engine;
  readonly #options: StoreOptions;
  #destinations: readonly Destination[] | undefined;
  #secret: Promise<string | undefined> | undefined;

  constructor(engine: Engine, options: Partial<StoreOptions> = {}) {
    this.#engine = engine;
    this.#options = { leaseMs: 30_000, now: Date.now, reportAgainMs: 0, reportDelayMs: 0, ...options };
  }

  /** Configures the store of a delivering site. Call it first. */
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

  /** Adds a lead unless it exists. */
  async add(key: LeadKey, rules: AdmissionRules): Promise<Added> {
    this.#engine.check();
    const locks = [key.submissionId, key.fingerprint, ...rules.clientKeys];
    const namesFor = (record: QueuedRecord) =>
      (this.#destinations ?? []).filter(({ callFor }) => callFor(record)).map(({ name }) => name);
    return this.#engine.transaction((db) => addLead(db, key, rules, namesFor), locks);
  }

  /** Claims due deliveries. `taken` are those in progress in this instance. */
  async claim(destination: string, limit: number, taken: { has(id: string): boolean; size: number }) {
    const { sharedClock } = this.#engine;
    const now = this.now();
    const due = (db: Pick<Queries, "selectFrom">) =>
      db
        .selectFrom("deliveries")
        .innerJoin("leads", "id", "lead_id")
        .select(["lead_id as leadId", "attempts", "record"])
        .where("destination", "=", destination)
        .where(waiting)
        // A time further ahead was recorded before the clock was set back.
        .where(({ eb, or }) =>
          or([eb("next_attempt_at", "<=", now), eb("next_attempt_at", ">", now + maxWaitMs)]),
        )
        .orderBy("next_attempt_at")
        .orderBy("received_at");
    const rows = await this.#engine.run((db) =>
      sharedClock
        ? db
            .with("due", (query) =>
              due(query)
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
            .returning(["leadId", "due.attempts", "record"])
            .execute()
        : // Writes nothing, so that a full disk does not delay deliveries.
          due(db)
            .limit(limit + taken.size)
            .execute(),
    );
    const free = rows.filter(({ leadId }) => !taken.has(leadId)).slice(0, limit);
    return free.map(
      ({ record, ...delivery }): Delivery => ({ ...delivery, record: readQueuedRecord(record) }),
    );
  }

  record(destination: string, { leadId, record }: Delivery, attempt: Attempt): Promise<void> {
    const { delivered, needsAttention, status, waitMs } = attempt;
    return this.#engine.transaction(async (db) => {
      const now = this.now();
      await db
        .updateTable("deliveries")
        .set(({ eb }) => ({
          attempts: eb("attempts", "+", 1),
          // PostgreSQL text cannot contain a zero byte.
          last_status: status.replaceAll("\0", ""),
          needs_attention: Number(needsAttention),
          next_attempt_at: Math.ceil(now + Math.min(waitMs, maxWaitMs)),
          delivered_at: delivered ? now : null,
          claimed_until: 0,
        }))
        .where("lead_id", "=", leadId)
        .where("destination", "=", destination)
        // After a lease ended, another instance may have delivered it.
        .where(waiting)
        .execute();
      if (record?.form !== "newsletter")
        await this.#noteForReport(db, leadId, now + this.#options.reportDelayMs);
    });
  }

  /** Claims a due report by postponing it. Sending a report twice does no harm. */
  claimReport(): Promise<DueReport | undefined> {
    const now = this.now();
    return this.#engine.run(async (db) => {
      const due = await db
        .selectFrom("leads")
        .select(["id as leadId", "record", "revision", "report_at"])
        .where("report_at", "<=", now)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom("deliveries")
              .select("lead_id")
              .whereRef("lead_id", "=", "leads.id")
              .where("destination", "=", inboxName)
              .where("delivered_at", "is not", null),
          ),
        )
        .orderBy("report_at")
        .limit(1)
        .executeTakeFirst();
      if (!due) return undefined;
      const { leadId, record, report_at, revision } = due;
      const claimed = await db
        .updateTable("leads")
        .set({ report_at: now + this.#options.reportAgainMs })
        .where("id", "=", leadId)
        .where("report_at", "=", report_at)
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 0n) return undefined;
      const deliveries = (await statesOf(db, leadId))
        .filter(({ destination }) => destination !== inboxName)
        .map(reported);
      return { leadId, requestId: readQueuedRecord(record)?.requestId, revision, deliveries };
    });
  }

  /** Records that a report arrived. Results since its claim make another one due. */
  recordReport({ leadId, revision }: DueReport): Promise<void> {
    const at = sql<number>`CASE WHEN revision > ${revision} THEN CAST(${this.now()} AS bigint) END`;
    return this.#engine.transaction(async (db) => {
      await db.updateTable("leads").set({ report_at: at }).where("id", "=", leadId).execute();
    });
  }

  /** Makes deliveries due. Resolves with their number. */
  retry(which: Retried): Promise<number> {
    return this.#engine.transaction(async (db) => {
      let query = db.updateTable("deliveries").set({ next_attempt_at: 0 });
      if (which === "inbox")
        query = query
          .where("destination", "=", inboxName)
          .where("delivered_at", "is not", null)
          .set({ delivered_at: null });
      else query = query.where(waiting);
      if (typeof which === "object") query = query.where("lead_id", "=", which.id);
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      if (typeof which === "object" && numUpdatedRows > 0)
        await this.#noteForReport(db, which.id, this.now());
      return Number(numUpdatedRows);
    });
  }

  /** Counts the waiting leads, and the waiting deliveries of each destination. */
  async status() {
    this.#engine.probe();
    const now = this.now();
    const here = this.#atOwnDestinations();
    const { queued, rows } = await this.#engine.run(async (db) => {
      const undelivered = db
        .selectFrom("deliveries")
        .innerJoin("leads", "id", "lead_id")
        .where(waiting)
        .where(here);
      const { queued } = await undelivered
        .select(sql<number>`count(DISTINCT lead_id)`.as("queued"))
        .executeTakeFirstOrThrow();
      const rows = await undelivered
        .select(({ fn }) => [
          "destination",
          sql<number>`count(*)`.as("waiting"),
          sql<number>`sum(needs_attention)`.as("needAttention"),
          fn.min("received_at").as("oldest"),
        ])
        .groupBy("destination")
        .execute();
      return { queued, rows };
    });
    const names = this.#destinations?.map(({ name }) => name) ?? rows.map(({ destination }) => destination);
    const destinations = names.map((name) => {
      const found = rows.find(({ destination }) => destination === name);
      const { waiting = 0, needAttention = 0, oldest = now } = found ?? {};
      return [name, { waiting, needAttention, oldestWaitingMs: Math.max(0, now - oldest) }] as const;
    });
    /** `queued` is the number of leads that wait for a destination. */
    return { queued, destinations: Object.fromEntries(destinations) };
  }

  /** Returns the leads whose ID begins with `idStart`, newest first. */
  leads(idStart = "") {
    return this.#engine.run(async (db) => {
      const leads = await db
        .selectFrom("leads")
        .select(["id", "received_at", "record"])
        .where(startsWith("id", idStart))
        .orderBy("received_at", "desc")
        .orderBy("id")
        .execute();
      const states = Map.groupBy(await statesOf(db, idStart), ({ leadId }) => leadId);
      return leads.map(({ id, received_at: receivedAt, record }) => {
        const deliveries = states.get(id) ?? [];
        return {
          id,
          receivedAt,
          /** Undefined if it is damaged. */
          record: readQueuedRecord(record),
          deliveries,
          waiting: deliveries.some(({ deliveredAt }) => deliveredAt === null),
        };
      });
    });
  }

  /** Deletes a lead unless a destination still waits for it without a refusal. */
  drop(id: string): Promise<boolean> {
    return this.#engine.transaction(async (db) => {
      const unrefused = db
        .selectFrom("deliveries")
        .select("lead_id")
        .where("lead_id", "=", id)
        .where(waiting)
        .where("needs_attention", "=", 0);
      const dropped = await db
        .deleteFrom("leads")
        .where("id", "=", id)
        .where(({ exists, not }) => not(exists(unrefused)))
        .executeTakeFirst();
      return dropped.numDeletedRows > 0;
    });
  }

  /** Deletes old counts, and records whose last delivery is older than `retentionMs`. */
  purge(): Promise<void> {
    return this.#engine.transaction(async (db) => {
      const now = this.now();
      const [first, last] = coveredBuckets(now);
      await db
        .deleteFrom("lead_counts")
        .where(({ eb, or }) => or([eb("bucket", "<", first), eb("bucket", ">", last)]))
        .execute();
      const expired = db
        .selectFrom("deliveries")
        .select("lead_id")
        .groupBy("lead_id")
        .having(({ fn }) => fn.max("delivered_at"), "<", now - retentionMs)
        .having(sql<number>`count(*) FILTER (WHERE ${waiting} AND ${this.#atOwnDestinations()})`, "=", 0);
      await db.deleteFrom("leads").where("id", "in", expired).execute();
    });
  }

  /** Resolves if a lead could be stored now. */
  async probe(): Promise<void> {
    this.#engine.check();
    await this.#engine.transaction(async (db) => {
      await db.selectFrom("leads").innerJoin("deliveries", "lead_id", "id").select("id").limit(1).execute();
      // As large as a lead with a long message, to detect a full disk.
      await writeSetting(db, "probe", String(this.now()).padEnd(8_000));
    });
  }

  export(): AsyncGenerator<string> {
    return exportQueue(this.#engine);
  }

  /** Resolves with the number of new leads. */
  import(file: string): Promise<number> {
    return importQueue(this.#engine, file);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  /** Matches deliveries to the configured destinations; on the command line, which has none, all deliveries. */
  #atOwnDestinations(): Expression<SqlBool> {
    if (!this.#destinations) return sql<boolean>`(1 = 1)`;
    return sql<boolean>`destination IN (${sql.join(this.#destinations.map(({ name }) => sql.val(name)))})`;
  }

  /** Marks a lead for a report if it has destinations besides the inbox. */
  async #noteForReport(db: Queries, leadId: string, at: number): Promise<void> {
    await db
      .updateTable("leads")
      .set(({ eb }) => ({
        revision: eb("revision", "+", 1),
        report_at: sql`coalesce(report_at, CAST(${at} AS bigint))`,
      }))
      .where("id", "=", leadId)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("deliveries")
            .select("lead_id")
            .where("lead_id", "=", leadId)
            .where("destination", "<>", inboxName),
        ),
      )
      .execute();
  }
}

const startsWith = (column: "id" | "lead_id", start: string) =>
  sql<boolean>`substr(${sql.ref(column)}, 1, ${sql.lit(start.length)}) = ${start.toLowerCase()}`;

async function statesOf(db: Queries, idStart: string) {
  const rows = await db
    .selectFrom("deliveries")
    .select(["lead_id as leadId", "destination", "attempts", "last_status as lastStatus"])
    .select(["next_attempt_at as nextAttemptAt", "needs_attention", "delivered_at as deliveredAt"])
    .where(startsWith("lead_id", idStart))
    .orderBy("destination")
    .execute();
  return rows.map(({ needs_attention, ...state }) => ({ ...state, needsAttention: needs_attention === 1 }));
}

/** Converts a state for the inbox's report. */
function reported({ attempts, deliveredAt, destination, lastStatus, needsAttention }: DeliveryState) {
  const undelivered = needsAttention ? ("needsAttention" as const) : ("waiting" as const);
  return {
    destination,
    state: deliveredAt === null ? undelivered : ("delivered" as const),
    ...(deliveredAt !== null && { deliveredAt: new Date(deliveredAt).toISOString() }),
    ...(lastStatus !== null && { status: lastStatus }),
    ...(attempts > 0 && { attempts }),
  };
}
