import { sql } from "kysely";
import { inboxName } from "../destinations/inbox.server.ts";
import { readQueuedRecord } from "../lead-record.server.ts";
import type { Queries } from "./schema.server.ts";
import { type DeliveryState, deliveryStates, goesToDestinations, isUndelivered } from "./states.server.ts";

/** Value of `next_attempt_at` until a requested retry is tried. New deliveries have it too, but no attempts. */
export const requestedNow = 0;

/** State of a lead at all destinations but the inbox, as reported to the inbox. */
export type DeliveryReport = NonNullable<Awaited<ReturnType<typeof claimReport>>>;

/**
 * Claims a due report by postponing it. A report is due only once the inbox has the lead and requested retries are
 * tried. Undefined if none is due, or another instance claimed it first. Sending a report twice does no harm.
 */
export async function claimReport(
  db: Queries,
  now: number,
  postponedTo: number,
  destinations: readonly string[] | undefined,
) {
  const dueLead = await db
    .selectFrom("leads")
    .select(["id as leadId", "record", "revision", "report_at", "retries"])
    .where("report_at", "<=", now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("deliveries")
          .select("lead_id")
          .whereRef("lead_id", "=", "leads.id")
          .where("destination", "=", inboxName)
          .where("delivered_at", "is not", null),
      ),
    )
    // The inbox takes a report as the result of all requested retries, so wait until they are tried.
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("deliveries")
            .select("lead_id")
            .whereRef("lead_id", "=", "leads.id")
            .where(isUndelivered)
            .where(goesToDestinations(destinations))
            .where("attempts", ">", 0)
            .where("next_attempt_at", "=", requestedNow),
        ),
      ),
    )
    .orderBy("report_at")
    .limit(1)
    .executeTakeFirst();
  if (!dueLead) return undefined;
  const { leadId, record, report_at, retries, revision } = dueLead;
  const claimed = await db
    .updateTable("leads")
    .set({ report_at: postponedTo })
    .where("id", "=", leadId)
    .where("report_at", "=", report_at)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return undefined;
  const states = await deliveryStates(db, leadId);
  const deliveries = states.filter(({ destination }) => destination !== inboxName).map(reportedState);
  return { leadId, requestId: readQueuedRecord(record)?.requestId, revision, retries, deliveries };
}

/** Marks a report as done. If the revision has increased since its claim, another report becomes due. */
export async function markReported(db: Queries, { leadId, revision }: DeliveryReport, now: number) {
  const nextReportAt = sql<number>`CASE WHEN revision > ${revision} THEN CAST(${now} AS bigint) END`;
  await db.updateTable("leads").set({ report_at: nextReportAt }).where("id", "=", leadId).execute();
}

/** Counts a request to send the lead again. The next report contains the count. */
export async function countRetry(db: Queries, leadId: string): Promise<void> {
  await db
    .updateTable("leads")
    .set(({ eb }) => ({ retries: eb("retries", "+", 1) }))
    .where("id", "=", leadId)
    .execute();
}

/** Increases the revision, and makes a report due at `at` or earlier. Skips leads that go only to the inbox. */
export async function scheduleReport(db: Queries, leadId: string, at: number): Promise<void> {
  await db
    .updateTable("leads")
    .set(({ eb }) => ({
      revision: eb("revision", "+", 1),
      report_at: sql`coalesce(report_at, CAST(${at} AS bigint))`,
    }))
    .where("id", "=", leadId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("deliveries")
          .select("lead_id")
          .where("lead_id", "=", leadId)
          .where("destination", "<>", inboxName),
      ),
    )
    .execute();
}

function reportedState({ attempts, deliveredAt, destination, lastStatus, needsAttention }: DeliveryState) {
  const undeliveredState = needsAttention ? ("needsAttention" as const) : ("waiting" as const);
  return {
    destination,
    state: deliveredAt === null ? undeliveredState : ("delivered" as const),
    ...(deliveredAt !== null && { deliveredAt: new Date(deliveredAt).toISOString() }),
    ...(lastStatus !== null && { status: lastStatus }),
    ...(attempts > 0 && { attempts }),
  };
}
