import { Courier } from "./courier.server.ts";
import type { Destination } from "./destinations/destination.server.ts";
import type { LogEvent } from "./leads-options.server.ts";
import type { LeadQueue } from "./queue.server.ts";
import { reasonOf } from "./storage-error.server.ts";

/** A lead that waits longer than this is stuck: shown by the health check and told in the log. */
export const stuckAfterMs = 15 * 60_000;

const roundMs = 60_000;
const roundsBetweenStuckReports = 15;
const roundsBetweenPurges = 60;
/** A smaller step back only delays an attempt by as much. */
const clockSetBackMs = 1_000;

export interface DestinationStatus {
  readonly waiting: number;
  readonly stuck: number;
  readonly needAttention: number;
  /** Age of the lead that waits longest; null when none waits. */
  readonly oldestWaitingMs: number | null;
}

export interface LeadsStatus {
  /** Leads that some destination has not confirmed yet, or that have no destination. */
  readonly queued: number;
  /** Undelivered for more than 15 minutes, summed over the destinations. */
  readonly stuck: number;
  /** Leads that wait until a destination is configured. */
  readonly withoutDestination: number;
  readonly destinations: Readonly<Record<string, DestinationStatus>>;
}

interface DeskOptions {
  readonly queue: LeadQueue;
  readonly destinations: readonly Destination[];
  readonly log: LogEvent;
  readonly now: () => number;
  readonly pace: number;
}

/** Sends every queued lead to every destination, and keeps the queue tidy. */
export class Desk {
  readonly #options: DeskOptions;
  readonly #couriers: readonly Courier[];
  readonly #timer: NodeJS.Timeout;
  #rounds = 0;
  #clock: number;

  constructor(options: DeskOptions) {
    this.#options = options;
    const { queue, destinations, log, now, pace } = options;
    const { deliveries } = queue;
    this.#couriers = destinations.map(
      (destination) => new Courier({ destination, deliveries, log, now, pace }),
    );
    this.#clock = this.#clockReading();
    this.#timer = setInterval(() => this.#round(), roundMs * pace);
    this.#timer.unref();
    this.#resume();
    queue.purge(now()).catch(this.#notNow);
  }

  /** A new lead is here. */
  wake(): void {
    for (const courier of this.#couriers) courier.wake();
  }

  status(): LeadsStatus {
    const { queue, destinations, now } = this.#options;
    const at = now();
    const statuses = destinations.map(({ name }): [string, DestinationStatus] => {
      const { oldestReceivedAt, ...counts } = queue.deliveries.counts(name, at - stuckAfterMs);
      const oldestWaitingMs = oldestReceivedAt === null ? null : Math.max(0, at - oldestReceivedAt);
      return [name, { ...counts, oldestWaitingMs }];
    });
    return {
      queued: queue.waitingLeads(),
      stuck: statuses.reduce((sum, [, { stuck }]) => sum + stuck, 0),
      withoutDestination: queue.leadsWithoutDestination(),
      destinations: Object.fromEntries(statuses),
    };
  }

  /** Ends after the calls under way, at the latest a few seconds later. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#couriers.map((courier) => courier.close()));
  }

  #resume(): void {
    const { queue, destinations } = this.#options;
    queue.deliveries.resume(destinations.map(({ name }) => name)).then(() => this.wake(), this.#notNow);
  }

  /** The clock on the wall as seen from the one that nobody sets. */
  #clockReading(): number {
    return this.#options.now() - performance.now();
  }

  #round(): void {
    const { queue, now } = this.#options;
    this.#rounds += 1;
    const clock = this.#clockReading();
    if (clock < this.#clock - clockSetBackMs) this.#resume();
    this.#clock = clock;
    this.wake();
    if (this.#rounds % roundsBetweenPurges === 0) queue.purge(now()).catch(this.#notNow);
    if (this.#rounds % roundsBetweenStuckReports === 0) this.#reportStuck();
  }

  #reportStuck(): void {
    try {
      for (const [destination, { stuck, oldestWaitingMs }] of Object.entries(this.status().destinations)) {
        if (stuck === 0) continue;
        this.#options.log("lead.stuck", { destination, stuck, oldestMs: oldestWaitingMs ?? 0 });
      }
    } catch (error) {
      this.#notNow(error);
    }
  }

  readonly #notNow = (error: unknown): void => {
    this.#options.log("lead.queue-upkeep-failed", {
      reason: reasonOf(error),
    });
  };
}
