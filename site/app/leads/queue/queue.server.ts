import { existsSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { causeOf, reasonOf } from "../../reason.ts";
import { runOutsideRequests } from "../../request-scope.server.ts";
import { type Destination, networkRefusal } from "../destinations/destination.server.ts";
import type { SendReport } from "../destinations/inbox.server.ts";
import type { AddResult, NewLead } from "./add-lead.server.ts";
import { Deliverer, type DelivererOptions, type LogEvent } from "./deliver.server.ts";
import { PostgresEngine } from "./postgres.server.ts";
import { queueFileIn, SqliteEngine } from "./sqlite.server.ts";
import { LeadStore, type QueueStatus } from "./store.server.ts";

/** Interval for starting due deliveries and reports to the inbox. */
const pollMs = 1_000;
const purgeEveryMs = 3_600_000;

/** A lead that waits longer than this is stuck. Also the interval for logging stuck leads. */
const stuckAfterMs = 15 * 60_000;

/** Lease duration, as a multiple of the call deadline. */
const leaseInDeadlines = 3;

const reportRetryMs = 30_000;

/** Delay that lets results of several destinations share a report. */
const reportDelayMs = 2_000;

export interface QueueOptions {
  /** PostgreSQL shared by all instances; without it, each has a SQLite file. */
  readonly databaseUrl?: string | undefined;
  /**
   * Folder of the SQLite file; created if missing, readable by its owner only. With `databaseUrl`, only checked for a
   * file left from before.
   */
  readonly folder: string;
  readonly log: LogEvent;
  /** Clock in Unix milliseconds, for tests. */
  readonly now?: (() => number) | undefined;
  /** Time limit of a call to a destination, and of a report to the inbox. */
  readonly callDeadlineMs?: number;
  /** Multiplies intervals, pauses between retries and the delay of reports; 1 except in tests. */
  readonly waitFactor?: number;
}

/** Stores records durably, delivers them to all destinations, and cleans up. */
export class LeadQueue {
  readonly store: LeadStore;
  readonly log: LogEvent;
  readonly #closing = new AbortController();
  readonly #options: DelivererOptions;
  #deliverers: readonly Deliverer[] = [];
  #lastStatus: QueueStatus = { queued: 0, destinations: {} };
  #loops: readonly Promise<void>[] = [];

  /**
   * Opens the store. Throws QueueOpenError if the SQLite folder or file is unusable or another instance has it.
   * PostgreSQL may be down.
   */
  constructor({ databaseUrl, folder, log, now = Date.now, ...waits }: QueueOptions) {
    const { callDeadlineMs = 10_000, waitFactor = 1 } = waits;
    this.log = log;
    const engine =
      databaseUrl === undefined ? SqliteEngine.openLocked(folder) : new PostgresEngine(databaseUrl);
    this.store = new LeadStore(engine, {
      leaseMs: leaseInDeadlines * callDeadlineMs,
      now,
      reportRetryMs: reportRetryMs * waitFactor,
      reportDelayMs: reportDelayMs * waitFactor,
    });
    this.#options = { callDeadlineMs, log, waitFactor, store: this.store };
    if (databaseUrl !== undefined && existsSync(queueFileIn(folder))) {
      const repair = "Move its leads as described in docs/operations/leads.md, and move the file away";
      log("lead.file-left", { level: "error", file: queueFileIn(folder), repair });
    }
  }

  start(destinations: readonly Destination[], sendReport: SendReport): void {
    this.store.setDestinations(destinations);
    this.#deliverers = destinations.map((destination) => new Deliverer(destination, this.#options));
    this.#loops = [
      this.#every(pollMs, async () => this.#wake()),
      // The deliverers log an unreadable queue.
      this.#every(pollMs, () => this.#sendReports(sendReport).catch(() => undefined)),
      // The first check waits, because leads from before a restart are about to be delivered.
      this.#every(stuckAfterMs, () => this.#logStuck(), stuckAfterMs),
      this.#every(purgeEveryMs, () =>
        this.store.purge().catch((error) => {
          this.log("lead.queue-upkeep-failed", { reason: reasonOf(error) });
        }),
      ),
    ];
  }

  /** Stores a lead like `LeadStore.add`. Starts its deliveries if it was added. */
  async add(lead: NewLead): Promise<AddResult> {
    const added = await this.store.add(lead);
    if (added.outcome === "added") runOutsideRequests(() => this.#wake());
    return added;
  }

  /** Returns the counts, and what fails. Never rejects, so that monitoring sees an unreadable queue. */
  async status() {
    let unreadable: string | undefined;
    try {
      this.#lastStatus = await this.store.status();
    } catch (error) {
      unreadable = reasonOf(error);
    }
    const destinations = Object.entries(this.#lastStatus.destinations).map(([name, counts]) => {
      const failing = this.#deliverers.find((deliverer) => deliverer.name === name)?.outage;
      return [name, { ...counts, ...(failing && { failing }) }] as const;
    });
    return {
      ...this.#lastStatus,
      destinations: Object.fromEntries(destinations),
      /** Reason why the queue is unreadable; counts are then the last known. */
      ...(unreadable !== undefined && { unreadable }),
    };
  }

  /** Waits for running calls, at most a few seconds. */
  async close(): Promise<void> {
    this.#closing.abort();
    const closing = this.#deliverers.map((deliverer) => deliverer.close());
    await Promise.all([...closing, ...this.#loops]);
    await this.store.close();
  }

  #wake(): void {
    for (const deliverer of this.#deliverers) deliverer.wake();
  }

  /** Repeats work, which must not throw, until the queue closes. */
  async #every(waitMs: number, work: () => Promise<void>, firstWaitMs = 0): Promise<void> {
    const { signal } = this.#closing;
    const wait = (ms: number) =>
      delay(ms * this.#options.waitFactor, undefined, { ref: false, signal }).catch(() => undefined);
    if (firstWaitMs > 0) await wait(firstWaitMs);
    while (!signal.aborted) {
      await work();
      await wait(waitMs);
    }
  }

  /** Reports results at other destinations to the inbox, one lead at a time. Deliveries do not depend on it. */
  async #sendReports(sendReport: SendReport): Promise<void> {
    const { callDeadlineMs } = this.#options;
    while (!this.#closing.signal.aborted) {
      const dueReport = await this.store.claimReport();
      if (!dueReport) return;
      const signal = AbortSignal.any([AbortSignal.timeout(callDeadlineMs), this.#closing.signal]);
      const sent = sendReport(dueReport, signal, this.store.now());
      const result = await sent.catch((error) => networkRefusal(causeOf(error)));
      const { delivered, status } = result;
      // A refused report is not repeated; the next result or retry makes another one.
      const isDone = delivered || result.concerns === "lead";
      if (isDone) await this.store.markReported(dueReport);
      const event = delivered ? "lead-report.delivered" : "lead-report.delivery-failed";
      this.log(event, { submissionId: dueReport.leadId, status });
      if (!isDone) return;
    }
  }

  async #logStuck(): Promise<void> {
    const { destinations } = await this.status();
    for (const [destination, { needAttention, oldestWaitingMs, waiting }] of Object.entries(destinations)) {
      if (oldestWaitingMs < stuckAfterMs) continue;
      this.log("lead.stuck", { destination, waiting, needAttention, oldestMs: oldestWaitingMs });
    }
  }
}
