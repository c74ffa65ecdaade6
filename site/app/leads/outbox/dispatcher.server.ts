import { causeOf, reasonOf } from "../../reason.ts";
import { type Backoff, backoffMs } from "../../retry.ts";
import { type DeliveryAnswer, type Destination, unanswered } from "../destinations/destination.server.ts";
import { CircuitBreaker } from "./circuit-breaker.server.ts";
import {
  attentionBackoff,
  deadAfterRefusals,
  destinationBackoff,
  leadBackoff,
  longestWaitMs,
} from "./retry-policy.server.ts";
import type { Attempt, Delivery, LogEvent, Work } from "./work.server.ts";

/** A stop waits this long for calls that are under way, so that an email just sent is not sent again. */
const closeGraceMs = 3_000;

/** A queue that cannot be read is asked again as rarely as a destination that has been down for long. */
const failuresIfUnreadable = 30;

interface DispatcherOptions {
  readonly callDeadlineMs: number;
  /** In a rush, acknowledging visitors comes before delivering. */
  readonly crowded: () => boolean;
  readonly destination: Destination;
  readonly log: LogEvent;
  readonly now: () => number;
  /** The result of an attempt is recorded, which may have made a report due. */
  readonly onRecorded?: () => void;
  /** Scales all waits. */
  readonly pace: number;
  readonly work: Work;
}

/**
 * Sends records to one destination until it has confirmed each. A record that is refused has its own backoff; a
 * destination that is down pauses as a whole and is probed with one record at a time.
 */
export class Dispatcher {
  readonly #breaker: CircuitBreaker;
  readonly #closing = new AbortController();
  readonly #options: DispatcherOptions;
  readonly #underWay = new Set<Promise<void>>();
  #closed = false;
  #starting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #wakeAgain = false;

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#breaker = new CircuitBreaker(options.destination.name, options.log);
  }

  get name(): string {
    return this.#options.destination.name;
  }

  get outage() {
    return this.#breaker.outage;
  }

  /** Starts what is due now; `hurry` ends a pause of the destination. */
  wake({ hurry = false } = {}): void {
    if (this.#closed) return;
    if (hurry) this.#breaker.endPause();
    if (this.#breaker.pauseMs > 0) {
      this.#wakeIn(this.#breaker.pauseMs);
      return;
    }
    this.#wakeAgain = true;
    this.#starting ??= this.#startDue();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    // Deliveries that are being claimed are still sent: no other instance could before the lease ends.
    await this.#starting;
    const grace = setTimeout(() => this.#closing.abort(), closeGraceMs);
    await Promise.all(this.#underWay);
    clearTimeout(grace);
  }

  /** One at a time: what wakes it meanwhile makes it go on. */
  async #startDue(): Promise<void> {
    while (this.#wakeAgain) {
      this.#wakeAgain = false;
      try {
        await this.#claimDue();
      } catch (error) {
        this.#options.log("lead.queue-unreadable", { destination: this.name, reason: reasonOf(error) });
        this.#wakeIn(this.#wait(destinationBackoff, failuresIfUnreadable));
      }
    }
    this.#starting = undefined;
  }

  async #claimDue(): Promise<void> {
    const { crowded, destination, onRecorded, work } = this.#options;
    const atATime = this.#breaker.failures > 0 || crowded() ? 1 : destination.concurrency;
    const room = atATime - this.#underWay.size;
    if (room <= 0) return;
    for (const delivery of await work.claim(room)) {
      const attempt = this.#attempt(delivery).finally(() => {
        this.#underWay.delete(attempt);
        this.wake();
        onRecorded?.();
      });
      this.#underWay.add(attempt);
    }
    const nextInMs = await work.nextDueInMs();
    // A failure meanwhile has set the timer to the end of its pause.
    if (nextInMs !== null && this.#breaker.pauseMs === 0 && !this.#closed) this.#wakeIn(nextInMs);
  }

  #wakeIn(waitMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), Math.min(Math.max(waitMs, 1), longestWaitMs));
    this.#timer.unref();
  }

  async #attempt(delivery: Delivery): Promise<void> {
    const { attempts, leadId, record } = delivery;
    const attempt = this.#outcomeOf(delivery, await this.#deliver(delivery));
    await this.#record(delivery, attempt);
    const requestId = record?.requestId;
    const fields = { destination: this.name, attempts: attempts + 1, status: attempt.status };
    const named = { submissionId: leadId, ...(requestId !== undefined && { requestId }) };
    this.#options.log(eventOf(attempt), { ...named, ...fields });
  }

  async #deliver({ record }: Delivery): Promise<DeliveryAnswer> {
    if (!record) {
      return { delivered: false, status: "unreadable in the queue", concerns: "lead", needsAttention: true };
    }
    const call = this.#options.destination.callFor(record);
    // Queued by a version of the site that sent it here.
    if (!call) return { delivered: true, status: "no longer for this destination" };
    const deadline = AbortSignal.timeout(this.#options.callDeadlineMs);
    try {
      return await call(AbortSignal.any([deadline, this.#closing.signal]), this.#options.now());
    } catch (error) {
      return unanswered(causeOf(error));
    }
  }

  /** What an answer means for this record, and for those that wait behind it. */
  #outcomeOf({ attempts, refusals }: Delivery, answer: DeliveryAnswer): Attempt {
    const at = this.#options.now();
    const { delivered, status } = answer;
    const refused = !delivered && answer.concerns === "lead";
    if (delivered || refused) this.#recover();
    const attempt = { at, delivered, dead: false, needsAttention: false, nextAttemptAt: at, refused, status };
    if (delivered) return attempt;
    const { needsAttention, retryAfterMs = 0 } = answer;
    if (!refused) {
      const pauseMs = this.#wait(destinationBackoff, this.#breaker.failures);
      this.#breaker.fail(answer, Math.max(pauseMs, retryAfterMs), at);
    }
    const backoff = refused && needsAttention ? attentionBackoff : leadBackoff;
    const ownWaitMs = this.#wait(backoff, refused ? refusals : attempts);
    return {
      ...attempt,
      dead: refused && refusals + 1 >= deadAfterRefusals,
      needsAttention,
      nextAttemptAt: Math.ceil(at + Math.min(Math.max(ownWaitMs, retryAfterMs), longestWaitMs)),
    };
  }

  #recover(): void {
    if (!this.#breaker.succeed()) return;
    // Only a convenience: without it the leads come when their own waits end.
    this.#options.work.recover().then(
      () => this.wake(),
      () => undefined,
    );
  }

  /** Until the result can be recorded, because the disk is full, this instance does not send the record again. */
  async #record(delivery: Delivery, attempt: Attempt): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        return await this.#options.work.record(delivery, attempt);
      } catch (error) {
        const fields = { submissionId: delivery.leadId, destination: this.name, reason: reasonOf(error) };
        this.#options.log("lead.delivery-not-recorded", fields);
        if (this.#closed) return;
        await new Promise((resolve) => setTimeout(resolve, this.#wait(destinationBackoff, failures)));
      }
    }
  }

  #wait(backoff: Backoff, failures: number): number {
    return backoffMs(backoff, failures) * this.#options.pace;
  }
}

function eventOf({ dead, delivered, needsAttention }: Attempt): string {
  if (delivered) return "lead.delivered";
  if (dead) return "lead.dead";
  return needsAttention ? "lead.needs-attention" : "lead.delivery-failed";
}
