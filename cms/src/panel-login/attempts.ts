/** Counts attempts within a window of time that begins with the first one. Held in memory, and bounded. */
export class Attempts {
  readonly #max: number;
  readonly #windowMs: number;
  readonly #windows = new Map<string, { count: number; endsAtMs: number }>();

  constructor(max: number, windowMs: number) {
    this.#max = max;
    this.#windowMs = windowMs;
  }

  /** Whether one more is allowed; if so, it is counted at once, so that simultaneous ones count too. */
  take(key: string): boolean {
    const now = Date.now();
    const window = this.#windows.get(key);
    if (window && window.endsAtMs > now) {
      if (window.count >= this.#max) return false;
      window.count += 1;
      return true;
    }
    this.#dropEnded(now);
    this.#windows.set(key, { count: 1, endsAtMs: now + this.#windowMs });
    return true;
  }

  /** Uncounts an attempt that succeeded. */
  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  /** All windows are equally long: the oldest come first. */
  #dropEnded(now: number): void {
    for (const [key, { endsAtMs }] of this.#windows) {
      if (endsAtMs > now && this.#windows.size < maxKeys) return;
      this.#windows.delete(key);
    }
  }
}

const maxKeys = 50_000;
