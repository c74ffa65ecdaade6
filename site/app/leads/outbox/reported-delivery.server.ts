import type { ReportedDelivery } from "../destinations/inbox.server.ts";

/** What a store's row of a delivery says to the inbox. */
export function reportedDelivery(row: Readonly<Record<string, unknown>>): ReportedDelivery {
  const { delivered_at: deliveredAt, last_status: status } = row;
  const undelivered = Number(row.needs_attention) === 1 ? "needsAttention" : "waiting";
  return {
    destination: String(row.destination),
    state: typeof deliveredAt === "number" ? "delivered" : undelivered,
    ...(typeof deliveredAt === "number" && { deliveredAt: new Date(deliveredAt).toISOString() }),
    ...(typeof status === "string" && {
      status: row.dead_at === null ? status : `${status}, set aside after ${row.refusals} refusals`,
    }),
    ...(Number(row.attempts) > 0 && { attempts: Number(row.attempts) }),
  };
}
