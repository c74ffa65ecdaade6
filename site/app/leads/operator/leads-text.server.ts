import type { QueuedRecord } from "../lead-record.server.ts";
import type { DeliveryState } from "../queue/states.server.ts";
import type { QueuedLead, QueueStatus } from "../queue/store.server.ts";

/** Formats a line of a list, without personal data. */
export function leadLine({ deliveries, id, receivedAt, record, waiting }: QueuedLead, now: number): string {
  const mark = waiting ? "waiting" : "delivered";
  const where = deliveries.map((delivery) => stateOf(delivery, now)).join("; ");
  return `${id}  ${timeOf(receivedAt)}  ${whatOf(record).padEnd(12)}  ${mark.padEnd(9)}  ${where}\n`;
}

function whatOf(record: QueuedRecord | undefined): string {
  if (!record) return "damaged";
  return record.form === "newsletter" && record.event !== "requested" ? record.event : record.form;
}

function stateOf(delivery: DeliveryState, now: number): string {
  const { attempts, deliveredAt, destination, lastStatus, needsAttention, nextAttemptAt } = delivery;
  if (deliveredAt !== null) return `${destination} has it`;
  const tries = attempts === 0 ? "not tried" : `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const status = lastStatus === null ? "" : `, last status ${lastStatus}`;
  const next = nextAttemptAt <= now ? ", due now" : `, next at ${timeOf(nextAttemptAt)}`;
  return `${destination} ${tries}${status}${next}${needsAttention ? ", NEEDS ATTENTION" : ""}`;
}

/** Formats the counts of waiting leads, one destination per line. */
export function summary({ destinations, queued }: QueueStatus): string {
  const lines = Object.entries(destinations).map(
    ([name, { needAttention, waiting }]) =>
      `  ${name}: ${waiting} waiting${needAttention > 0 ? `, ${needAttention} need attention` : ""}`,
  );
  return `${[`${queued} ${queued === 1 ? "lead waits" : "leads wait"}.`, ...lines].join("\n")}\n`;
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");
