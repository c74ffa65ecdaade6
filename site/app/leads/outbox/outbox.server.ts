import { existsSync } from "node:fs";
import { reasonOf } from "../../reason.ts";
import { outsideRequests } from "../../request-scope.server.ts";
import type { Destination } from "../destinations/destination.server.ts";
import type { Added, AdmissionRules, LeadKey } from "./adding.server.ts";
import { Dispatcher } from "./dispatcher.server.ts";
import type { Engine } from "./engine.server.ts";
import { Fingerprints } from "./fingerprint.server.ts";
import { PostgresEngine } from "./postgres-engine.server.ts";
import { SqliteEngine } from "./sqlite-engine.server.ts";
import { outboxFileIn } from "./sqlite-file.server.ts";
import { emptyStatus, type OutboxStatus } from "./status.server.ts";
import { Store } from "./store.server.ts";
import type { LogEvent } from "./work.server.ts";

const upkeepMs = 60_000;
/** How soon a repair made on the command line is noticed. */
const pollMs = 1_000;
const upkeepsBetweenStuckReports = 15;
const upkeepsBetweenPurges = 60;
/** A smaller step back only delays an attempt by as much. */
const clockSetBackMs = 1_000;

/** How long an instance may have a delivery in hand, in deadlines of a call: it also has to record what came of it. */
const leaseInCalls = 3;

/** So that an email and a webhook of one lead mostly make one report. */
const reportDelayMs = 2_000;

export interface OutboxOptions {
  /** PostgreSQL, which all instances share; without it each has a file of its own. */
  readonly databaseUrl?: string | undefined;
  /** Of this instance alone, for its file; made if it is missing, private to its owner. */
  readonly folder: string;
  readonly log: LogEvent;
  /** In place of the clock of the machine, or of the database; milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
  /** For each call to a destination. */
  readonly callDeadlineMs?: number;
  /** Scales every other wait; tests shorten them. */
  readonly pace?: number;
}

/** Stores records durably, then sends each to every destination that accepts it, and keeps the store tidy. */
export class Outbox {
  readonly store: Store;
  readonly log: LogEvent;
  readonly #callDeadlineMs: number;
  readonly #pace: number;
  #clock = 0;
  readonly #engine: Engine;
  #dispatchers: readonly Dispatcher[] = [];
  #lastRead: OutboxStatus = emptyStatus;
  #polling = false;
  #resumed = false;
  /** Work on the store that a stop waits for. */
  #tidying: Promise<unknown> = Promise.resolve();
  #stuckReported = { stuck: 0, upkeep: 0 };
  #timers: readonly NodeJS.Timeout[] = [];
  #upkeeps = 0;

  /** Opens the store. Throws OutboxOpenError when the folder belongs to another instance or cannot be used. */
  constructor({ callDeadlineMs = 10_000, databaseUrl, folder, log, now, pace = 1 }: OutboxOptions) {
    this.#callDeadlineMs = callDeadlineMs;
    this.log = log;
    this.#pace = pace;
    this.#engine =
      databaseUrl === undefined ? SqliteEngine.own(folder, now) : new PostgresEngine(databaseUrl, now);
    const leaseMs = leaseInCalls * callDeadlineMs;
    this.store = new Store({ engine: this.#engine, leaseMs, reportDelayMs: reportDelayMs * pace });
    if (databaseUrl !== undefined && existsSync(outboxFileIn(folder))) {
      const repair = `npm run leads -- export --format queue, without DATABASE_URL, and import`;
      log("lead.file-left", { level: "error", file: outboxFileIn(folder), repair });
    }
  }

  /** `reports` hears what came of leads elsewhere. */
  start(destinations: readonly Destination[], reports?: Destination): void {
    const { log, store } = this;
    const options = {
      callDeadlineMs: this.#callDeadlineMs,
      crowded: () => store.crowded,
      log,
      now: () => this.now(),
      pace: this.#pace,
    };
    store.setDestinations(destinations, reports);
    const reporter =
      reports &&
      new Dispatcher({
        ...options,
        destination: reports,
        // No lead depends on a report: its events have names of their own, which need no alarm.
        log: (event, fields) => log(event.replace("lead.", "lead-report."), fields),
        work: store.reports(),
      });
    const onRecorded = () => reporter?.wake();
    const deliverers = destinations.map(
      (destination) =>
        new Dispatcher({ ...options, destination, onRecorded, work: store.deliveriesTo(destination.name) }),
    );
    this.#dispatchers = reporter ? [...deliverers, reporter] : deliverers;
    this.#clock = this.#clockReading();
    this.#timers = [
      setInterval(() => this.#upkeep(), upkeepMs * this.#pace).unref(),
      setInterval(() => void this.#poll(), pollMs * this.#pace).unref(),
    ];
    this.#resume();
    this.#purge();
  }

  /** Milliseconds since 1970, on the clock of the store. */
  now(): number {
    return this.#engine.now();
  }

  async fingerprints(): Promise<Fingerprints> {
    return new Fingerprints(await this.store.secret());
  }

  async add(key: LeadKey, rules: AdmissionRules): Promise<Added> {
    const added = await this.store.add(key, rules);
    if (added.outcome === "added") outsideRequests(() => this.#wake());
    return added;
  }

  /** Sends these again where they were not delivered; ids that are not here change nothing. */
  async retry(leadIds: readonly string[]): Promise<void> {
    for (const leadId of leadIds) await this.store.retry(leadId);
    if (leadIds.length > 0) this.#wake({ hurry: true });
  }

  /** Never throws: a monitor has to learn of an unreadable outbox too. */
  async status() {
    let unreadable: string | undefined;
    try {
      this.#lastRead = await this.store.status();
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
    await Promise.all([...this.#dispatchers.map((dispatcher) => dispatcher.close()), this.#tidying]);
    await this.store.close();
  }

  #wake(options: { readonly hurry?: boolean } = {}): void {
    for (const dispatcher of this.#dispatchers) dispatcher.wake(options);
  }

  #resume(): void {
    this.#resumed = false;
    const resumed = this.store.resume().then(() => {
      this.#resumed = true;
      this.#wake();
    }, this.#logFailure);
    this.#tidying = Promise.all([this.#tidying, resumed]);
  }

  /** Another try asked for on the command line is due now, even if the destination has asked us to wait. */
  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    try {
      this.#wake({ hurry: await this.store.retriesAsked() });
    } catch {
      // The next upkeep and the health check tell of it; this would every second.
    } finally {
      this.#polling = false;
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
    void this.#reportStuck();
  }

  #purge(): void {
    const purged = this.store.purge().then((undelivered) => {
      for (const submissionId of undelivered) {
        this.log("lead.expired-undelivered", { level: "error", submissionId });
      }
    }, this.#logFailure);
    this.#tidying = Promise.all([this.#tidying, purged]);
  }

  async #reportStuck(): Promise<void> {
    const { destinations, stuck, unreadable, withoutDestination } = await this.status();
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
