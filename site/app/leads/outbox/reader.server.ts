import { randomUUID } from "node:crypto";
import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from "kysely";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import type { Engine } from "./engine.server.ts";
import { type OutboxStatus, statusOf, stuckAfterMs } from "./status.server.ts";
import {
  destinationIn,
  makeDue,
  type Queries,
  type Retried,
  readList,
  type Tables,
  waiting,
  writeSetting,
} from "./tables.server.ts";
import { exportQueue, importQueue } from "./transfer.server.ts";

/** A lead's state at one destination. Times are milliseconds since 1970, or null for what has not happened yet. */
export type DeliveryState = Awaited<ReturnType<typeof statesOf>>[number];

export interface QueuedLead {
  readonly id: string;
  readonly receivedAt: number;
  /** Absent when it cannot be read any more. */
  readonly record: QueuedRecord | undefined;
  readonly deliveries: readonly DeliveryState[];
  /** Not confirmed by every configured destination, or by none at all. */
  readonly waiting: boolean;
  /** A dead letter at one destination at least. */
  readonly dead: boolean;
  readonly stuck: boolean;
}

const leadsAtATime = 500;

/** Shows a queue that a site may be using, makes leads due, and removes dead letters. */
export class OutboxReader {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  status(now: number): Promise<OutboxStatus> {
    return this.#engine.run(async (db) => statusOf(db, await readList(db, "destinations"), now));
  }

  /** Every lead that is still here, the newest first. */
  async *leads(now: number): AsyncGenerator<QueuedLead> {
    let last: QueuedLead | undefined;
    do {
      const { id = "", receivedAt = Number.MAX_SAFE_INTEGER } = last ?? {};
      const page = await this.#leadsWhere(now, leadsAtATime, ({ and, eb, or }) =>
        or([
          eb("received_at", "<", receivedAt),
          and([eb("received_at", "=", receivedAt), eb("id", ">", id)]),
        ]),
      );
      yield* page;
      last = page.at(-1);
    } while (last);
  }

  /** The leads whose id begins so; two are enough to know that it names no single one. */
  find(idStart: string, now: number): Promise<readonly QueuedLead[]> {
    const begins = sql<boolean>`substr(id, 1, ${sql.lit(idStart.length)}) = ${idStart.toLowerCase()}`;
    return this.#leadsWhere(now, 2, () => begins);
  }

  /** Resolves with how many deliveries are due. */
  retry(which: Retried): Promise<number> {
    return this.#engine.transaction(async (db) => {
      const due = await makeDue(db, await readList(db, "destinations"), which);
      await writeSetting(db, "retries", randomUUID());
      return due;
    });
  }

  /** Removes a lead that waits nowhere any more: a dead letter, with all that is known of it. */
  drop(id: string): Promise<boolean> {
    return this.#engine.transaction(async (db) => {
      const names = await readList(db, "destinations");
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

  export(): AsyncGenerator<string> {
    return exportQueue(this.#engine);
  }

  /** Resolves with how many leads were not here yet. */
  import(file: string): Promise<number> {
    return importQueue(this.#engine, file);
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  #leadsWhere(now: number, limit: number, some: ExpressionFactory): Promise<readonly QueuedLead[]> {
    return this.#engine.run(async (db) => {
      const leads = await db
        .selectFrom("leads")
        .select(["id", "received_at", "record"])
        .where(some)
        .orderBy("received_at", "desc")
        .orderBy("id")
        .limit(limit)
        .execute();
      if (leads.length === 0) return [];
      const states = await statesOf(
        db,
        leads.map(({ id }) => id),
      );
      const byLead = Map.groupBy(states, ({ leadId }) => leadId);
      return leads.map((lead) => queuedLeadOf(lead, byLead.get(lead.id) ?? [], now));
    });
  }
}

type ExpressionFactory = (builder: ExpressionBuilder<Tables, "leads">) => Expression<SqlBool>;

async function statesOf(db: Queries, ids: readonly string[]) {
  const names = await readList(db, "destinations");
  const rows = await db
    .selectFrom("deliveries")
    .select(["lead_id as leadId", "destination", "attempts", "last_status as lastStatus"])
    .select(["next_attempt_at as nextAttemptAt", "needs_attention", "dead_at", "delivered_at as deliveredAt"])
    .where("lead_id", "in", ids)
    .orderBy("destination")
    .execute();
  return rows.map(({ dead_at, needs_attention, ...state }) => ({
    ...state,
    needsAttention: needs_attention === 1,
    dead: dead_at !== null && state.deliveredAt === null,
    /** The site forwards to this destination today. */
    configured: names.includes(state.destination),
  }));
}

function queuedLeadOf(
  { id, received_at: receivedAt, record }: Pick<Selectable<Tables["leads"]>, "id" | "received_at" | "record">,
  states: readonly DeliveryState[],
  now: number,
): QueuedLead {
  const waiting =
    states.every(({ dead, deliveredAt }) => deliveredAt === null && !dead) ||
    states.some(({ configured, dead, deliveredAt }) => configured && deliveredAt === null && !dead);
  return {
    id,
    receivedAt,
    record: readQueuedRecord(record),
    deliveries: states,
    dead: states.some(({ dead }) => dead),
    waiting,
    stuck: waiting && receivedAt < now - stuckAfterMs,
  };
}
