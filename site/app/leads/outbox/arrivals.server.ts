const slotMs = 5 * 60_000;
const longestWindowMs = 24 * 3_600_000;

/** `withinMs` is a day at most. */
export interface Limit {
  readonly most: number;
  readonly withinMs: number;
}

export const perHour = (most: number): Limit => ({ most, withinMs: 3_600_000 });

/** What one sender sent in one slot of five minutes. */
export interface ArrivalSlot {
  /** Number of the slot since 1970. */
  readonly slot: number;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

export const slotOf = (at: number) => Math.floor(at / slotMs);

/** The slots that limits cover at a time; older ones can be forgotten, and later ones are of a clock that was set back. */
export function coveredSlots(now: number): readonly [first: number, last: number] {
  return [slotOf(now) - longestWindowMs / slotMs + 1, slotOf(now)];
}

/**
 * The leads accepted over the last day from some senders. Stores keep them beside the leads, so that a restart forgets
 * no limit, and under keyed digests, so that no address is stored.
 */
export class Arrivals {
  readonly #slotsOf: (sender: string) => readonly ArrivalSlot[];

  constructor(slotsOf: (sender: string) => readonly ArrivalSlot[]) {
    this.#slotsOf = slotsOf;
  }

  /** Milliseconds until this sender may send again under a limit; 0 when it may now. */
  waitForLimit(sender: string, { most, withinMs }: Limit, now: number): number {
    const last = slotOf(now);
    const slots = withinMs / slotMs;
    let total = 0;
    let oldest = Number.POSITIVE_INFINITY;
    for (const { count, slot } of this.#slotsOf(sender)) {
      if (slot <= last - slots || slot > last) continue;
      total += count;
      oldest = Math.min(oldest, slot);
    }
    if (total < most) return 0;
    return (Math.min(oldest, last) + slots) * slotMs - now;
  }

  /** When this sender was last counted, in milliseconds since 1970; a clock that was set back may show the future. */
  lastOf(sender: string): number | undefined {
    const slots = this.#slotsOf(sender);
    return slots.length === 0 ? undefined : Math.max(...slots.map(({ lastAt }) => lastAt));
  }

  /** Milliseconds until the throttle lets this sender send again; 0 when it may now. */
  waitForThrottle(sender: string, throttleMs: number, now: number): number {
    const at = this.lastOf(sender);
    return at === undefined || at > now ? 0 : Math.max(0, at + throttleMs - now);
  }
}
