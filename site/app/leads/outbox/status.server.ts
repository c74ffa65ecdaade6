import type { OutboxTables } from "./statements.server.ts";

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

/** Counts what an outbox holds; `now` in milliseconds since 1970. */
export async function statusOf(tables: OutboxTables, now: number): Promise<OutboxStatus> {
  const { countByDestination, countWaiting, countWithoutDestination } = tables.statements;
  const stuckBefore = now - stuckAfterMs;
  const destinations = await tables.query(countByDestination, [stuckBefore]);
  const [leads] = await tables.query(countWaiting);
  const [without] = await tables.query(countWithoutDestination, [stuckBefore]);
  const ageOf = (since: unknown) => (typeof since === "number" ? Math.max(0, now - since) : null);
  const states = destinations.map((row) => ({
    name: String(row.name),
    waiting: Number(row.waits),
    stuck: Number(row.stuck),
    needAttention: Number(row.attention),
    dead: Number(row.dead),
    oldestWaitingMs: ageOf(row.oldest),
  }));
  const ages = [...states.map(({ oldestWaitingMs }) => oldestWaitingMs), ageOf(without?.oldest)];
  const oldest = Math.max(...ages.map((age) => age ?? -1));
  const withoutDestination = Number(without?.waits);
  return {
    queued: Number(leads?.waits) + withoutDestination,
    stuck: states.reduce((sum, { stuck }) => sum + stuck, Number(without?.stuck)),
    dead: states.reduce((sum, { dead }) => sum + dead, 0),
    oldestWaitingMs: oldest < 0 ? null : oldest,
    withoutDestination,
    destinations: Object.fromEntries(states.map(({ name, ...state }) => [name, state])),
  };
}
