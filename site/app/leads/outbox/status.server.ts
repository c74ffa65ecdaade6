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

type Row = Readonly<Record<string, unknown>>;

/** What a store counts; times are milliseconds since 1970, or null. */
export interface OutboxCounts {
  readonly now: number;
  /** A row for each configured destination: name, waits, stuck, attention, dead, oldest. */
  readonly destinations: readonly Row[];
  /** Leads that wait for a configured destination. */
  readonly waiting: number;
  /** Leads that no configured destination will get: waits, stuck, oldest. */
  readonly without: Row | undefined;
}

export function statusOf({ destinations, now, waiting, without }: OutboxCounts): OutboxStatus {
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
  const withoutDestination = Number(without?.waits ?? 0);
  return {
    queued: waiting + withoutDestination,
    stuck: states.reduce((sum, { stuck }) => sum + stuck, Number(without?.stuck ?? 0)),
    dead: states.reduce((sum, { dead }) => sum + dead, 0),
    oldestWaitingMs: oldest < 0 ? null : oldest,
    withoutDestination,
    destinations: Object.fromEntries(states.map(({ name, ...state }) => [name, state])),
  };
}

export const emptyStatus = statusOf({ now: 0, destinations: [], waiting: 0, without: undefined });
