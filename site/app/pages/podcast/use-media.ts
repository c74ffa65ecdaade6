import { useCallback, useSyncExternalStore } from "react";

const changes = ["emptied", "error", "pause", "play", "ratechange", "seeking", "timeupdate"] as const;

/** What is read of an audio element, whoever changes it: this page, the browser's own controls or a keyboard's keys. */
export function useMedia<Value extends boolean | number>(
  audio: HTMLAudioElement | null,
  read: (audio: HTMLAudioElement) => Value,
): Value | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      const listening = new AbortController();
      for (const change of changes) audio?.addEventListener(change, notify, { signal: listening.signal });
      return () => listening.abort();
    },
    [audio],
  );
  return useSyncExternalStore(
    subscribe,
    () => (audio ? read(audio) : undefined),
    () => undefined,
  );
}
