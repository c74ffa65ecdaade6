import { existsSync } from "node:fs";
import { reasonOf } from "../../reason.ts";
import { outsideRequests } from "../../request-scope.server.ts";
import type { Destination } from "../destinations/destination.server.ts";
import type { SendReport } from "../destinations/inbox.server.ts";
import { Fingerprints } from "../intake/fingerprints.server.ts";
import type { Added, AdmissionRules, LeadKey } from "./adding.server.ts";
import { Deliverer, type DeliverOptions, type LogEvent, Reporter } from "./deliver.server.ts";
import { PostgresEngine } from "./postgres.server.ts";
import { queueFileIn, SqliteEngine } from "./sqlite.server.ts";
import { LeadStore, type QueueStatus } from "./store.server.ts";

/** Interval for checking due leads and retries requested on the command line. */
const pollMs = 1_000;
const upkeepMs = 60_000;
const purgeMs = 60 * upkeepMs;
/** Interval for logging the same number of stuck leads again. */
const stuckAgainMs = 15 * upkeepMs;

/** Lease duration, as a multiple of the call timeout. */
const leaseInCalls = 3;

/** Delay that lets results of several destinations share a report. */
const reportDelayMs = 2_000;

const emptyStatus: QueueStatus = {
  queued: 0,
  stuck: 0,
  dead: 0,
  oldestWaitingMs: null,
  withoutDestination: 0,
  destinations: {},
};

export interface QueueOptions {
  /** PostgreSQL shared by all instances; without it, each has a SQLite file. */
  readonly databaseUrl?: string | undefined;
  /** Folder of this instance; created if missing, readable by its owner only. */
  readonly folder: string;
  readonly log: LogEvent;
  /** Clock in Unix milliseconds, for tests. */
  readonly now?: (() => number) | undefined;
  /** Timeout of each call. */
  readonly callDeadlineMs?: number;
  /** Scales all other waits, for tests. */
  readonly pace?: number;
}

/** Stores records durably, delivers them to all destinations, and cleans up. */
export class LeadQueue {
  readonly store: LeadStore;
  readonly log: LogEvent;
  readonly #options: DeliverOptions;
  #deliverers: readonly Deliverer[] = [];
  #lastRead = emptyStatus;
  #polling = false;
  #reporter: Reporter | undefined;
  #stuckReport: Promise<void> | undefined;
  #stuckReported = { stuck: 0, at: 0 };
  /** Cleanup that `close` waits for. */
  #tidying: Promise<unknown> = Promise.resolve();
  #timers: readonly NodeJS.Timeout[] = [];

  /** Opens the store. Throws QueueOpenError if the folder is unusable or belongs to another instance. */
  constructor({ callDeadlineMs = 10_000, databaseUrl, folder, log, now = Date.now, pace = 1 }: QueueOptions) {
    this.log = log;
    const engine = databaseUrl === undefined ? SqliteEngine.own(folder) : new PostgresEngine(databaseUrl);
    const leaseMs = leaseInCalls * callDeadlineMs;
    this.store = new LeadStore(engine, { leaseMs, now, reportDelayMs: reportDelayMs * pace });
    this.#options = { callDeadlineMs, log, pace, store: this.store };
    if (databaseUrl !== undefined && existsSync(queueFileIn(folder))) {
      const repair = "Move its leads as described in docs/operations/leads.md, and move the file away";
      log("lead.file-left", { level: "error", file: queueFileIn(folder), repair });
    }
  }

  start(destinations: readonly Destination[], sendReport?: SendReport): void {
    const { pace } = this.#options;
    this.store.setDestinations(destinations, sendReport !== undefined);
    this.#deliverers = destinations.map((destination) => new Deliverer(destination, this.#options));
    this.#reporter = sendReport && new Reporter(sendReport, this.#options);
    this.#timers = [
      setInterval(() => this.#upkeep(), upkeepMs * pace).unref(),
      setInterval(() => this.#purge(), purgeMs * pace).unref(),
      setInterval(() => void this.#poll(), pollMs * pace).unref(),
    ];
    this.#tidy(this.store.resume().then(() => this.#wake()));
    this.#purge();
  }

  /** Unix milliseconds. */
  now(): number {
    return this.store.now();
  }

  async fingerprints(): Promise<Fingerprints> {
    return new Fingerprints(await this.store.secret());
  }

  async add(key: LeadKey, rules: AdmissionRules): Promise<Added> {
    const added = await this.store.add(key, rules);
    if (added.outcome === "added") outsideRequests(() => this.#wake());
    return added;
  }

  /** Retries these leads where undelivered; ignores unknown IDs. */
  async retry(leadIds: readonly string[]): Promise<void> {
    for (const id of leadIds) await this.store.retry({ id });
    if (leadIds.length > 0) this.#wake({ hurry: true });
  }

  /** Never throws, so that monitoring sees an unreadable queue. */
  async status() {
    let unreadable: string | undefined;
    try {
      this.#lastRead = await this.store.status();
    } catch (error) {
      unreadable = reasonOf(error);
    }
    const destinations = Object.entries(this.#lastRead.destinations).map(([name, known]) => {
      const failing = this.#deliverers.find((deliverer) => deliverer.name === name)?.outage;
      return [name, { ...known, ...(failing && { failing }) }] as const;
    });
    return {
      ...this.#lastRead,
      destinations: Object.fromEntries(destinations),
      /** Reason why the queue is unreadable; counts are then the last known. */
      ...(unreadable !== undefined && { unreadable }),
    };
  }

  /** Waits for running calls, at most a few seconds. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([
      ...this.#deliverers.map((deliverer) => deliverer.close()),
      this.#reporter?.close(),
      this.#tidying,
    ]);
    await this.store.close();
  }

  #wake(options: { readonly hurry?: boolean } = {}): void {
    for (const deliverer of this.#deliverers) deliverer.wake(options);
    this.#reporter?.wake(options);
  }

  /** A retry from the command line also ends a pause. */
  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    try {
      this.#wake({ hurry: await this.store.retriesAsked() });
    } catch {
      // Upkeep and the health check report it; logging here would repeat every second.
    } finally {
      this.#polling = false;
    }
  }

  #upkeep(): void {
    // Overlapping reads may end out of order, and an old count would look like a change.
    if (this.#stuckReport) return;
    this.#stuckReport = this.#reportStuck().finally(() => {
      this.#stuckReport = undefined;
    });
  }

  #purge(): void {
    this.#tidy(
      this.store.purge().then((undelivered) => {
        for (const submissionId of undelivered) {
          this.log("lead.expired-undelivered", { level: "error", submissionId });
        }
      }),
    );
  }

  #tidy(work: Promise<void>): void {
    this.#tidying = Promise.all([this.#tidying, work.catch(this.#logFailure)]);
  }

  async #reportStuck(): Promise<void> {
    const { destinations, stuck, unreadable, withoutDestination } = await this.status();
    if (unreadable !== undefined) return this.#logFailure(unreadable);
    const { stuck: before, at } = this.#stuckReported;
    const now = performance.now();
    const isKnown = stuck === before && now < at + stuckAgainMs * this.#options.pace;
    if (isKnown || (stuck === 0 && before === 0)) return;
    this.#stuckReported = { stuck, at: now };
    this.log("lead.stuck", { stuck, withoutDestination });
    for (const [destination, { needAttention, oldestWaitingMs, stuck }] of Object.entries(destinations)) {
      if (stuck === 0) continue;
      this.log("lead.stuck-by-destination", {
        destination,
        stuck,
        needAttention,
        oldestMs: oldestWaitingMs ?? 0,
      });
    }
  }

  readonly #logFailure = (error: unknown): void => {
    this.log("lead.queue-upkeep-failed", { reason: reasonOf(error) });
  };
}
