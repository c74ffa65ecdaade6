import { reasonOf } from "../../reason.ts";
import { outsideRequests } from "../../request-scope.server.ts";
import type { Destination } from "../destinations/destination.server.ts";
import { Dispatcher } from "./dispatcher.server.ts";
import type { LogEvent } from "./outbox-file.server.ts";
import type { OutboxStatus } from "./status.server.ts";
import { type Added, type Admission, type LeadKey, OutboxStore } from "./store.server.ts";

const upkeepMs = 60_000;
/** How soon a repair made on the command line is noticed. */
const pollMs = 1_000;
const upkeepsBetweenStuckReports = 15;
const upkeepsBetweenPurges = 60;
/** A smaller step back only delays an attempt by as much. */
const clockSetBackMs = 1_000;

/** So that an email and a webhook of one lead mostly make one report. */
const reportDelayMs = 2_000;

export interface OutboxOptions {
  /** Of this outbox alone; made if it is missing, private to its owner. */
  readonly folder: string;
  readonly log: LogEvent;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** For each call to a destination. */
  readonly callDeadlineMs?: number;
  /** Scales every other wait; tests shorten them. */
  readonly pace?: number;
}

/** Stores records durably, then sends each to every destination that accepts it, and keeps the store tidy. */
export class Outbox {
  readonly store: OutboxStore;
  readonly log: LogEvent;
  readonly now: () => number;
  readonly #callDeadlineMs: number;
  readonly #pace: number;
  #clock = 0;
  #dispatchers: readonly Dispatcher[] = [];
  #lastRead: OutboxStatus;
  #resumed = false;
  #stuckReported = { stuck: 0, upkeep: 0 };
  #timers: readonly NodeJS.Timeout[] = [];
  #upkeeps = 0;

  /** Opens the store. Throws OutboxOpenError when the folder belongs to another instance or cannot be used. */
  constructor({ callDeadlineMs = 10_000, folder, log, now = Date.now, pace = 1 }: OutboxOptions) {
    this.#callDeadlineMs = callDeadlineMs;
    this.log = log;
    this.now = now;
    this.#pace = pace;
    this.store = new OutboxStore(folder, reportDelayMs * pace);
    this.#lastRead = this.store.status(now());
  }

  start(destinations: readonly Destination[]): void {
    const options = {
      callDeadlineMs: this.#callDeadlineMs,
      log: this.log,
      now: this.now,
      onSettled: () => {
        for (const dispatcher of this.#dispatchers) if (dispatcher.isReport) dispatcher.wake();
      },
      pace: this.#pace,
      store: this.store,
    };
    this.store.setDestinations(destinations);
    this.#dispatchers = destinations.map((destination) => new Dispatcher({ ...options, destination }));
    this.#clock = this.#clockReading();
    this.#timers = [
      setInterval(() => this.#upkeep(), upkeepMs * this.#pace).unref(),
      setInterval(() => this.#poll(), pollMs * this.#pace).unref(),
    ];
    this.#resume();
    this.#purge();
  }

  async add<Refusal>(key: LeadKey, admit: () => Admission<Refusal>): Promise<Added<Refusal>> {
    const added = await this.store.add(key, admit);
    if (added.outcome === "added") outsideRequests(() => this.#wake());
    return added;
  }

  /** Sends these again where they were not delivered; ids that are not here change nothing. */
  async retry(leadIds: readonly string[]): Promise<void> {
    for (const leadId of leadIds) await this.store.retry(leadId, this.now());
    if (leadIds.length > 0) this.#wake({ hurry: true });
  }

  /** Never throws: a monitor has to learn of an unreadable outbox too. */
  status() {
    let unreadable: string | undefined;
    try {
      this.#lastRead = this.store.status(this.now());
    } catch (error) {
      unreadable = reasonOf(error);
    }
    const destinations = Object.entries(this.#lastRead.destinations).map(([name, known]) => {
      const failing = this.#dispatchers.find((dispatcher) => dispatcher.name === name)?.outage;
      return [name, { ...known, ...(failing && { failing }) }] as const;
    });
    return {
      ...this.#lastRead,
      destinations: Object.fromEntries(destinations),
      /** Why the outbox cannot be read just now; the counts are then those of the last time it could. */
      ...(unreadable !== undefined && { unreadable }),
    };
  }

  /** Ends after the calls under way, at the latest a few seconds later. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#dispatchers.map((dispatcher) => dispatcher.close()));
    this.store.close();
  }

  #wake(options: { readonly hurry?: boolean } = {}): void {
    for (const dispatcher of this.#dispatchers) dispatcher.wake(options);
  }

  #resume(): void {
    this.#resumed = false;
    this.store.resume().then(() => {
      this.#resumed = true;
      this.#wake();
    }, this.#logFailure);
  }

  /** Another try asked for on the command line is due now, even if the destination has asked us to wait. */
  #poll(): void {
    try {
      if (this.store.changedElsewhere()) this.#wake({ hurry: true });
    } catch {
      // The next upkeep and the health check tell of it; this would every second.
    }
  }

  /** The clock on the wall as seen from the monotonic one. */
  #clockReading(): number {
    return this.now() - performance.now();
  }

  #upkeep(): void {
    this.#upkeeps += 1;
    const clock = this.#clockReading();
    if (!this.#resumed || clock < this.#clock - clockSetBackMs) this.#resume();
    this.#clock = clock;
    this.#wake();
    if (this.#upkeeps % upkeepsBetweenPurges === 0) this.#purge();
    this.#reportStuck();
  }

  #purge(): void {
    this.store.purge(this.now()).then((undelivered) => {
      for (const submissionId of undelivered) {
        this.log("lead.expired-undelivered", { level: "error", submissionId });
      }
    }, this.#logFailure);
  }

  #reportStuck(): void {
    const { destinations, stuck, unreadable, withoutDestination } = this.status();
    if (unreadable !== undefined) {
      this.#logFailure(unreadable);
      return;
    }
    const { stuck: before, upkeep } = this.#stuckReported;
    if (stuck === before && (stuck === 0 || this.#upkeeps < upkeep + upkeepsBetweenStuckReports)) return;
    this.#stuckReported = { stuck, upkeep: this.#upkeeps };
    this.log("lead.stuck", { stuck, withoutDestination });
    for (const [destination, { needAttention, oldestWaitingMs, stuck }] of Object.entries(destinations)) {
      if (stuck === 0) continue;
      this.log("lead.stuck-at", { destination, stuck, needAttention, oldestMs: oldestWaitingMs ?? 0 });
    }
  }

  readonly #logFailure = (error: unknown): void => {
    this.log("lead.queue-upkeep-failed", { reason: reasonOf(error) });
  };
}
