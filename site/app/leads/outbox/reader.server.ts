import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { type QueuedRecord, readQueuedRecord } from "../lead-record.server.ts";
import type { OutboxTables, Query, Row } from "./statements.server.ts";
import { type OutboxStatus, statusOf, stuckAfterMs } from "./status.server.ts";

/** A lead's state at one destination. Times are milliseconds since 1970, or null for what has not happened yet. */
const deliveryStateSchema = v.object({
  destination: v.string(),
  attempts: v.number(),
  lastStatus: v.nullable(v.string()),
  nextAttemptAt: v.number(),
  needsAttention: v.pipe(v.unknown(), v.transform(Boolean)),
  dead: v.pipe(v.unknown(), v.transform(Boolean)),
  deliveredAt: v.nullable(v.number()),
  /** The site forwards to this destination today. */
  configured: v.pipe(v.unknown(), v.transform(Boolean)),
});

export type DeliveryState = v.InferOutput<typeof deliveryStateSchema>;

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

/** One lead wherever it is not delivered; all that wait; all dead letters; or what the inbox had taken, once more. */
export type Retried = { readonly id: string } | "waiting" | "dead" | "inbox";

/** The tables of an outbox that a site may be using meanwhile. */
export interface OpenOutbox extends OutboxTables {
  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

const leadsAtATime = 500;

/** Shows an outbox beside the running site, makes leads due, and removes dead letters. */
export class OutboxReader {
  readonly #outbox: OpenOutbox;

  constructor(outbox: OpenOutbox) {
    this.#outbox = outbox;
  }

  status(now: number): Promise<OutboxStatus> {
    return statusOf(this.#outbox, now);
  }

  /** Every lead that is still here, the newest first. */
  async *leads(now: number): AsyncGenerator<QueuedLead> {
    const { leadsAfter } = this.#outbox.statements;
    let last: QueuedLead | undefined;
    do {
      const after = [last?.receivedAt ?? null, last?.id ?? "", leadsAtATime];
      const page = queuedLeadsOf(await this.#outbox.query(leadsAfter, after), now);
      yield* page;
      last = page.at(-1);
    } while (last);
  }

  /** The leads whose id begins so; two are enough to know that it names no single one. */
  async find(idStart: string, now: number): Promise<readonly QueuedLead[]> {
    const { leadsThatBegin } = this.#outbox.statements;
    return queuedLeadsOf(await this.#outbox.query(leadsThatBegin, [idStart.toLowerCase()]), now);
  }

  /** Gives how many deliveries are due. */
  retry(which: Retried): Promise<number> {
    const { retry, setSetting } = this.#outbox.statements;
    return this.#outbox.transaction(async (query) => {
      const due = typeof which === "object" ? await query(retry.lead, [which.id]) : await query(retry[which]);
      await query(setSetting, ["retries", randomUUID()]);
      return due.length;
    });
  }

  /** Removes a lead that waits nowhere any more: a dead letter, with all that is known of it. */
  drop(id: string): Promise<boolean> {
    const { drop } = this.#outbox.statements;
    return this.#outbox.transaction(async (query) => (await query(drop, [id])).length > 0);
  }

  close(): Promise<void> {
    return this.#outbox.close();
  }
}

function queuedLeadsOf(rows: readonly Row[], now: number): QueuedLead[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((ofLead) => queuedLeadOf(ofLead, now));
}

/** Of a lead's rows, one for each delivery; of a lead without any, one that names no destination. */
function queuedLeadOf(rows: readonly Row[], now: number): QueuedLead {
  const deliveries = rows.filter(({ destination }) => destination !== null);
  const states = v.parse(v.array(deliveryStateSchema), deliveries);
  const receivedAt = Number(rows[0]?.received_at);
  const waiting =
    states.every(({ dead, deliveredAt }) => deliveredAt === null && !dead) ||
    states.some(({ configured, dead, deliveredAt }) => configured && deliveredAt === null && !dead);
  return {
    id: String(rows[0]?.id),
    receivedAt,
    record: readQueuedRecord(rows[0]?.record),
    deliveries: states,
    dead: states.some(({ dead }) => dead),
    waiting,
    stuck: waiting && receivedAt < now - stuckAfterMs,
  };
}
