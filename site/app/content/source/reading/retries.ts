import type { PendingChange } from "~/content/store/content-state.ts";

const firstRestMs = 1_000;
const longestRestMs = 60_000;

/** When a change that could not be taken over is tried again: ever less often, so that nothing is asked for in vain. */
export class Retries {
  readonly #tries = new Map<string, { readonly inARow: number; readonly notBefore: number }>();

  isDue(change: PendingChange): boolean {
    return Date.now() >= (this.#tries.get(keyOf(change))?.notBefore ?? 0);
  }

  /** Notes which of the tried changes failed. */
  note(tried: readonly PendingChange[], failed: readonly PendingChange[]): void {
    const stillFailing = new Set(failed.map(keyOf));
    for (const key of tried.map(keyOf)) if (!stillFailing.has(key)) this.#tries.delete(key);
    for (const key of stillFailing) {
      const inARow = (this.#tries.get(key)?.inARow ?? 0) + 1;
      const restMs = Math.min(firstRestMs * 2 ** (inARow - 1), longestRestMs);
      this.#tries.set(key, { inARow, notBefore: Date.now() + restMs });
    }
  }
}

/** Names what has changed, whatever became of it. */
export function keyOf({ documentId, type }: PendingChange): string {
  return `${type} ${documentId}`;
}
