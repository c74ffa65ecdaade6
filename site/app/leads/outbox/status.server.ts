import { configured, destinationTable, type Sql, waiting } from "./outbox-file.server.ts";

/** A lead that waits longer than this is stuck: shown by the health check, in the log and on the command line. */
export const stuckAfterMs = 15 * 60_000;

export type OutboxStatus = ReturnType<typeof statusOf>;

/** Counts what the outbox holds; `now` in milliseconds since 1970. Throws when it cannot be read. */
export function statusOf(sql: Sql, now: number) {
  const stuckBefore = now - stuckAfterMs;
  const ageOf = (since: unknown) => (typeof since === "number" ? Math.max(0, now - since) : null);
  const perDestination = sql(
    `SELECT each.value AS name, count(lead_id) FILTER (WHERE ${waiting}) AS waits,
       count(lead_id) FILTER (WHERE ${waiting} AND received_at < ?) AS stuck,
       count(lead_id) FILTER (WHERE ${waiting} AND needs_attention) AS attention,
       count(dead_at) AS dead, min(received_at) FILTER (WHERE ${waiting}) AS oldest
     FROM ${destinationTable} AS each
       LEFT JOIN deliveries ON destination = each.value AND delivered_at IS NULL
     GROUP BY each.key`,
  ).all(stuckBefore);
  const destinations = perDestination.map((row) => {
    const counts = {
      waiting: Number(row.waits),
      stuck: Number(row.stuck),
      needAttention: Number(row.attention),
      /** Set aside after too many refusals; these do not wait. */
      dead: Number(row.dead),
      /** Age of the lead that waits longest; null when none waits. */
      oldestWaitingMs: ageOf(row.oldest),
    };
    return [String(row.name), counts] as const;
  });
  const leads = sql(
    `SELECT count(DISTINCT lead_id) AS waits FROM deliveries WHERE ${waiting} AND destination IN ${configured}`,
  ).get();
  const without = sql(
    `SELECT count(*) AS waits, count(*) FILTER (WHERE received_at < ?) AS stuck, min(received_at) AS oldest
     FROM leads WHERE NOT EXISTS (
       SELECT 1 FROM deliveries WHERE lead_id = leads.id
         AND (delivered_at IS NOT NULL OR destination IN ${configured}))`,
  ).get(stuckBefore);
  const states = destinations.map(([, state]) => state);
  const ages = [...states.map(({ oldestWaitingMs }) => oldestWaitingMs), ageOf(without?.oldest)];
  const oldest = Math.max(...ages.map((age) => age ?? -1));
  return {
    /** Leads that some configured destination has not confirmed yet, or that have no destination. */
    queued: Number(leads?.waits) + Number(without?.waits),
    /** Deliveries that wait too long, and leads without a destination that do. */
    stuck: states.reduce((sum, { stuck }) => sum + stuck, Number(without?.stuck)),
    dead: states.reduce((sum, { dead }) => sum + dead, 0),
    oldestWaitingMs: oldest < 0 ? null : oldest,
    withoutDestination: Number(without?.waits),
    /** By name; a destination that is no longer configured is not here, and what it did not get does not count. */
    destinations: Object.fromEntries(destinations),
  };
}
