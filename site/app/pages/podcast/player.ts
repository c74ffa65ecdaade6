import { useCallback, useState, useSyncExternalStore } from "react";
import type { Episode } from "~/content/model/site-content.ts";

interface Loaded {
  audio: HTMLAudioElement;
  episode: Episode;
}

export interface Player {
  /** What the bar shows; nothing before the first press. */
  loaded: Loaded | null;
  /** Has the bar show an episode; another one that plays is paused. */
  take: (loaded: Loaded) => void;
}

/** The player of the page: which of its audio elements the bar works. What they play is known by them alone. */
export function usePlayer(): Player {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  return {
    loaded,
    take(next) {
      if (loaded && loaded.audio !== next.audio) {
        loaded.audio.pause();
        setSpeed(next.audio, loaded.audio.playbackRate);
      }
      setLoaded(next);
    },
  };
}

export const isPlaying = (audio: HTMLAudioElement) => !audio.paused && audio.error === null;

/** Plays what is not playing, pauses what is. */
export function toggle(audio: HTMLAudioElement): void {
  if (isPlaying(audio)) {
    audio.pause();
    return;
  }
  if (audio.error) audio.load();
  // A refusal leaves it paused, which is what is shown; a failure arrives as an event.
  audio.play().catch(() => {});
}

const speeds = [1, 1.25, 1.5, 2] as const;

export function changeSpeed(audio: HTMLAudioElement): void {
  setSpeed(audio, speeds.find((speed) => speed > audio.playbackRate) ?? speeds[0]);
}

function setSpeed(audio: HTMLAudioElement, speed: number): void {
  audio.playbackRate = speed;
  // What it has once it is loaded again.
  audio.defaultPlaybackRate = speed;
}

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

/** Where the visitor was in an episode when they went to another page; gone with the tab. */
let left: { readonly address: string; readonly seconds: number } | null = null;

export function leaveEpisode({ currentTime, src }: HTMLAudioElement): void {
  if (currentTime > 0) left = { address: src, seconds: currentTime };
}

/** Where it goes on before any of it is loaded. */
export function returnToEpisode(audio: HTMLAudioElement): void {
  if (left?.address === audio.src) audio.currentTime = left.seconds;
}
