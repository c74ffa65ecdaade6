import { type Expression, type SqlBool, sql } from "kysely";
import { readQueuedRecord } from "../lead-record.server.ts";
import type { Queries } from "./schema.server.ts";

/** SQL condition for deliveries that have not succeeded. */
export const isUndelivered = sql<boolean>`(delivered_at IS NULL)`;

/** SQL condition for deliveries to these destinations, or all deliveries if `names` is undefined. */
export function goesToDestinations(names: readonly string[] | undefined): Expression<SqlBool> {
  return names ? sql<boolean>`destination IN (${sql.join(names)})` : sql<boolean>`(1 = 1)`;
}

/** Counts the leads that wait for one of these destinations, and the waiting deliveries of each. */
export async function countWaiting(db: Queries, names: readonly string[] | undefined, now: number) {
  const waitingDeliveries = db
    .selectFrom("deliveries")
    .innerJoin("leads", "id", "lead_id")
    .where(isUndelivered)
    .where(goesToDestinations(names));
  const { queued } = await waitingDeliveries
    .select(sql<number>`count(DISTINCT lead_id)`.as("queued"))
    .executeTakeFirstOrThrow();
  const rows = await waitingDeliveries
    .select(({ fn }) => [
      "destination",
      sql<number>`count(*)`.as("waiting"),
      sql<number>`sum(needs_attention)`.as("needAttention"),
      fn.min("received_at").as("oldest"),
    ])
    .groupBy("destination")
    .execute();
  const destinations = (names ?? rows.map(({ destination }) => destination)).map((name) => {
    const found = rows.find(({ destination }) => destination === name);
    const { waiting = 0, needAttention = 0, oldest = now } = found ?? {};
    return [name, { waiting, needAttention, oldestWaitingMs: Math.max(0, now - oldest) }] as const;
  });
  return { queued, destinations: Object.fromEntries(destinations) };
}

/** Returns the leads whose ID begins with `idStart`, newest first. */
export async function findLeads(db: Queries, idStart: string) {
  const leads = await db
    .selectFrom("leads")
    .select(["id", "received_at", "record"])
    .where(startsWith("id", idStart))
    .orderBy("received_at", "desc")
    .orderBy("id")
    .execute();
  const states = Map.groupBy(await deliveryStates(db, idStart), ({ leadId }) => leadId);
  return leads.map(({ id, received_at: receivedAt, record }) => {
    const deliveries = states.get(id) ?? [];
    return {
      id,
      receivedAt,
      /** Undefined if it is damaged. */
      record: readQueuedRecord(record),
      deliveries,
      isWaiting: deliveries.some(({ deliveredAt }) => deliveredAt === null),
    };
  });
}

/** State of a lead at one destination. Times are Unix milliseconds or null. */
export type DeliveryState = Awaited<ReturnType<typeof deliveryStates>>[number];

/** Returns the delivery states of the leads whose ID begins with `idStart`, sorted by destination. */
export async function deliveryStates(db: Queries, idStart: string) {
  const rows = await db
    .selectFrom("deliveries")
    .select(["lead_id as leadId", "destination", "attempts", "last_status as lastStatus"])
    .select(["next_attempt_at as nextAttemptAt", "needs_attention", "delivered_at as deliveredAt"])
    .where(startsWith("lead_id", idStart))
    .orderBy("destination")
    .execute();
  return rows.map(({ needs_attention, ...state }) => ({ ...state, needsAttention: needs_attention === 1 }));
}

const startsWith = (column: "id" | "lead_id", start: string) =>
  sql<boolean>`substr(${sql.ref(column)}, 1, ${sql.lit(start.length)}) = ${start.toLowerCase()}`;
