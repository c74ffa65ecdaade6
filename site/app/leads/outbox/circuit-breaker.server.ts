import type { DeliveryRefusal } from "../destinations/destination.server.ts";
import { longestWaitMs } from "./retry-policy.server.ts";
import type { LogEvent } from "./work.server.ts";

/** One failure, such as one call too many in a second, is no outage; what somebody has to repair is one at once. */
const outageAfterFailures = 3;

/** Why a destination accepts nothing just now. */
interface Outage {
  /** ISO 8601. */
  readonly since: string;
  /** What it answered last. */
  readonly reason: string;
}

/** Pauses a destination that is down, and tells the log when an outage begins and ends. */
export class CircuitBreaker {
  /** Failures in a row. While there are any, one delivery at a time probes the destination. */
  failures = 0;
  /** Absent while the destination answers. */
  outage: Outage | undefined;
  readonly #destination: string;
  readonly #log: LogEvent;
  /** On the monotonic clock. */
  #pausedUntil = 0;

  constructor(destination: string, log: LogEvent) {
    this.#destination = destination;
    this.#log = log;
  }

  get pauseMs(): number {
    return Math.max(0, this.#pausedUntil - performance.now());
  }

  endPause(): void {
    this.#pausedUntil = 0;
  }

  fail({ needsAttention, status }: DeliveryRefusal, pauseMs: number, now: number): void {
    this.failures += 1;
    this.#pausedUntil = performance.now() + Math.min(pauseMs, longestWaitMs);
    if (this.outage) this.outage = { ...this.outage, reason: status };
    else if (needsAttention || this.failures >= outageAfterFailures) {
      this.outage = { since: new Date(now).toISOString(), reason: status };
      this.#log("lead.destination-failing", {
        level: "error",
        destination: this.#destination,
        reason: status,
        consequence: needsAttention
          ? "what it should get waits in the queue until somebody has repaired this"
          : "what it should get waits in the queue and is tried again by itself",
      });
    }
  }

  /** Gives whether it had failed before. */
  succeed(): boolean {
    const hadFailed = this.failures > 0;
    this.failures = 0;
    this.endPause();
    if (this.outage) {
      const { since } = this.outage;
      this.#log("lead.destination-recovered", { level: "info", destination: this.#destination, since });
      this.outage = undefined;
    }
    return hadFailed;
  }
}
