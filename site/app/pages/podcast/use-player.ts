import { type ComponentProps, type RefObject, useRef, useState } from "react";
import type { Episode } from "~/content/site-content.ts";

export const speeds = [1, 1.25, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export interface Player {
  /** For the one audio element of the page. */
  readonly audioProps: ComponentProps<"audio"> & { readonly ref: RefObject<HTMLAudioElement | null> };
  readonly changeSpeed: () => void;
  readonly durationSeconds: number;
  /** What is loaded; none before the first press. */
  readonly episode: Episode | null;
  readonly hasFailed: boolean;
  readonly isPlaying: boolean;
  readonly positionSeconds: number;
  readonly seek: (seconds: number) => void;
  readonly skip: (seconds: number) => void;
  readonly speed: Speed;
  /** Plays what is not playing, pauses what is. */
  readonly toggle: (episode: Episode) => void;
}

/** One audio element plays every episode. What is shown follows its events, so that the keys of a keyboard count too. */
export function usePlayer(): Player {
  const ref = useRef<HTMLAudioElement>(null);
  const [episode, setEpisode] = useState<Episode | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [positionSeconds, setPositionSeconds] = useState(0);
  const [speed, setSpeed] = useState<Speed>(1);
  const durationSeconds = episode?.audio.durationSeconds ?? 0;

  function seek(seconds: number) {
    const audio = ref.current;
    if (!audio) return;
    audio.currentTime = Math.min(Math.max(seconds, 0), audio.duration || durationSeconds);
    setPositionSeconds(audio.currentTime);
  }

  function toggle(pressed: Episode) {
    const audio = ref.current;
    if (!audio) return;
    const isLoaded = pressed.number === episode?.number;
    if (isLoaded && isPlaying) {
      audio.pause();
      return;
    }
    if (!isLoaded || hasFailed) {
      setEpisode(pressed);
      setHasFailed(false);
      setPositionSeconds(0);
      audio.src = pressed.audio.src;
    }
    // A refusal leaves it paused, which is what is shown; a failure arrives as an event.
    audio.play().catch(() => {});
  }

  function changeSpeed() {
    const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
    setSpeed(next);
    const audio = ref.current;
    if (!audio) return;
    audio.playbackRate = next;
    // The rate that the next episode starts with.
    audio.defaultPlaybackRate = next;
  }

  return {
    audioProps: {
      onError: () => setHasFailed(true),
      onPause: () => setIsPlaying(false),
      onPlay: () => setIsPlaying(true),
      onTimeUpdate: (event) => setPositionSeconds(event.currentTarget.currentTime),
      preload: "none",
      ref,
    },
    changeSpeed,
    durationSeconds,
    episode,
    hasFailed,
    isPlaying,
    positionSeconds,
    seek,
    skip: (seconds) => seek((ref.current?.currentTime ?? 0) + seconds),
    speed,
    toggle,
  };
}
