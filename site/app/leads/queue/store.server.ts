import { randomBytes, randomUUID } from "node:crypto";
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import type { Destination } from "../destinations/destination.server.ts";
import { type DeliveryReport, inboxName } from "../destinations/inbox.server.ts";
import { coveredBuckets } from "../intake/lead-counts.server.ts";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import { type Added, type AdmissionRules, addDeliveries, addLead, type LeadKey } from "./adding.server.ts";
import {
  addLinkKeys,
  destinationIn,
  dueAgain,
  type Engine,
  linkKeysLock,
  type Queries,
  readList,
  readSetting,
  type Tables,
  waiting,
  writeSetting,
} from "./schema.server.ts";
import { exportQueue, importQueue } from "./transfer.server.ts";

/**
 * Retention after the last result: enough to resend a month's leads after restoring the inbox. Personal data is
 * deleted then.
 */
export const retentionMs = 30 * 24 * 3_600_000;

/** Waiting longer than this counts as stuck. */
const stuckAfterMs = 15 * 60_000;

/** Maximum wait, whatever `Retry-After` or a changed clock says. */
export const longestWaitMs = 3_600_000;

const rowsAtATime = 500;

/** Record to be sent to one destination. */
export interface Delivery {
  readonly leadId: string;
  readonly attempts: number;
  readonly refusals: number;
  /** Lease ID. An outdated lease cannot record a failure. */
  readonly claim: string;
  /** Undefined if it is damaged. */
  readonly record: QueuedRecord | undefined;
}

/** Result of an attempt. Times are Unix milliseconds. */
export interface Attempt {
  readonly at: number;
  readonly delivered: boolean;
  readonly dead: boolean;
  readonly needsAttention: boolean;
  readonly nextAttemptAt: number;
  /** True if this record was refused, not the call. */
  readonly refused: boolean;
  readonly status: string;
}

export interface DueReport extends DeliveryReport {
  readonly leadId: string;
  readonly refusals: number;
  /** Request ID in the logs of site and inbox. */
  readonly requestId: string | undefined;
}

/** One undelivered lead, all waiting, all dead, or everything the inbox received. */
type Retried = { readonly id: string } | "waiting" | "dead" | "inbox";

/** State at one destination. Times are Unix milliseconds or null. */
export type DeliveryState = Awaited<ReturnType<typeof statesOf>>[number];

export type QueuedLead = Awaited<ReturnType<typeof leadsWhere>>[number];

export type QueueStatus = Awaited<ReturnType<typeof statusOf>>;

interface StoreOptions {
  /** Lease duration; longer than a call and recording its result. */
  readonly leaseMs: number;
  readonly now: () => number;
  /** Time to gather results before a report. */
  readonly reportDelayMs: number;
}

type LeadCondition = (builder: ExpressionBuilder<Tables, "leads">) => Expression<SqlBool>;

/** Stores records and their delivery states. Methods resolve once durable (fsync) and reject with LeadStorageError. */
export class LeadStore {
  readonly #engine: Engine;
  readonly #options: StoreOptions;
  #destinations: readonly Destination[] | undefined;
  #lastRetries = "";
  #reports = false;
  #secret: Promise<string | undefined> | undefined;

  constructor(engine: Engine, options: Partial<StoreOptions> = {}) {
    this.#engine = engine;
    this.#options = { leaseMs: 30_000, now: Date.now, reportDelayMs: 2_000, ...options };
  }

  /** Configures the store of a delivering site. Call it first. */
  setDestinations(destinations: readonly Destination[], reports: boolean): void {
    this.#destinations = destinations;
    this.#reports = reports;
    this.#engine.prepare = (db) => this.#prepare(db);
  }

  now(): number {
    return this.#options.now();
  }

  /** Returns the secret that keys all digests. */
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

  /** Returns all newsletter link keys in hex and adds `current`. */
  async linkKeys(current: string): Promise<readonly string[]> {
    const known = await this.#engine.run((db) => readList(db, "link-keys"));
    if (known.includes(current)) return known;
    return this.#engine.transaction((db) => addLinkKeys(db, [current]), [linkKeysLock]);
  }

  /** Adds a lead unless it exists. */
  async add(key: LeadKey, rules: AdmissionRules): Promise<Added> {
    this.#engine.check();
    const locks = [key.submissionId, key.fingerprint, ...rules.clientKeys];
    const namesFor = (record: QueuedRecord) => this.#namesFor(record);
    return this.#engine.transaction((db) => addLead(db, key, rules, namesFor), locks);
  }

  /** Claims due deliveries. `taken` are those in progress in this instance. */
  async claim(destination: string, limit: number, taken: { has(id: string): boolean; size: number }) {
    const claim = randomUUID();
    const { leases } = this.#engine;
    const { leaseMs } = this.#options;
    const now = this.now();
    const due = (db: Pick<Queries, "selectFrom">) =>
      db
        .selectFrom("deliveries")
        .innerJoin("leads", "id", "lead_id")
        .select(["lead_id as leadId", "attempts", "refusals", "record"])
        .where("destination", "=", destination)
        .where(waiting)
        // A later time was recorded before the clock was set back.
        .where(({ eb, or }) =>
          or([eb("next_attempt_at", "<=", now), eb("next_attempt_at", ">", now + longestWaitMs)]),
        )
        .orderBy("next_attempt_at")
        .orderBy("deliveries.received_at");
    const rows = await this.#engine.run((db) =>
      leases
        ? db
            .with("due", (query) =>
              due(query).where(leases.isFree(leaseMs)).limit(limit).forUpdate("deliveries").skipLocked(),
            )
            .updateTable("deliveries")
            .from("due")
            .set({ claim, claimed_until: leases.until(leaseMs) })
            .where("destination", "=", destination)
            .whereRef("lead_id", "=", "leadId")
            .returning(["leadId", "due.attempts", "due.refusals", "record"])
            .execute()
        : // Writes nothing, so that a full disk holds no delivery up.
          due(db)
            .limit(limit + taken.size)
            .execute(),
    );
    const free = rows.filter(({ leadId }) => !taken.has(leadId)).slice(0, limit);
    return free.map(
      ({ record, ...delivery }): Delivery => ({ ...delivery, claim, record: readQueuedRecord(record) }),
    );
  }

  record(destination: string, { claim, leadId, record }: Delivery, attempt: Attempt): Promise<void> {
    const { at, dead, delivered, needsAttention, nextAttemptAt, refused, status } = attempt;
    return this.#engine.transaction(async (db) => {
      await db
        .updateTable("deliveries")
        .set(({ eb }) => ({
          attempts: eb("attempts", "+", 1),
          refusals: eb("refusals", "+", Number(refused)),
          // PostgreSQL text cannot contain a zero byte.
          last_status: status.replaceAll("\0", ""),
          needs_attention: Number(needsAttention),
          next_attempt_at: nextAttemptAt,
          delivered_at: delivered ? at : null,
          dead_at: dead ? at : null,
          claim: null,
          claimed_until: 0,
        }))
        .where("lead_id", "=", leadId)
        .where("destination", "=", destination)
        // After its lease ended, an instance may record success but not failure.
        .$if(this.#engine.leases !== undefined && !delivered, (query) => query.where("claim", "=", claim))
        .execute();
      if (record?.form !== "newsletter")
        await this.#noteForReport(db, leadId, at + this.#options.reportDelayMs);
    });
  }

  /** Makes waiting deliveries due after an outage; refused ones keep their wait. */
  recover(destination: string): Promise<void> {
    return this.#engine.transaction(async (db) => {
      const waitingThere = db.updateTable("deliveries").where("destination", "=", destination).where(waiting);
      await waitingThere.where("refusals", "=", 0).set({ next_attempt_at: dueAgain }).execute();
    });
  }

  /** Makes undelivered records due after a restart, which often follows a repair. */
  resume(): Promise<void> {
    return this.#engine.transaction(async (db) => {
      const later = db.updateTable("deliveries").where(waiting).where("next_attempt_at", ">", 1);
      await later.set({ next_attempt_at: dueAgain }).execute();
      const now = this.now();
      await db.updateTable("leads").set({ report_at: now }).where("report_at", ">", now).execute();
    });
  }

  /** Claims a due report by postponing it. Sending a report twice does no harm. */
  claimReport(): Promise<DueReport | undefined> {
    const now = this.now();
    return this.#engine.run(async (db) => {
      const due = await db
        .selectFrom("leads")
        .select(["id as leadId", "record", "revision", "report_at", "report_refusals as refusals"])
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
      const { leadId, record, refusals, report_at, revision } = due;
      const claimed = await db
        .updateTable("leads")
        .set({ report_at: now + this.#options.leaseMs })
        .where("id", "=", leadId)
        .where("report_at", "=", report_at)
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 0n) return undefined;
      const states = await statesOf(db, await this.#names(db), [leadId]);
      const deliveries = states
        .filter(({ configured, deliveredAt }) => configured || deliveredAt !== null)
        .filter(({ destination }) => destination !== inboxName)
        .map(reported);
      return { leadId, refusals, requestId: readQueuedRecord(record)?.requestId, revision, deliveries };
    });
  }

  /** `againAt` is the next attempt. Results since the claim make another report due. */
  recordReport(
    { leadId, refusals, revision }: DueReport,
    againAt: number | null,
    refused: boolean,
  ): Promise<void> {
    return this.#engine.transaction(async (db) => {
      const at =
        againAt ?? sql<number>`CASE WHEN revision > ${revision} THEN CAST(${this.now()} AS bigint) END`;
      await db
        .updateTable("leads")
        .set({ report_at: at, report_refusals: againAt === null ? 0 : refusals + Number(refused) })
        .where("id", "=", leadId)
        .execute();
    });
  }

  /** Makes deliveries due, and resets dead letters. Resolves with their number. */
  retry(which: Retried): Promise<number> {
    return this.#engine.transaction(async (db) => {
      const here = db
        .updateTable("deliveries")
        .set({ next_attempt_at: dueAgain })
        .where(destinationIn(await this.#names(db)));
      let query = here.where("delivered_at", "is", null).set({
        refusals: sql<number>`CASE WHEN dead_at IS NULL THEN refusals ELSE 0 END`,
        dead_at: null,
        needs_attention: 0,
      });
      if (which === "inbox")
        query = here
          .where("destination", "=", inboxName)
          .where("delivered_at", "is not", null)
          .set({ delivered_at: null });
      else if (which === "waiting") query = query.where("dead_at", "is", null);
      else if (which === "dead") query = query.where("dead_at", "is not", null);
      else query = query.where("lead_id", "=", which.id);
      const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
      if (numUpdatedRows > 0) await writeSetting(db, "retries", randomUUID());
      if (typeof which === "object" && numUpdatedRows > 0)
        await this.#noteForReport(db, which.id, this.now());
      return Number(numUpdatedRows);
    });
  }

  /** Returns true if a retry was requested since the last call. */
  async retriesAsked(): Promise<boolean> {
    const before = this.#lastRetries;
    this.#lastRetries = (await this.#engine.run((db) => readSetting(db, "retries"))) ?? "";
    return before !== this.#lastRetries;
  }

  async status(now = this.now()): Promise<QueueStatus> {
    this.#engine.probe();
    return this.#engine.run(async (db) => statusOf(db, await this.#names(db), now));
  }

  /** Yields all leads, newest first. */
  async *leads(now: number): AsyncGenerator<QueuedLead> {
    let last: QueuedLead | undefined;
    do {
      const { id = "", receivedAt = Number.MAX_SAFE_INTEGER } = last ?? {};
      const page: readonly QueuedLead[] = await this.#leadsWhere(now, rowsAtATime, ({ and, eb, or }) =>
        or([
          eb("received_at", "<", receivedAt),
          and([eb("received_at", "=", receivedAt), eb("id", ">", id)]),
        ]),
      );
      yield* page;
      last = page.at(-1);
    } while (last);
  }

  /** Returns up to two leads whose ID starts with `idStart`; two mean it is ambiguous. */
  find(idStart: string, now: number): Promise<readonly QueuedLead[]> {
    const begins = sql<boolean>`substr(id, 1, ${sql.lit(idStart.length)}) = ${idStart.toLowerCase()}`;
    return this.#leadsWhere(now, 2, () => begins);
  }

  /** Deletes a dead letter unless a destination still waits for it. */
  drop(id: string): Promise<boolean> {
    return this.#engine.transaction(async (db) => {
      const names = await this.#names(db);
      const ofLead = db.selectFrom("deliveries").select("lead_id").where("lead_id", "=", id);
      const dropped = await db
        .deleteFrom("leads")
        .where("id", "=", id)
        .where(({ exists }) => exists(ofLead.where("delivered_at", "is", null).where("dead_at", ">", 0)))
        .where(({ exists, not }) => not(exists(ofLead.where(waiting).where(destinationIn(names)))))
        .executeTakeFirst();
      return dropped.numDeletedRows > 0;
    });
  }

  /** Deletes expired records. Resolves with the IDs of leads that were never delivered. */
  purge(): Promise<readonly string[]> {
    return this.#engine.transaction(async (db) => {
      const now = this.now();
      const [first, last] = coveredBuckets(now);
      await db
        .deleteFrom("lead_counts")
        .where(({ eb, or }) => or([eb("bucket", "<", first), eb("bucket", ">", last)]))
        .execute();
      const here = destinationIn(await this.#names(db));
      const expired = db
        .selectFrom("deliveries")
        .select("lead_id")
        .groupBy("lead_id")
        .having(sql<number>`max(coalesce(delivered_at, dead_at))`, "<", now - retentionMs)
        .having(sql<number>`count(*) FILTER (WHERE ${waiting} AND ${here})`, "=", 0);
      const neverDelivered = expired.having(sql<number>`count(delivered_at)`, "=", 0);
      const lost = await db.deleteFrom("leads").where("id", "in", neverDelivered).returning("id").execute();
      await db.deleteFrom("leads").where("id", "in", expired).execute();
      return lost.map(({ id }) => id);
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

  /** Configured destinations; on the command line, those of the last start. */
  async #names(db: Queries): Promise<readonly string[]> {
    return this.#destinations?.map(({ name }) => name) ?? readList(db, "destinations");
  }

  /** A damaged record goes to all destinations, each of which then needs attention. */
  #namesFor(record: QueuedRecord | undefined): readonly string[] {
    const destinations = this.#destinations ?? [];
    return destinations.filter(({ callFor }) => !record || callFor(record)).map(({ name }) => name);
  }

  async #prepare(db: Queries): Promise<void> {
    const secret = { name: "secret", value: randomBytes(32).toString("hex") };
    await db
      .insertInto("settings")
      .values(secret)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await writeSetting(db, "destinations", JSON.stringify(await this.#names(db)));
    this.#lastRetries = (await readSetting(db, "retries")) ?? "";
    await this.#addDestinations(db);
  }

  /** Adds new destinations to leads that wait or have none. */
  async #addDestinations(db: Queries): Promise<void> {
    const names = await this.#names(db);
    const undelivered = await db
      .selectFrom("leads")
      .select(["id", "received_at", "record"])
      .where(({ and, exists, not, or, selectFrom }) => {
        const deliveries = selectFrom("deliveries").select("lead_id").whereRef("lead_id", "=", "leads.id");
        const has = (name: string) => exists(deliveries.where("destination", "=", name));
        return and([
          or([not(exists(deliveries)), exists(deliveries.where(waiting))]),
          or(names.map((name) => not(has(name)))),
        ]);
      })
      .execute();
    for (const lead of undelivered)
      await addDeliveries(db, lead, this.#namesFor(readQueuedRecord(lead.record)));
  }

  /** Marks a lead for a report if it has destinations besides the inbox. */
  async #noteForReport(db: Queries, leadId: string, at: number): Promise<void> {
    if (!this.#reports) return;
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

  #leadsWhere(now: number, limit: number, some: LeadCondition): Promise<readonly QueuedLead[]> {
    return this.#engine.run(async (db) => leadsWhere(db, await this.#names(db), { limit, now, some }));
  }
}

async function leadsWhere(
  db: Queries,
  names: readonly string[],
  { limit, now, some }: { readonly limit: number; readonly now: number; readonly some: LeadCondition },
) {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "received_at", "record"])
    .where(some)
    .orderBy("received_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  const ids = leads.map(({ id }) => id);
  const states = Map.groupBy(await statesOf(db, names, ids), ({ leadId }) => leadId);
  return leads.map(({ id, received_at: receivedAt, record }) => {
    const deliveries = states.get(id) ?? [];
    const undelivered = deliveries.filter(({ dead, deliveredAt }) => deliveredAt === null && !dead);
    /** Unconfirmed by a configured destination, or without any destination. */
    const waiting =
      undelivered.length === deliveries.length || undelivered.some(({ configured }) => configured);
    return {
      id,
      receivedAt,
      /** Undefined if it is damaged. */
      record: readQueuedRecord(record),
      deliveries,
      waiting,
      stuck: waiting && receivedAt < now - stuckAfterMs,
      /** Dead at one destination or more. */
      dead: deliveries.some(({ dead }) => dead),
    };
  });
}

async function statesOf(db: Queries, names: readonly string[], ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("deliveries")
    .select(["lead_id as leadId", "destination", "attempts", "refusals", "last_status as lastStatus"])
    .select(["next_attempt_at as nextAttemptAt", "needs_attention", "dead_at", "delivered_at as deliveredAt"])
    .where("lead_id", "in", ids)
    .orderBy("destination")
    .execute();
  return rows.map(({ dead_at, needs_attention, ...state }) => ({
    ...state,
    needsAttention: needs_attention === 1,
    dead: dead_at !== null && state.deliveredAt === null,
    /** True if the destination is configured. */
    configured: names.includes(state.destination),
  }));
}

/** Converts a state for the inbox's report. */
function reported({
  attempts,
  dead,
  deliveredAt,
  destination,
  lastStatus,
  needsAttention,
  refusals,
}: DeliveryState) {
  const undelivered = needsAttention ? ("needsAttention" as const) : ("waiting" as const);
  return {
    destination,
    state: deliveredAt === null ? undelivered : ("delivered" as const),
    ...(deliveredAt !== null && { deliveredAt: new Date(deliveredAt).toISOString() }),
    ...(lastStatus !== null && {
      status: dead ? `${lastStatus}, set aside after ${refusals} refusals` : lastStatus,
    }),
    ...(attempts > 0 && { attempts }),
  };
}

/** Counts by configured destination. Dead letters do not wait. */
async function statusOf(db: Queries, names: readonly string[], now: number) {
  const count = (condition = sql<boolean>`(1 = 1)`) => sql<number>`count(*) FILTER (WHERE ${condition})`;
  const old = sql<boolean>`received_at < ${now - stuckAfterMs}`;
  const rows = await db
    .selectFrom("deliveries")
    .select([
      "destination",
      count(waiting).as("waiting"),
      count(sql`${waiting} AND ${old}`).as("stuck"),
      count(sql`${waiting} AND needs_attention = 1`).as("needAttention"),
      count(sql`dead_at IS NOT NULL`).as("dead"),
      sql<number | null>`min(received_at) FILTER (WHERE ${waiting})`.as("oldest"),
    ])
    .where("delivered_at", "is", null)
    .where(destinationIn(names))
    .groupBy("destination")
    .execute();
  const { leads } = await db
    .selectFrom("deliveries")
    .select(sql<number>`count(DISTINCT lead_id)`.as("leads"))
    .where(waiting)
    .where(destinationIn(names))
    .executeTakeFirstOrThrow();
  const without = await db
    .selectFrom("leads")
    .select(({ fn }) => [count().as("waiting"), count(old).as("stuck"), fn.min("received_at").as("oldest")])
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("deliveries")
            .select("lead_id")
            .whereRef("lead_id", "=", "leads.id")
            .where(({ eb, or }) => or([eb("delivered_at", "is not", null), destinationIn(names)])),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const oldestWaitingMs = (...groups: readonly { readonly oldest: number | null }[]) => {
    const times = groups.map(({ oldest }) => oldest).filter((time) => time !== null);
    return times.length === 0 ? null : Math.max(0, now - Math.min(...times));
  };
  const destinations = names.map((name) => {
    const found = rows.find(({ destination }) => destination === name);
    const { waiting = 0, stuck = 0, needAttention = 0, dead = 0, oldest = null } = found ?? {};
    return [
      name,
      { waiting, stuck, needAttention, dead, oldestWaitingMs: oldestWaitingMs({ oldest }) },
    ] as const;
  });
  return {
    /** Leads that wait for a destination or have none. */
    queued: leads + without.waiting,
    /** Deliveries, and leads without a destination, that wait for more than 15 minutes. */
    stuck: rows.reduce((sum, row) => sum + row.stuck, without.stuck),
    dead: rows.reduce((sum, row) => sum + row.dead, 0),
    oldestWaitingMs: oldestWaitingMs(...rows, without),
    withoutDestination: without.waiting,
    destinations: Object.fromEntries(destinations),
  };
}
