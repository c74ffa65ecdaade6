import { type Backoff, backoffMs } from "../../retry.ts";
import type { DeliveryAnswer, DeliveryRefusal, Destination } from "../destinations/destination.server.ts";
import type { LogEvent } from "../leads-options.server.ts";
import { readQueuedRecord } from "../queued-record.server.ts";
import {
  attentionBackoff,
  deadAfterRefusals,
  destinationBackoff,
  leadBackoff,
  longestWaitMs,
} from "./backoff.server.ts";
import type { DeliveryResult, Errand, Errands } from "./errands.server.ts";
import { reasonOf } from "./storage-error.server.ts";

/** Each call to a destination ends after this. */
export const callDeadlineMs = 10_000;
/** A stop waits this long for calls that are under way, so that an email just taken is not sent again. */
const closeGraceMs = 3_000;

/** A single failure, such as one call too many in a second, is no outage; what somebody has to repair is one at once. */
const outageAfterFailures = 3;

/** Why a destination takes nothing just now. */
export interface Outage {
  /** ISO 8601. */
  readonly since: string;
  /** What it answered last. */
  readonly reason: string;
}

interface CourierOptions {
  readonly destination: Destination;
  readonly errands: Errands;
  readonly log: LogEvent;
  readonly now: () => number;
  /** What came of an attempt is on the disk. */
  readonly onSettled?: () => void;
  /** Scales every wait; tests shorten them. */
  readonly pace: number;
}

/**
 * Brings leads to one destination until it has confirmed each. A lead that is not taken waits for its own
 * backoff; a destination that is down pauses as a whole and is probed with one lead at a time, so that an outage
 * costs a few calls and not one for each lead.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #calls = new Set<AbortController>();
  #failuresInARow = 0;
  /** By the monotonic clock. */
  #pausedUntil = 0;
  #outage: Outage | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.destination.name;
  }

  /** Absent while the destination answers. */
  get outage(): Outage | undefined {
    return this.#outage;
  }

  /** Looks for what is due now. */
  wake(): void {
    if (this.#closed) return;
    const pauseMs = this.#pausedUntil - performance.now();
    if (pauseMs > 0) {
      this.#wakeIn(pauseMs);
      return;
    }
    try {
      this.#startDue();
    } catch (error) {
      const { destination, log } = this.#options;
      log("lead.queue-unreadable", { destination: destination.name, reason: reasonOf(error) });
      this.#wakeIn(this.#wait(destinationBackoff, 30));
    }
  }

  /** As `wake`, without waiting for a pause to end. */
  hurry(): void {
    this.#pausedUntil = 0;
    this.wake();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    const grace = setTimeout(() => {
      for (const call of this.#calls) call.abort();
    }, closeGraceMs);
    await Promise.all(this.#underWay.values());
    clearTimeout(grace);
  }

  #startDue(): void {
    const { destination, errands, now } = this.#options;
    // A visitor waits for an acknowledgement, nobody for a forwarding: in a rush one at a time must do.
    const atATime = this.#failuresInARow > 0 || errands.crowded ? 1 : destination.concurrency;
    const room = atATime - this.#underWay.size;
    if (room <= 0) return;
    const at = now();
    const due = errands
      .due(at, room + this.#underWay.size)
      .filter(({ leadId }) => !this.#underWay.has(leadId))
      .slice(0, room);
    for (const errand of due) this.#start(errand);
    const next = errands.nextDueAt(at);
    if (next !== null) this.#wakeIn(next - at);
  }

  #wakeIn(waitMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(waitMs, 1), longestWaitMs));
    this.#timer.unref();
  }

  #start(errand: Errand): void {
    const attempt = this.#attempt(errand).finally(() => {
      this.#underWay.delete(errand.leadId);
      this.wake();
    });
    this.#underWay.set(errand.leadId, attempt);
  }

  async #attempt(errand: Errand): Promise<void> {
    const answer = await this.#ask(errand);
    const result = this.#resultOf(errand, answer);
    await this.#settle(errand, result);
    this.#report(errand, result);
    this.#options.onSettled?.();
  }

  async #ask({ recordJson }: Errand): Promise<DeliveryAnswer> {
    const record = readQueuedRecord(recordJson);
    if (!record) {
      return { delivered: false, status: "unreadable in the queue", concerns: "lead", needsAttention: true };
    }
    const deliver = this.#options.destination.callFor(record);
    // Queued by a version of the site that sent it here.
    if (!deliver) return { delivered: true, status: "no longer for this destination" };
    // Not AbortSignal.timeout: its timer would outlive every call that ends sooner.
    const call = new AbortController();
    const deadline = setTimeout(() => call.abort(), callDeadlineMs * this.#options.pace);
    this.#calls.add(call);
    try {
      return await deliver(call.signal);
    } catch {
      return { delivered: false, status: "0 Network Error", concerns: "destination", needsAttention: false };
    } finally {
      clearTimeout(deadline);
      this.#calls.delete(call);
    }
  }

  #resultOf({ attempts, refusals }: Errand, answer: DeliveryAnswer): DeliveryResult {
    const at = this.#options.now();
    if (answer.delivered) {
      this.#destinationAnswers();
      return { delivered: true, at, status: answer.status };
    }
    const { status, needsAttention } = answer;
    const refused = answer.concerns === "lead";
    if (!refused) {
      const waitMs = Math.max(this.#wait(destinationBackoff, this.#failuresInARow), answer.retryAfterMs ?? 0);
      this.#failuresInARow += 1;
      this.#pausedUntil = performance.now() + Math.min(waitMs, longestWaitMs);
      this.#destinationFails(answer);
    } else this.#destinationAnswers();
    const ownWaitMs = refused
      ? this.#wait(needsAttention ? attentionBackoff : leadBackoff, refusals)
      : this.#wait(leadBackoff, attempts);
    const waitMs = Math.min(Math.max(ownWaitMs, answer.retryAfterMs ?? 0), longestWaitMs);
    return {
      delivered: false,
      at,
      nextAttemptAt: Math.ceil(at + waitMs),
      needsAttention,
      refused,
      dead: refused && refusals + 1 >= deadAfterRefusals,
      status,
    };
  }

  #destinationFails({ needsAttention, status }: DeliveryRefusal): void {
    const { destination, log, now } = this.#options;
    if (this.#outage) this.#outage = { ...this.#outage, reason: status };
    else if (needsAttention || this.#failuresInARow >= outageAfterFailures) {
      this.#outage = { since: new Date(now()).toISOString(), reason: status };
      log("lead.destination-failing", {
        level: "error",
        destination: destination.name,
        reason: status,
        consequence: needsAttention
          ? "what it should get waits in the queue until somebody has repaired this"
          : "what it should get waits in the queue and is tried again by itself",
      });
    }
  }

  #destinationAnswers(): void {
    const wasDown = this.#failuresInARow > 0;
    this.#failuresInARow = 0;
    this.#pausedUntil = 0;
    if (this.#outage) {
      const { destination, log } = this.#options;
      const { since } = this.#outage;
      log("lead.destination-recovered", { level: "info", destination: destination.name, since });
      this.#outage = undefined;
    }
    if (!wasDown) return;
    // Only a convenience: without it the leads come when their own waits end.
    this.#options.errands.recover().then(
      () => this.wake(),
      () => undefined,
    );
  }

  /** A delivery that cannot be noted down yet, because the disk is full, stays under way: it is never sent twice. */
  async #settle({ leadId, settle }: Errand, result: DeliveryResult): Promise<void> {
    const { destination, log } = this.#options;
    for (let failures = 0; ; failures += 1) {
      try {
        return await settle(result);
      } catch (error) {
        const name = destination.name;
        log("lead.delivery-not-noted", { submissionId: leadId, destination: name, reason: reasonOf(error) });
        if (this.#closed) return;
        await new Promise((resolve) => setTimeout(resolve, this.#wait(destinationBackoff, failures)));
      }
    }
  }

  #report({ leadId, attempts }: Errand, result: DeliveryResult): void {
    const { destination, log } = this.#options;
    const { status } = result;
    log(eventOf(result), {
      submissionId: leadId,
      destination: destination.name,
      attempts: attempts + 1,
      status,
    });
  }

  #wait(backoff: Backoff, failures: number): number {
    return backoffMs(backoff, failures) * this.#options.pace;
  }
}

function eventOf(result: DeliveryResult): string {
  if (result.delivered) return "lead.delivered";
  if (result.dead) return "lead.dead";
  return result.needsAttention ? "lead.needs-attention" : "lead.delivery-failed";
}
