import { setTimeout as delay } from "node:timers/promises";
import { causeOf, reasonOf } from "../../reason.ts";
import { type Backoff, backoffMs } from "../../retry.ts";
import {
  type DeliveryRefusal,
  type Destination,
  networkRefusal,
} from "../destinations/destination.server.ts";
import { type AttemptResult, type Delivery, type LeadStore, maxWaitMs } from "./store.server.ts";

/** Backoff for one record that a destination refuses. */
const recordBackoff: Backoff = { firstMs: 60_000, longestMs: 3_600_000 };

/** Backoff for a failing destination, which is probed with one record. */
export const destinationBackoff: Backoff = { firstMs: 1_000, longestMs: 30_000 };

/** Consecutive failures of a destination that count as an outage; one is enough if a person must fix it. */
const outageAfterFailures = 3;

/** Time that running calls get on shutdown, so that the site can record what it has delivered. */
const closeGraceMs = 3_000;

/** Writes a log line. Fields must not contain what a visitor typed. */
export type LogEvent = (event: string, fields: Record<string, string | number | boolean>) => void;

export interface DelivererOptions {
  readonly callDeadlineMs: number;
  readonly log: LogEvent;
  /** Multiplies backoff; 1 except in tests. Does not change `Retry-After`. */
  readonly waitFactor: number;
  readonly store: LeadStore;
}

/** Delivers to one destination. A refused record backs off alone; a failing destination gets one record at a time. */
export class Deliverer {
  readonly name: string;
  /** Set once failures count as an outage; cleared when a call succeeds or only its record is refused. */
  outage: { /** ISO 8601. */ readonly since: string; readonly reason: string } | undefined;
  readonly #closing = new AbortController();
  readonly #destination: Destination;
  readonly #options: DelivererOptions;
  readonly #underWay = new Map<string, Promise<void>>();
  #closed = false;
  #failures = 0;
  /** As `performance.now()`. */
  #pausedUntil = 0;
  #starting: Promise<void> | undefined;

  constructor(destination: Destination, options: DelivererOptions) {
    this.name = destination.name;
    this.#destination = destination;
    this.#options = options;
  }

  /** Starts due deliveries. Does nothing during a pause or an earlier `wake`; the queue calls it every second. */
  wake(): void {
    if (this.#closed || performance.now() < this.#pausedUntil) return;
    this.#starting ??= this.#startDue().finally(() => {
      this.#starting = undefined;
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    // Send what was just claimed: no other instance can send it before the lease ends.
    await this.#starting;
    const grace = setTimeout(() => this.#closing.abort(), closeGraceMs);
    await Promise.all(this.#underWay.values());
    clearTimeout(grace);
  }

  async #startDue(): Promise<void> {
    try {
      const freeSlots = (this.#failures > 0 ? 1 : this.#destination.concurrency) - this.#underWay.size;
      if (freeSlots <= 0) return;
      for (const delivery of await this.#options.store.claim(this.name, freeSlots, this.#underWay)) {
        const running = this.#attempt(delivery).finally(() => {
          this.#underWay.delete(delivery.leadId);
          this.wake();
        });
        this.#underWay.set(delivery.leadId, running);
      }
    } catch (error) {
      this.#options.log("lead.queue-unreadable", { destination: this.name, reason: reasonOf(error) });
      this.#pause(destinationBackoff.longestMs * this.#options.waitFactor);
    }
  }

  /** Makes the call, records its result and logs it. */
  async #attempt(delivery: Delivery): Promise<void> {
    const { attempts, leadId, record } = delivery;
    const result = await this.#call(delivery);
    await this.#recordResult(delivery, result);
    this.#options.log(logEventOf(result), {
      submissionId: leadId,
      ...(record?.requestId !== undefined && { requestId: record.requestId }),
      destination: this.name,
      attempts: attempts + 1,
      status: result.status,
    });
  }

  /** Calls the destination and updates its state. Returns the result to store. */
  async #call({ attempts, record }: Delivery): Promise<AttemptResult> {
    const { callDeadlineMs, store, waitFactor } = this.#options;
    const recordWaitMs = backoffMs(recordBackoff, attempts) * waitFactor;
    // Without a call, the state of the destination stays as it is.
    if (!record)
      return {
        delivered: false,
        needsAttention: true,
        waitMs: recordWaitMs,
        status: "unreadable in the queue",
      };
    const call = this.#destination.callFor(record);
    // The record was queued when this destination still accepted such records.
    if (!call)
      return { delivered: true, needsAttention: false, waitMs: 0, status: "no longer for this destination" };
    const signal = AbortSignal.any([AbortSignal.timeout(callDeadlineMs), this.#closing.signal]);
    const result = await call(signal, store.now()).catch((error: unknown) => networkRefusal(causeOf(error)));
    const { delivered, status } = result;
    if (delivered) {
      this.#markWorking();
      return { delivered, needsAttention: false, waitMs: 0, status };
    }
    const { needsAttention, retryAfterMs = 0 } = result;
    if (result.concerns === "destination") {
      this.#markFailing(result);
      // The record is due again at once, behind the others. The pause of the destination delays its next attempt.
      return { delivered, needsAttention, waitMs: 0, status };
    }
    this.#markWorking();
    return { delivered, needsAttention, waitMs: Math.max(recordWaitMs, retryAfterMs), status };
  }

  #markFailing({ needsAttention, retryAfterMs = 0, status }: DeliveryRefusal): void {
    const pauseMs = backoffMs(destinationBackoff, this.#failures) * this.#options.waitFactor;
    this.#pause(Math.max(pauseMs, retryAfterMs));
    this.#failures += 1;
    if (this.outage) this.outage = { ...this.outage, reason: status };
    else if (needsAttention || this.#failures >= outageAfterFailures) {
      this.outage = { since: new Date(this.#options.store.now()).toISOString(), reason: status };
      this.#options.log("lead.destination-failing", {
        level: "error",
        destination: this.name,
        reason: status,
        consequence: needsAttention
          ? "its deliveries wait in the queue until a person fixes this"
          : "its deliveries wait in the queue and are retried automatically",
      });
    }
  }

  #markWorking(): void {
    this.#failures = 0;
    this.#pausedUntil = 0;
    if (!this.outage) return;
    const { since } = this.outage;
    this.#options.log("lead.destination-recovered", { level: "info", destination: this.name, since });
    this.outage = undefined;
  }

  #pause(ms: number): void {
    this.#pausedUntil = performance.now() + Math.min(ms, maxWaitMs);
  }

  /** Retries until the result is stored or the deliverer closes, so that a full disk causes no repeated deliveries. */
  async #recordResult(delivery: Delivery, result: AttemptResult): Promise<void> {
    const { log, waitFactor, store } = this.#options;
    for (let failures = 0; ; failures += 1) {
      try {
        return await store.recordResult(this.name, delivery, result);
      } catch (error) {
        const fields = { submissionId: delivery.leadId, destination: this.name, reason: reasonOf(error) };
        log("lead.delivery-not-recorded", fields);
        if (this.#closed) return;
        await delay(backoffMs(destinationBackoff, failures) * waitFactor);
      }
    }
  }
}

function logEventOf({ delivered, needsAttention }: AttemptResult): string {
  if (delivered) return "lead.delivered";
  return needsAttention ? "lead.needs-attention" : "lead.delivery-failed";
}
