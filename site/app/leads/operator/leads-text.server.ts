import type { QueuedRecord } from "../lead-record.server.ts";
import type { DeliveryState, QueuedLead, QueueStatus } from "../queue/store.server.ts";

/** Formats a line of a list, without personal data. */
export function leadLine(lead: QueuedLead, now: number): string {
  const { deliveries, id, receivedAt, record } = lead;
  const mark = markOf(lead);
  const where = deliveries.map((delivery) => stateOf(delivery, now)).join("; ") || "no destination yet";
  return `${id}  ${timeOf(receivedAt)}  ${whatOf(record).padEnd(12)}  ${mark.padEnd(9)}  ${where}\n`;
}

function markOf({ dead, stuck, waiting }: QueuedLead): string {
  if (stuck) return "stuck";
  if (waiting) return "waiting";
  return dead ? "dead" : "delivered";
}

/** Returns the form, or the newsletter event. */
function whatOf(record: QueuedRecord | undefined): string {
  if (!record) return "damaged";
  return record.form === "newsletter" && record.event !== "requested" ? record.event : record.form;
}

function stateOf(delivery: DeliveryState, now: number): string {
  const { attempts, deliveredAt, destination, lastStatus, needsAttention, nextAttemptAt } = delivery;
  if (deliveredAt !== null) return `${destination} has it`;
  if (!delivery.configured) return `${destination} is no longer configured`;
  const tries = attempts === 0 ? "not tried" : `${attempts} ${attempts === 1 ? "try" : "tries"}`;
  const answered = lastStatus === null ? "" : `, last answer ${lastStatus}`;
  if (delivery.dead) return `${destination} ${tries}${answered}, DEAD: no longer tried`;
  const next = nextAttemptAt <= now ? ", due now" : `, next at ${timeOf(nextAttemptAt)}`;
  return `${destination} ${tries}${answered}${next}${needsAttention ? ", NEEDS ATTENTION" : ""}`;
}

/** Formats all data of a lead. */
export function leadInFull({ deliveries, id, record }: QueuedLead, now: number): string {
  if (!record) return `${id} cannot be read: its record is damaged.\n`;
  const lines = Object.entries(record).map(([name, value]) => {
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    return `${name.padEnd(16)}${text.replaceAll("\n", `\n${" ".repeat(16)}`)}`;
  });
  const states = deliveries.map((delivery) => {
    const { deliveredAt, destination } = delivery;
    const state = deliveredAt === null ? stateOf(delivery, now) : `delivered ${timeOf(deliveredAt)}`;
    return `${destination.padEnd(16)}${state}`;
  });
  return `${[...lines, "", ...states].join("\n")}\n`;
}

export function summary({ dead, destinations, queued, stuck, withoutDestination }: QueueStatus): string {
  const lines = Object.entries(destinations).map(
    ([name, { dead, needAttention, waiting }]) =>
      `  ${name}: ${waiting} waiting${needAttention > 0 ? `, ${needAttention} need attention` : ""}${dead > 0 ? `, ${dead} dead` : ""}`,
  );
  if (withoutDestination > 0) lines.push(`  without a destination: ${withoutDestination}`);
  const stuckToo = stuck > 0 ? `, ${stuck} of the deliveries stuck for more than 15 minutes` : "";
  const waiting = `${queued} ${queued === 1 ? "lead waits" : "leads wait"}${stuckToo}.`;
  if (dead > 0) lines.push('  Dead letters are not retried: "npm run leads -- dead" lists them.');
  return `${[waiting, ...lines].join("\n")}\n`;
}

const timeOf = (milliseconds: number) => new Date(milliseconds).toISOString().replace(/\.\d+Z$/, "Z");

/** Start of a spreadsheet formula, in ASCII or fullwidth. */
const formulaStart = /^[\s]*[=+\-@\t\r\n＝＋－＠|]/u;

/** Formats a cell (RFC 4180). A leading apostrophe disarms formulas. */
export function csvCell(value: unknown): string {
  if (value === undefined || value === null) return '""';
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export const csvLine = (cells: readonly unknown[]) => `${cells.map(csvCell).join(",")}\r\n`;
