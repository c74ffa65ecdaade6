import type { DeliveryRefusal } from "./destination.server.ts";
import { retryAfterMs } from "./retry-after.server.ts";

/** Statuses about the one lead: invalid (400), another lead under its id (409), too large (413). */
const concernLead = new Set([400, 409, 413, 422]);
/** Statuses that pass by themselves. */
const passing = new Set([408, 425, 429]);

interface Refused {
  readonly status: number;
  /** What the log may say of it; the number alone where nothing is given. */
  readonly said?: string;
  /** The header of that name. */
  readonly retryAfter: string | null;
}

/** What a status other than success means for the lead that was sent and for those that wait behind it. */
export function refusalOf({ status, said, retryAfter }: Refused, now: number): DeliveryRefusal {
  const waitMs = retryAfterMs(retryAfter, now);
  return {
    delivered: false,
    status: said ?? String(status),
    concerns: concernLead.has(status) ? "lead" : "destination",
    needsAttention: status >= 300 && status < 500 && !passing.has(status),
    ...(waitMs !== undefined && { retryAfterMs: waitMs }),
  };
}
