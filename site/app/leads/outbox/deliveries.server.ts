import { randomUUID } from "node:crypto";
import { readQueuedRecord } from "../lead-record.server.ts";
import type { Engine } from "./engine.server.ts";
import { noteForReport } from "./reports.server.ts";
import { dueAgain, type Queries, waiting } from "./tables.server.ts";
import type { Attempt, Delivery, Work, WorkOptions } from "./work.server.ts";

/** A dead letter comes last in the index of what waits. */
const never = Number.MAX_SAFE_INTEGER;

/** The deliveries of one destination. */
export class Deliveries implements Work {
  readonly #destination: string;
  readonly #engine: Engine;
  readonly #options: WorkOptions;
  /** In the hands of this instance until their results are recorded, however long that takes. */
  readonly #taken = new Set<string>();

  constructor(destination: string, options: WorkOptions) {
    this.#destination = destination;
    this.#engine = options.engine;
    this.#options = options;
  }

  async claim(limit: number): Promise<readonly Delivery[]> {
    const engine = this.#engine;
    const claim = randomUUID();
    const due = await engine.run((db) =>
      // A file belongs to one instance, which knows what it has taken: nothing is written, even on a full disk.
      engine.shared ? this.#lease(db, limit, claim) : this.#due(db, limit + this.#taken.size).execute(),
    );
    const free = due.filter(({ leadId }) => !this.#taken.has(leadId)).slice(0, limit);
    for (const { leadId } of free) this.#taken.add(leadId);
    return free.map(({ record, ...delivery }) => ({ ...delivery, claim, record: readQueuedRecord(record) }));
  }

  nextDueInMs(): Promise<number | null> {
    const { shared } = this.#engine;
    // Each is read from an index: many deliveries may be waiting.
    return this.#engine.run(async (db) => {
      const now = this.#engine.now();
      const next = async (column: "claimed_until" | "next_attempt_at") => {
        const later = this.#waiting(db).where(column, ">", now);
        const found = await later.select(({ fn }) => fn.min(column).as("at")).executeTakeFirst();
        return found?.at ?? Number.POSITIVE_INFINITY;
      };
      const at = Math.min(await next("next_attempt_at"), shared ? await next("claimed_until") : Infinity);
      return Number.isFinite(at) ? at - now : null;
    });
  }

  async record(delivery: Delivery, attempt: Attempt): Promise<void> {
    await this.#options.writes.run((db) => this.#record(db, delivery, attempt));
    this.#taken.delete(delivery.leadId);
  }

  async recover(): Promise<void> {
    await this.#options.writes.run(async (db) => {
      await db
        .updateTable("deliveries")
        .set({ next_attempt_at: dueAgain })
        .where("destination", "=", this.#destination)
        .where(waiting)
        .where("refusals", "=", 0)
        .execute();
    });
  }

  #waiting(db: Pick<Queries, "selectFrom">) {
    return db.selectFrom("deliveries").where("destination", "=", this.#destination).where(waiting);
  }

  #due(db: Pick<Queries, "selectFrom">, limit: number) {
    const now = this.#engine.now();
    return this.#waiting(db)
      .innerJoin("leads", "id", "lead_id")
      .select(["lead_id as leadId", "attempts", "refusals", "record"])
      .where("next_attempt_at", "<=", now)
      .where("claimed_until", "<=", now)
      .where(this.#engine.unleased(this.#options.leaseMs))
      .orderBy("next_attempt_at")
      .orderBy("deliveries.received_at")
      .limit(limit);
  }

  /** Deliveries that this instance is still making stay leased, even if their lease has ended. */
  #lease(db: Queries, limit: number, claim: string) {
    return db
      .with("due", (query) => this.#due(query, limit).forUpdate("deliveries").skipLocked())
      .updateTable("deliveries")
      .from("due")
      .set({ claim, claimed_until: this.#engine.now() + this.#options.leaseMs })
      .where("destination", "=", this.#destination)
      .whereRef("lead_id", "=", "leadId")
      .returning(["leadId", "due.attempts", "due.refusals", "record"])
      .execute();
  }

  async #record(db: Queries, { claim, leadId, record }: Delivery, attempt: Attempt): Promise<void> {
    const { shared } = this.#engine;
    const { at, dead, delivered, needsAttention, nextAttemptAt, refused, status } = attempt;
    await db
      .updateTable("deliveries")
      .set(({ eb }) => ({
        attempts: eb("attempts", "+", 1),
        refusals: eb("refusals", "+", Number(refused)),
        // PostgreSQL keeps no zero byte in a text.
        last_status: status.replaceAll("\0", ""),
        needs_attention: Number(needsAttention),
        next_attempt_at: dead ? never : nextAttemptAt,
        delivered_at: delivered ? at : null,
        dead_at: dead ? at : null,
        claim: null,
        claimed_until: 0,
      }))
      .where("lead_id", "=", leadId)
      .where("destination", "=", this.#destination)
      // An instance whose lease has ended may still record that it has delivered, and no longer that it has not.
      .$if(shared && !delivered, (query) => query.where("claim", "=", claim ?? ""))
      .execute();
    if (record && this.#options.reportsOn(record)) {
      await noteForReport(this.#engine, db, leadId, at + this.#options.reportDelayMs);
    }
  }
}
