import { causeOf, reasonOf } from "../../reason.ts";
import { type Backoff, backoffMs } from "../../retry.ts";
import {
  type DeliveryAnswer,
  type DeliveryRefusal,
  type Destination,
  unanswered,
} from "../destinations/destination.server.ts";
import type { SendReport } from "../destinations/inbox.server.ts";
import { type Attempt, type Delivery, type LeadStore, longestWaitMs } from "./store.server.ts";

/** Backoff for a temporary failure of one lead. Retries end only if its destination refuses the lead too often. */
const leadBackoff: Backoff = { firstMs: 1_000, longestMs: 300_000 };

/** Backoff for a record that a person must fix; after a repair it is sent within the hour. */
const attentionBackoff: Backoff = { firstMs: 300_000, longestMs: 3_600_000 };

/** Backoff for a failing destination, which is probed with one lead. */
export const destinationBackoff: Backoff = { firstMs: 1_000, longestMs: 30_000 };

/** Refusals until a record is a dead letter; about two hours on average with the backoff above. */
export const deadAfterRefusals = 8;

/** Consecutive failures that count as an outage; one is enough if a person must fix it. */
const outageAfterFailures = 3;

/** Treats an unreadable queue like a destination with this many failures. */
const failuresIfUnreadable = 30;

/** Wait for running calls on shutdown, so that sent emails are recorded. */
const closeGraceMs = 3_000;

/** Writes a log line. Fields must not contain what a visitor typed. */
export type LogEvent = (event: string, fields: Record<string, string | number | boolean>) => void;

export interface DeliverOptions {
  readonly callDeadlineMs: number;
  readonly log: LogEvent;
  /** Scales all waits. */
  readonly pace: number;
  readonly store: LeadStore;
}

/** Pause that grows with consecutive failures. */
class Pause {
  failures = 0;
  readonly #pace: number;
  /** Monotonic time in milliseconds. */
  #until = 0;

  constructor(pace: number) {
    this.#pace = pace;
  }

  get isOver(): boolean {
    return performance.now() >= this.#until;
  }

  end(): void {
    this.#until = 0;
  }

  /** Starts a pause of at least `leastMs`. */
  begin(failures = this.failures, leastMs = 0): void {
    const pauseMs = Math.max(backoffMs(destinationBackoff, failures) * this.#pace, leastMs);
    this.failures += 1;
    this.#until = performance.now() + Math.min(pauseMs, longestWaitMs);
  }
}

/**
 * Delivers records to one destination. A refused record backs off alone; a failing destination is probed with one
 * record at a time.
 */
export class Deliverer {
  /** Reason why the destination fails; absent while it works. */
  outage: { /** ISO 8601. */ readonly since: string; readonly reason: string } | undefined;
  readonly #closing = new AbortController();
  readonly #destination: Destination;
  readonly #options: DeliverOptions;
  readonly #pause: Pause;
  readonly #underWay = new Map<string, Promise<void>>();
  #closed = false;
  #starting: Promise<void> | undefined;
  #wakeAgain = false;

  constructor(destination: Destination, options: DeliverOptions) {
    this.#destination = destination;
    this.#options = options;
    this.#pause = new Pause(options.pace);
  }

  get name(): string {
    return this.#destination.name;
  }

  /** Starts due deliveries. `hurry` ends a pause. */
  wake({ hurry = false } = {}): void {
    if (hurry) this.#pause.end();
    if (this.#closed || !this.#pause.isOver) return;
    this.#wakeAgain = true;
    this.#starting ??= this.#startDue().finally(() => {
      this.#starting = undefined;
      if (this.#wakeAgain) this.wake();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    // Send what was just claimed: no other instance could before the lease ends.
    await this.#starting;
    const grace = setTimeout(() => this.#closing.abort(), closeGraceMs);
    await Promise.all(this.#underWay.values());
    clearTimeout(grace);
  }

  /** Claims and starts due deliveries, again if `wake` was called meanwhile. */
  async #startDue(): Promise<void> {
    while (this.#wakeAgain) {
      this.#wakeAgain = false;
      try {
        const room = (this.#pause.failures > 0 ? 1 : this.#destination.concurrency) - this.#underWay.size;
        if (room <= 0) continue;
        for (const delivery of await this.#options.store.claim(this.name, room, this.#underWay)) {
          const attempt = this.#attempt(delivery).finally(() => {
            this.#underWay.delete(delivery.leadId);
            this.wake();
          });
          this.#underWay.set(delivery.leadId, attempt);
        }
      } catch (error) {
        this.#options.log("lead.queue-unreadable", { destination: this.name, reason: reasonOf(error) });
        this.#pause.begin(failuresIfUnreadable);
      }
    }
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { attempts, leadId, record } = delivery;
    const attempt = this.#outcomeOf(delivery, await this.#deliver(delivery));
    await this.#record(delivery, attempt);
    this.#options.log(eventOf(attempt), {
      submissionId: leadId,
      ...(record?.requestId !== undefined && { requestId: record.requestId }),
      destination: this.name,
      attempts: attempts + 1,
      status: attempt.status,
    });
  }

  async #deliver({ record }: Delivery): Promise<DeliveryAnswer> {
    if (!record) {
      return { delivered: false, status: "unreadable in the queue", concerns: "lead", needsAttention: true };
    }
    const call = this.#destination.callFor(record);
    // Queued when this destination accepted such records.
    if (!call) return { delivered: true, status: "no longer for this destination" };
    const { callDeadlineMs, store } = this.#options;
    const signal = AbortSignal.any([AbortSignal.timeout(callDeadlineMs), this.#closing.signal]);
    try {
      return await call(signal, store.now());
    } catch (error) {
      return unanswered(causeOf(error));
    }
  }

  /** Interprets an answer for this record and for the destination. */
  #outcomeOf({ attempts, refusals }: Delivery, answer: DeliveryAnswer): Attempt {
    const at = this.#options.store.now();
    const { delivered, status } = answer;
    const refused = !delivered && answer.concerns === "lead";
    if (delivered || refused) this.#succeed();
    else this.#fail(answer, at);
    const attempt = { at, delivered, dead: false, needsAttention: false, nextAttemptAt: at, refused, status };
    if (delivered) return attempt;
    const { needsAttention, retryAfterMs = 0 } = answer;
    const ownWaitMs = refused
      ? backoffMs(needsAttention ? attentionBackoff : leadBackoff, refusals)
      : backoffMs(leadBackoff, attempts);
    return {
      ...attempt,
      dead: refused && refusals + 1 >= deadAfterRefusals,
      needsAttention,
      nextAttemptAt: Math.ceil(
        at + Math.min(Math.max(ownWaitMs * this.#options.pace, retryAfterMs), longestWaitMs),
      ),
    };
  }

  #fail({ needsAttention, retryAfterMs, status }: DeliveryRefusal, at: number): void {
    this.#pause.begin(this.#pause.failures, retryAfterMs);
    if (this.outage) this.outage = { ...this.outage, reason: status };
    else if (needsAttention || this.#pause.failures >= outageAfterFailures) {
      this.outage = { since: new Date(at).toISOString(), reason: status };
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

  #succeed(): void {
    const hadFailed = this.#pause.failures > 0;
    this.#pause.failures = 0;
    this.#pause.end();
    if (this.outage) {
      const { since } = this.outage;
      this.#options.log("lead.destination-recovered", { level: "info", destination: this.name, since });
      this.outage = undefined;
    }
    if (!hadFailed) return;
    // Optional: leads are also sent when their own waits end.
    this.#options.store.recover(this.name).then(
      () => this.wake(),
      () => undefined,
    );
  }

  /** Retries until the result is recorded, so that a full disk does not cause repeated deliveries. */
  async #record(delivery: Delivery, attempt: Attempt): Promise<void> {
    const { log, pace, store } = this.#options;
    for (let failures = 0; ; failures += 1) {
      try {
        return await store.record(this.name, delivery, attempt);
      } catch (error) {
        const fields = { submissionId: delivery.leadId, destination: this.name, reason: reasonOf(error) };
        log("lead.delivery-not-recorded", fields);
        if (this.#closed) return;
        await new Promise((resolve) => setTimeout(resolve, backoffMs(destinationBackoff, failures) * pace));
      }
    }
  }
}

function eventOf({ dead, delivered, needsAttention }: Attempt): string {
  if (delivered) return "lead.delivered";
  if (dead) return "lead.dead";
  return needsAttention ? "lead.needs-attention" : "lead.delivery-failed";
}

/** Reports results at other destinations to the inbox, one lead at a time. Deliveries do not depend on it. */
export class Reporter {
  readonly #closing = new AbortController();
  readonly #options: DeliverOptions;
  readonly #pause: Pause;
  readonly #send: SendReport;
  #running: Promise<void> | undefined;

  constructor(send: SendReport, options: DeliverOptions) {
    this.#send = send;
    this.#options = options;
    this.#pause = new Pause(options.pace);
  }

  wake({ hurry = false } = {}): void {
    if (hurry) this.#pause.end();
    if (this.#closing.signal.aborted || !this.#pause.isOver) return;
    this.#running ??= this.#sendDue().finally(() => {
      this.#running = undefined;
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    try {
      while (this.#pause.isOver && (await this.#sendNext()));
    } catch (error) {
      this.#options.log("lead-report.queue-unreadable", { reason: reasonOf(error) });
      this.#pause.begin(failuresIfUnreadable);
    }
  }

  /** Resolves with false if no report is due. */
  async #sendNext(): Promise<boolean> {
    const { callDeadlineMs, log, pace, store } = this.#options;
    const due = await store.claimReport();
    if (!due || this.#closing.signal.aborted) return false;
    const { refusals, ...report } = due;
    const signal = AbortSignal.any([AbortSignal.timeout(callDeadlineMs), this.#closing.signal]);
    const answer = await this.#send(report, signal, store.now()).catch((error) => unanswered(causeOf(error)));
    const { delivered, status } = answer;
    const refused = !delivered && answer.concerns === "lead";
    if (delivered || refused) this.#pause.failures = 0;
    else this.#pause.begin(this.#pause.failures, answer.retryAfterMs);
    const dead = refused && refusals + 1 >= deadAfterRefusals;
    const waitMs = backoffMs(refused ? leadBackoff : destinationBackoff, refusals) * pace;
    await store.recordReport(due, delivered || dead ? null : Math.ceil(store.now() + waitMs), refused);
    const event = delivered ? "delivered" : dead ? "dead" : "delivery-failed";
    log(`lead-report.${event}`, { submissionId: due.leadId, status });
    return true;
  }
}
