import type { DatabaseSync, StatementSync } from "node:sqlite";
import { open } from "./deliveries.server.ts";
import { configured } from "./queue-file.server.ts";

/** A lead that waits longer than this is stuck: shown by the health check, in the log and on the command line. */
export const stuckAfterMs = 15 * 60_000;

export interface DestinationStatus {
  readonly waiting: number;
  readonly stuck: number;
  readonly needAttention: number;
  /** Set aside after too many refusals; these do not wait, and are tried again when somebody asks for it. */
  readonly dead: number;
  /** Age of the lead that waits longest; null when none waits. */
  readonly oldestWaitingMs: number | null;
}

export interface LeadsStatus {
  /** Leads that some configured destination has not confirmed yet, or that have no destination. */
  readonly queued: number;
  /** Undelivered for more than 15 minutes, summed over the destinations and those that have none. */
  readonly stuck: number;
  /** Deliveries that were set aside after too many refusals. */
  readonly dead: number;
  /** Age of the lead that waits longest anywhere; null when none waits. */
  readonly oldestWaitingMs: number | null;
  /** Leads that wait until a destination is configured. */
  readonly withoutDestination: number;
  /** By name; a destination that is no longer configured is not here, and what it did not get does not count. */
  readonly destinations: Readonly<Record<string, DestinationStatus>>;
}

/** What has not arrived yet, counted. */
export class Backlog {
  readonly #configured: StatementSync;
  readonly #at: StatementSync;
  readonly #dead: StatementSync;
  readonly #leads: StatementSync;
  readonly #homeless: StatementSync;

  constructor(database: DatabaseSync) {
    this.#configured = database.prepare(`SELECT value AS name FROM ${configured}`);
    this.#at = database.prepare(
      `SELECT count(*) AS waiting, count(*) FILTER (WHERE received_at < ?) AS stuck,
         coalesce(sum(needs_attention), 0) AS attention, min(received_at) AS oldest
       FROM deliveries WHERE destination = ? AND ${open}`,
    );
    this.#dead = database.prepare(
      "SELECT count(*) AS dead FROM deliveries WHERE destination = ? AND delivered_at IS NULL AND dead_at > 0",
    );
    this.#leads = database.prepare(
      `SELECT count(DISTINCT lead_id) AS waiting FROM deliveries
       WHERE ${open} AND destination IN (SELECT value FROM ${configured})`,
    );
    this.#homeless = database.prepare(
      `SELECT count(*) AS waiting, count(*) FILTER (WHERE received_at < ?) AS stuck, min(received_at) AS oldest
       FROM leads WHERE NOT EXISTS (
         SELECT 1 FROM deliveries WHERE lead_id = leads.id
           AND (delivered_at IS NOT NULL OR destination IN (SELECT value FROM ${configured})))`,
    );
  }

  /** `now` in milliseconds since 1970. */
  status(now: number): LeadsStatus {
    const stuckBefore = now - stuckAfterMs;
    const destinations = this.#configured.all().map(({ name }): [string, DestinationStatus] => {
      const row = this.#at.get(stuckBefore, String(name));
      return [
        String(name),
        {
          waiting: Number(row?.waiting),
          stuck: Number(row?.stuck),
          needAttention: Number(row?.attention),
          dead: Number(this.#dead.get(String(name))?.dead),
          oldestWaitingMs: ageOf(row?.oldest, now),
        },
      ];
    });
    const homeless = this.#homeless.get(stuckBefore);
    const withoutDestination = Number(homeless?.waiting);
    const ages = destinations.map(([, { oldestWaitingMs }]) => oldestWaitingMs);
    const oldest = [...ages, ageOf(homeless?.oldest, now)].filter((age) => age !== null);
    return {
      queued: Number(this.#leads.get()?.waiting) + withoutDestination,
      stuck: destinations.reduce((sum, [, { stuck }]) => sum + stuck, Number(homeless?.stuck)),
      dead: destinations.reduce((sum, [, { dead }]) => sum + dead, 0),
      oldestWaitingMs: oldest.length > 0 ? Math.max(...oldest) : null,
      withoutDestination,
      destinations: Object.fromEntries(destinations),
    };
  }
}

const ageOf = (since: unknown, now: number) => (typeof since === "number" ? Math.max(0, now - since) : null);
