const maxKeys = 50_000;

/** Counts attempts within a window of time that begins with the first one. Held in memory, and bounded. */
export function limitAttempts(max: number, windowMs: number) {
  const windows = new Map<string, { count: number; endsAtMs: number }>();
  return {
    /** Whether one more is allowed; if so, it is counted at once, so that simultaneous ones count too. */
    take(key: string): boolean {
      const now = Date.now();
      const window = windows.get(key);
      if (window && window.endsAtMs > now) {
        if (window.count >= max) return false;
        window.count += 1;
        return true;
      }
      // All windows are equally long: the oldest come first.
      for (const [oldest, { endsAtMs }] of windows) {
        if (endsAtMs > now && windows.size < maxKeys) break;
        windows.delete(oldest);
      }
      windows.set(key, { count: 1, endsAtMs: now + windowMs });
      return true;
    },
    /** Uncounts an attempt that succeeded. */
    giveBack(key: string): void {
      const window = windows.get(key);
      if (window && window.count > 0) window.count -= 1;
    },
  };
}
