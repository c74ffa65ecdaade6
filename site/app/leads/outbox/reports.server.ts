import type { DeliveryReport, ReportedDelivery } from "../destinations/inbox.server.ts";
import type { Routing } from "./routing.server.ts";
import type { OutboxTables, Row } from "./statements.server.ts";

/** What there is to report of a lead: its state at every other destination. */
export async function reportOf(
  tables: OutboxTables,
  { reports }: Routing,
  leadId: string,
): Promise<DeliveryReport> {
  const { name = "", reportsFor = "" } = reports ?? {};
  const rows = await tables.query(tables.statements.reported, [leadId, name, reportsFor]);
  return {
    revision: Number(rows.find(({ destination }) => destination === name)?.revision),
    deliveries: rows.filter(({ destination }) => destination !== name).map(reportedDelivery),
  };
}

function reportedDelivery(row: Row): ReportedDelivery {
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
