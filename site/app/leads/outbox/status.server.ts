import { sql } from "kysely";
import { destinationIn, type Queries, waiting } from "./tables.server.ts";

/** A lead that waits longer than this is stuck: shown by the health check, in the log and on the command line. */
export const stuckAfterMs = 15 * 60_000;

export interface DestinationStatus {
  readonly waiting: number;
  /** Waits for more than fifteen minutes. */
  readonly stuck: number;
  readonly needAttention: number;
  /** Set aside after too many refusals; these do not wait. */
  readonly dead: number;
  /** Age of the lead that waits longest; null when none waits. */
  readonly oldestWaitingMs: number | null;
}

const noneWaiting = { waiting: 0, stuck: 0, needAttention: 0, dead: 0 };

export interface OutboxStatus {
  /** Leads that some configured destination has not confirmed yet, or that have no destination. */
  readonly queued: number;
  /** Deliveries that wait too long, and leads without a destination that do. */
  readonly stuck: number;
  readonly dead: number;
  readonly oldestWaitingMs: number | null;
  readonly withoutDestination: number;
  /** By name; a destination that is no longer configured is not here, and what it did not get does not count. */
  readonly destinations: Readonly<Record<string, DestinationStatus>>;
}

/** Before anything was read. */
export const emptyStatus: OutboxStatus = {
  queued: 0,
  stuck: 0,
  dead: 0,
  oldestWaitingMs: null,
  withoutDestination: 0,
  destinations: {},
};

/** Counts what a queue holds for these destinations; `now` in milliseconds since 1970. */
export async function statusOf(db: Queries, names: readonly string[], now: number): Promise<OutboxStatus> {
  const count = (condition = sql<boolean>`(1 = 1)`) => sql<number>`count(*) FILTER (WHERE ${condition})`;
  const stuck = sql<boolean>`received_at < ${now - stuckAfterMs}`;
  const rows = await db
    .selectFrom("deliveries")
    .select([
      "destination",
      count(waiting).as("waiting"),
      count(sql`${waiting} AND ${stuck}`).as("stuck"),
      count(sql`${waiting} AND needs_attention = 1`).as("needAttention"),
      count(sql`dead_at IS NOT NULL`).as("dead"),
      sql<number | null>`min(received_at) FILTER (WHERE ${waiting})`.as("oldest"),
    ])
    .where("delivered_at", "is", null)
    .where(destinationIn(names))
    .groupBy("destination")
    .execute();
  const leads = await db
    .selectFrom("deliveries")
    .select(sql<number>`count(DISTINCT lead_id)`.as("waiting"))
    .where(waiting)
    .where(destinationIn(names))
    .executeTakeFirstOrThrow();
  const without = await db
    .selectFrom("leads")
    .select(({ fn }) => [count().as("waiting"), count(stuck).as("stuck"), fn.min("received_at").as("oldest")])
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
  const ageOf = (since: number | null) => (since === null ? null : Math.max(0, now - since));
  const states = names.map((name) => {
    const {
      destination: _,
      oldest = null,
      ...counts
    } = rows.find(({ destination }) => destination === name) ?? {};
    return [name, { ...noneWaiting, ...counts, oldestWaitingMs: ageOf(oldest) }] as const;
  });
  const ages = [...rows.map(({ oldest }) => oldest), without.oldest].filter((oldest) => oldest !== null);
  return {
    queued: leads.waiting + without.waiting,
    stuck: rows.reduce((sum, row) => sum + row.stuck, without.stuck),
    dead: rows.reduce((sum, { dead }) => sum + dead, 0),
    oldestWaitingMs: ages.length === 0 ? null : ageOf(Math.min(...ages)),
    withoutDestination: without.waiting,
    destinations: Object.fromEntries(states),
  };
}
