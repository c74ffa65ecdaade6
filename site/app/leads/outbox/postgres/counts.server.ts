import { type OutboxStatus, statusOf, stuckAfterMs } from "../status.server.ts";
import type { Query } from "./database.server.ts";
import { configured, configuredTable, waiting } from "./schema.server.ts";

/** Counts what the database holds; `now` in milliseconds since 1970. */
export async function countsOf(read: Query, now: number): Promise<OutboxStatus> {
  const stuckBefore = now - stuckAfterMs;
  const destinations = await read(
    `SELECT each.name, count(lead_id) FILTER (WHERE ${waiting}) AS waits,
       count(lead_id) FILTER (WHERE ${waiting} AND received_at < $1) AS stuck,
       count(lead_id) FILTER (WHERE ${waiting} AND needs_attention) AS attention,
       count(dead_at) AS dead, min(received_at) FILTER (WHERE ${waiting}) AS oldest
     FROM ${configuredTable} LEFT JOIN outbox.deliveries ON destination = each.name AND delivered_at IS NULL
     GROUP BY each.name, each.number ORDER BY each.number`,
    [stuckBefore],
  );
  const [leads] = await read(
    `SELECT count(DISTINCT lead_id) AS waits FROM outbox.deliveries
     WHERE ${waiting} AND destination IN ${configured}`,
  );
  const [without] = await read(
    `SELECT count(*) AS waits, count(*) FILTER (WHERE received_at < $1) AS stuck, min(received_at) AS oldest
     FROM outbox.leads WHERE NOT EXISTS (
       SELECT 1 FROM outbox.deliveries WHERE lead_id = leads.id
         AND (delivered_at IS NOT NULL OR destination IN ${configured}))`,
    [stuckBefore],
  );
  return statusOf({ now, destinations, waiting: Number(leads?.waits), without });
}
