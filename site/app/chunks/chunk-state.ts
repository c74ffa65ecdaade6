import { useSyncExternalStore } from "react";

interface ChunkState {
  readonly failure: Error | null;
  readonly isLoading: boolean;
}

const atRest: ChunkState = { failure: null, isLoading: false };
let state = atRest;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function setChunkState(next: ChunkState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Whether a page's files are on their way, or could not be had. */
export function useChunkState(): ChunkState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => atRest,
  );
}
