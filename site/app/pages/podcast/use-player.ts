import { useState } from "react";
import type { Episode } from "~/content/model/site-content.ts";

interface Loaded {
  readonly audio: HTMLAudioElement;
  readonly episode: Episode;
}

export interface Player {
  /** What the bar shows; nothing before the first press. */
  readonly loaded: Loaded | null;
  /** Has the bar show an episode; another one that plays is paused. */
  readonly take: (loaded: Loaded) => void;
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
