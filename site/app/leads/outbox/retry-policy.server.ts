import type { Backoff } from "../../retry.ts";

/** For one lead that a destination could not take just now: 1 s to 5 min, without end short of delivery. */
export const leadBackoff: Backoff = { firstMs: 1_000, longestMs: 300_000 };

/** For one record that somebody has to look at: rarely, so that a repair shows within the hour. */
export const attentionBackoff: Backoff = { firstMs: 300_000, longestMs: 3_600_000 };

/**
 * A record that its destination has refused so often is a dead letter: with the backoff above that is after about two
 * hours, in which a repair is noticed by itself.
 */
export const deadAfterRefusals = 8;

/** For a destination that is down: one lead probes it, often enough that its return is soon noticed. */
export const destinationBackoff: Backoff = { firstMs: 1_000, longestMs: 30_000 };

/** Nothing ever waits longer, whatever a provider's `Retry-After` or a clock that was set back says. */
export const longestWaitMs = 3_600_000;
