import { type Selectable, sql } from "kysely";
import { type DeliveryReport, inboxName, type ReportedDelivery } from "../destinations/inbox.server.ts";
import { readQueuedRecord } from "../lead-record.server.ts";
import type { Engine } from "./engine.server.ts";
import { destinationIn, type Queries, type Tables } from "./tables.server.ts";
import type { Attempt, Delivery, Work, WorkOptions } from "./work.server.ts";

/** The reports to the inbox on what came of leads at the other destinations: columns of each lead. */
export class Reports implements Work {
  readonly #options: WorkOptions;
  /** In the hands of this instance: a start or a recovery may make them due meanwhile. */
  readonly #taken = new Set<string>();

  constructor(options: WorkOptions) {
    this.#options = options;
  }

  /** Leases what is due by making it due later: a report that is sent twice changes nothing. */
  async claim(limit: number): Promise<readonly Delivery[]> {
    const { engine, leaseMs } = this.#options;
    const leased = await engine.run(async (db) => {
      const now = engine.now();
      const isDue = db.selectFrom("leads").select("id").where("report_at", "<=", now).limit(1);
      // An update would lock the file even if it changed nothing.
      if (!(await isDue.executeTakeFirst())) return [];
      return db
        .with("due", (query) =>
          query
            .selectFrom("leads")
            .select("id as dueId")
            .where("report_at", "<=", now)
            .orderBy("report_at")
            .limit(limit)
            .$if(engine.shared, (due) => due.forUpdate().skipLocked()),
        )
        .updateTable("leads")
        .set({ report_at: now + leaseMs })
        .where("id", "in", ({ selectFrom }) => selectFrom("due").select("dueId"))
        .returning(["id", "record", "revision", "report_attempts", "report_refusals"])
        .execute();
    });
    const free = leased.filter(({ id }) => !this.#taken.has(id));
    for (const { id } of free) this.#taken.add(id);
    return free.map(({ id, record, report_attempts, report_refusals, revision }) => ({
      leadId: id,
      attempts: report_attempts,
      refusals: report_refusals,
      revision,
      record: readQueuedRecord(record),
    }));
  }

  nextDueInMs(): Promise<number | null> {
    const { engine } = this.#options;
    const now = engine.now();
    return engine.run(async (db) => {
      const next = await db
        .selectFrom("leads")
        .select(({ fn }) => fn.min("report_at").as("at"))
        .where("report_at", ">", now)
        .executeTakeFirst();
      return next?.at == null ? null : next.at - now;
    });
  }

  /** Events that happened meanwhile make another report due. */
  async record({ leadId, revision = 0 }: Delivery, attempt: Attempt): Promise<void> {
    const { at, dead, delivered, nextAttemptAt, refused } = attempt;
    const done = delivered || dead;
    await this.#options.writes.run(async (db) => {
      await db
        .updateTable("leads")
        .set(({ eb }) => ({
          report_attempts: done ? 0 : eb("report_attempts", "+", 1),
          report_refusals: done ? 0 : eb("report_refusals", "+", Number(refused)),
          report_at: done
            ? sql<number>`CASE WHEN revision > ${revision} THEN CAST(${at} AS bigint) END`
            : nextAttemptAt,
        }))
        .where("id", "=", leadId)
        .execute();
    });
    this.#taken.delete(leadId);
  }

  async recover(): Promise<void> {
    const now = this.#options.engine.now();
    await this.#options.writes.run(async (db) => {
      await db
        .updateTable("leads")
        .set({ report_at: now })
        .where("report_at", ">", now)
        .where("report_refusals", "=", 0)
        .execute();
    });
  }
}

/** Makes a report due if the inbox has the lead and there is another destination to report on. */
export async function noteForReport(engine: Engine, db: Queries, leadId: string, at: number): Promise<void> {
  // If two destinations answer at once, the second has to see what the first has recorded.
  if (engine.shared) {
    await db.selectFrom("leads").select("id").where("id", "=", leadId).forNoKeyUpdate().execute();
  }
  const ofLead = db.selectFrom("deliveries").select("lead_id").where("lead_id", "=", leadId);
  await db
    .updateTable("leads")
    .set(({ eb }) => ({
      revision: eb("revision", "+", 1),
      report_at: sql`coalesce(report_at, CAST(${at} AS bigint))`,
    }))
    .where("id", "=", leadId)
    .where(({ exists }) =>
      exists(ofLead.where("destination", "=", inboxName).where("delivered_at", "is not", null)),
    )
    .where(({ exists }) => exists(ofLead.where("destination", "<>", inboxName)))
    .execute();
}

/** What there is to report of a lead: its state at every other destination. */
export async function reportOf(
  db: Queries,
  names: readonly string[],
  leadId: string,
): Promise<DeliveryReport> {
  const lead = await db.selectFrom("leads").select("revision").where("id", "=", leadId).executeTakeFirst();
  const deliveries = await db
    .selectFrom("deliveries")
    .selectAll()
    .where("lead_id", "=", leadId)
    .where("destination", "<>", inboxName)
    .where(({ eb, or }) => or([eb("delivered_at", "is not", null), destinationIn(names)]))
    .orderBy("destination")
    .execute();
  return { revision: lead?.revision ?? 0, deliveries: deliveries.map(reported) };
}

function reported(row: Selectable<Tables["deliveries"]>): ReportedDelivery {
  const { attempts, dead_at, delivered_at, destination, last_status, needs_attention, refusals } = row;
  const undelivered = needs_attention === 1 ? "needsAttention" : "waiting";
  return {
    destination,
    state: delivered_at === null ? undelivered : "delivered",
    ...(delivered_at !== null && { deliveredAt: new Date(delivered_at).toISOString() }),
    ...(last_status !== null && {
      status: dead_at === null ? last_status : `${last_status}, set aside after ${refusals} refusals`,
    }),
    ...(attempts > 0 && { attempts }),
  };
}
