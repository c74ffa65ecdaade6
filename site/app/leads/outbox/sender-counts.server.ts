import type { Sql } from "./outbox-file.server.ts";

const slotMs = 5 * 60_000;
const longestWindowMs = 24 * 3_600_000;

/** `withinMs` is a day at most. */
export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

export const perHour = (most: number): Limit => ({ most, withinMs: 3_600_000 });

/**
 * Counts accepted leads by sender over the last day, in slots of five minutes. Kept in the outbox's file, so that
 * a restart forgets no limit, and under keyed digests, so that no address is stored.
 */
export class SenderCounts {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Milliseconds until this sender may send again under a limit; 0 when it may now. */
  waitForLimit(sender: string, { most, withinMs }: Limit, now: number): number {
    const slot = Math.floor(now / slotMs);
    const slots = withinMs / slotMs;
    const row = this.#sql(
      "SELECT coalesce(sum(count), 0) AS total, min(slot) AS oldest FROM arrivals WHERE sender = ? AND slot BETWEEN ? AND ?",
    ).get(sender, slot - slots + 1, slot);
    if (Number(row?.total) < most) return 0;
    return (Number(row?.oldest ?? slot) + slots) * slotMs - now;
  }

  /** When this sender was last counted, in milliseconds since 1970; a clock that was set back may show the future. */
  lastOf(sender: string): number | undefined {
    const at = this.#sql("SELECT max(last_at) AS at FROM arrivals WHERE sender = ?").get(sender)?.at;
    return typeof at === "number" ? at : undefined;
  }

  /** Milliseconds until the throttle lets this sender send again; 0 when it may now. */
  waitForThrottle(sender: string, throttleMs: number, now: number): number {
    const at = this.lastOf(sender);
    return at === undefined || at > now ? 0 : Math.max(0, at + throttleMs - now);
  }

  add(sender: string, now: number): void {
    this.#sql(
      `INSERT INTO arrivals (sender, slot, count, last_at) VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET count = count + 1, last_at = excluded.last_at`,
    ).run(sender, Math.floor(now / slotMs), now);
  }

  /** Forgets what no limit covers any more, and what a clock that was set back left in the future. */
  purge(now: number): void {
    const slot = Math.floor(now / slotMs);
    const outside = "DELETE FROM arrivals WHERE slot NOT BETWEEN ? AND ?";
    this.#sql(outside).run(slot - longestWindowMs / slotMs + 1, slot);
  }
}
