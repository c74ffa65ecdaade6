import type { Destination } from "../destinations/destination.server.ts";
import type { LogEvent } from "../leads-options.server.ts";
import type { DestinationStatus, LeadsStatus } from "./backlog.server.ts";
import { Courier, type Outage } from "./courier.server.ts";
import type { LeadQueue } from "./queue.server.ts";
import { reasonOf } from "./storage-error.server.ts";

const roundMs = 60_000;
/** How soon a repair made on the command line is noticed. */
const lookMs = 1_000;
/** While as many are stuck; a change is reported in the next round. */
const roundsBetweenStuckReports = 15;
const roundsBetweenPurges = 60;
/** A smaller step back only delays an attempt by as much. */
const clockSetBackMs = 1_000;

/** What the health check shows: numbers and reasons, nothing of a person. */
export interface DeskStatus extends LeadsStatus {
  readonly destinations: Readonly<
    Record<string, DestinationStatus & { /** Absent while it answers. */ readonly failing?: Outage }>
  >;
  /** Why the queue cannot be read just now; the counts are then those of the last time it could. */
  readonly unreadable?: string;
}

const nothingKnown: LeadsStatus = {
  queued: 0,
  stuck: 0,
  dead: 0,
  oldestWaitingMs: null,
  withoutDestination: 0,
  destinations: {},
};

interface DeskOptions {
  readonly queue: LeadQueue;
  readonly destinations: readonly Destination[];
  /** Where it is told what came of each lead elsewhere, if anywhere. */
  readonly reportsTo: Destination | undefined;
  readonly log: LogEvent;
  readonly now: () => number;
  readonly pace: number;
}

/** Sends every queued lead to every destination, and keeps the queue tidy. */
export class Desk {
  readonly #options: DeskOptions;
  readonly #couriers: readonly Courier[];
  readonly #reporter: Courier | undefined;
  readonly #timers: readonly NodeJS.Timeout[];
  #rounds = 0;
  #resumed = false;
  #lastRead = nothingKnown;
  #stuckReported = { stuck: 0, round: 0 };
  #clock: number;

  constructor(options: DeskOptions) {
    this.#options = options;
    const { queue, destinations, log, now, pace, reportsTo } = options;
    this.#reporter =
      reportsTo &&
      new Courier({
        destination: reportsTo,
        errands: queue.reports,
        log: (event, fields) => log(event.replace("lead.", "lead-report."), fields),
        now,
        pace,
      });
    const onSettled = () => this.#reporter?.wake();
    const couriers = destinations.map((destination) => {
      const errands = queue.deliveries.to(destination.name);
      return new Courier({ destination, errands, log, now, onSettled, pace });
    });
    this.#couriers = this.#reporter ? [...couriers, this.#reporter] : couriers;
    this.#clock = this.#clockReading();
    this.#timers = [
      setInterval(() => this.#round(), roundMs * pace).unref(),
      setInterval(() => this.#look(), lookMs * pace).unref(),
    ];
    this.#resume();
    this.#purge();
  }

  /** A new lead is here. */
  wake(): void {
    for (const courier of this.#couriers) courier.wake();
  }

  /** Never throws: a monitor has to learn of an unreadable queue too. */
  status(): DeskStatus {
    const { queue, now } = this.#options;
    try {
      this.#lastRead = queue.backlog.status(now());
      return this.#withOutages(this.#lastRead);
    } catch (error) {
      return { ...this.#withOutages(this.#lastRead), unreadable: reasonOf(error) };
    }
  }

  #withOutages(status: LeadsStatus): DeskStatus {
    const destinations = Object.entries(status.destinations).map(([name, known]) => {
      const failing = this.#couriers.find((courier) => courier.name === name)?.outage;
      return [name, failing ? { ...known, failing } : known] as const;
    });
    return { ...status, destinations: Object.fromEntries(destinations) };
  }

  /** Ends after the calls under way, at the latest a few seconds later. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#couriers.map((courier) => courier.close()));
  }

  /** Done again with the next round if the disk refuses. */
  #resume(): void {
    this.#resumed = false;
    this.#options.queue.deliveries.resume().then(() => {
      this.#resumed = true;
      this.wake();
    }, this.#notNow);
  }

  /** Somebody asked on the command line for another try: it is due now, whatever a destination has asked for. */
  #look(): void {
    try {
      if (!this.#options.queue.changedElsewhere()) return;
      for (const courier of this.#couriers) courier.hurry();
    } catch {
      // The next round and the health check tell of a queue that cannot be read; this would every second.
    }
  }

  /** The clock on the wall as seen from the one that nobody sets. */
  #clockReading(): number {
    return this.#options.now() - performance.now();
  }

  #round(): void {
    this.#rounds += 1;
    const clock = this.#clockReading();
    if (!this.#resumed || clock < this.#clock - clockSetBackMs) this.#resume();
    this.#clock = clock;
    this.wake();
    if (this.#rounds % roundsBetweenPurges === 0) this.#purge();
    this.#reportStuck();
  }

  #purge(): void {
    const { log, now, queue } = this.#options;
    queue.purge(now()).then((undelivered) => {
      for (const submissionId of undelivered) log("lead.left-undelivered", { level: "error", submissionId });
    }, this.#notNow);
  }

  #reportStuck(): void {
    const { destinations, stuck, unreadable, withoutDestination } = this.status();
    if (unreadable !== undefined) {
      this.#notNow(unreadable);
      return;
    }
    const { stuck: before, round } = this.#stuckReported;
    if (stuck === before && (stuck === 0 || this.#rounds < round + roundsBetweenStuckReports)) return;
    this.#stuckReported = { stuck, round: this.#rounds };
    this.#options.log("lead.stuck", { stuck, withoutDestination });
    for (const [destination, status] of Object.entries(destinations)) {
      if (status.stuck === 0) continue;
      this.#options.log("lead.stuck-at", {
        destination,
        stuck: status.stuck,
        needAttention: status.needAttention,
        oldestMs: status.oldestWaitingMs ?? 0,
      });
    }
  }

  readonly #notNow = (error: unknown): void => {
    this.#options.log("lead.queue-upkeep-failed", {
      reason: reasonOf(error),
    });
  };
}
