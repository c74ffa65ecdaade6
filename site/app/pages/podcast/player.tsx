import { Pause, Play } from "lucide-react";
import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Episode } from "~/content/model/site-content.ts";
import { fill } from "~/copy/copy.ts";
import { podcast } from "~/copy/podcast.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Slider } from "~/ui/slider.tsx";
import "./player-bar.css";

interface LoadedEpisode {
  audio: HTMLAudioElement;
  episode: Episode;
}

export type Player = ReturnType<typeof usePlayer>;

/** Tracks which audio element the bar controls. The elements hold the playback state. */
export function usePlayer() {
  /** Episode in the bar; null until one is played. */
  const [loaded, setLoaded] = useState<LoadedEpisode | null>(null);
  return {
    loaded,
    /** Puts an episode into the bar. If it replaces another, pauses that one and keeps its speed. */
    load(next: LoadedEpisode) {
      if (loaded && loaded.audio !== next.audio) {
        loaded.audio.pause();
        setSpeed(next.audio, loaded.audio.playbackRate);
      }
      setLoaded(next);
    },
  };
}

const isPlaying = (audio: HTMLAudioElement) => !audio.paused && audio.error === null;

function toggle(audio: HTMLAudioElement): void {
  if (isPlaying(audio)) {
    audio.pause();
    return;
  }
  if (audio.error) audio.load();
  // If the browser refuses to play, the audio stays paused. Failures are reported as events.
  audio.play().catch(() => {});
}

const speeds = [1, 1.25, 1.5, 2] as const;

function setSpeed(audio: HTMLAudioElement, speed: number): void {
  audio.playbackRate = speed;
  // Keeps the speed when the element loads again.
  audio.defaultPlaybackRate = speed;
}

const changeEvents = ["emptied", "error", "pause", "play", "ratechange", "seeking", "timeupdate"] as const;

/** Returns a value of an audio element, and renders again when it changes. */
function useAudioValue<Value extends boolean | number>(
  audio: HTMLAudioElement | null,
  read: (audio: HTMLAudioElement) => Value,
): Value | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      const listening = new AbortController();
      for (const event of changeEvents) audio?.addEventListener(event, notify, { signal: listening.signal });
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

/**
 * Positions in seconds at which episodes resume when the visitor returns to this page, by URL. The last one played is
 * last. A full page load discards them.
 */
const positions = new Map<string, number>();

function markAsLast({ currentTime, src }: HTMLAudioElement): void {
  positions.delete(src);
  positions.set(src, currentTime);
}

interface PlayControlProps {
  episode: Episode;
  isLarge?: boolean;
  player: Player;
}

/**
 * Plays an episode. Without JavaScript it is the browser's player. With JavaScript a button replaces the controls, and
 * the same audio element keeps playing in the bar.
 */
export function PlayControl({ episode, isLarge = false, player }: PlayControlProps) {
  const copy = useCopy(podcast).player;
  const { audio: file, number, title } = episode;
  const name = fill(copy.episode, { number, title });
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const plays = useAudioValue(audio, isPlaying);

  const attach = useCallback((element: HTMLAudioElement) => {
    const seconds = positions.get(element.src);
    if (seconds) element.currentTime = seconds;
    setAudio(element);
    return () => {
      const { currentTime, src } = element;
      if (currentTime > 0) positions.set(src, currentTime);
    };
  }, []);

  function load(element: HTMLAudioElement) {
    markAsLast(element);
    player.load({ audio: element, episode });
  }

  /** Loads the episode if it was started before hydration, or was the last one played on the previous visit. */
  const loadIfStarted = useEffectEvent((element: HTMLAudioElement) => {
    const lastPlayed = [...positions.keys()].at(-1) ?? element.src;
    if (isPlaying(element) || (element.currentTime > 0 && element.src === lastPlayed)) load(element);
  });

  useLayoutEffect(() => {
    if (!audio) return;
    loadIfStarted(audio);
    if (document.activeElement === audio) button.current?.focus();
  }, [audio]);

  return (
    <div
      className={cx(
        "grid",
        isLarge ? "min-h-13 tablet:justify-items-start" : "min-h-11 tablet:justify-items-end",
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: audio only; its transcript is on the page */}
      <audio
        aria-label={name}
        // As high as the button that replaces the controls.
        className={cx("w-full", isLarge ? "h-13" : "h-11", audio && "hidden")}
        controls={audio === null}
        onPlay={({ currentTarget }) => load(currentTarget)}
        preload="none"
        ref={attach}
        src={file.src}
      />
      {audio && (
        <Button
          className="max-tablet:w-full"
          onClick={() => toggle(audio)}
          ref={button}
          size={isLarge ? "regular" : "small"}
          variant={isLarge ? "primary" : "secondary"}
        >
          <Icon of={plays ? Pause : Play} />
          <span>
            {plays ? copy.pause : copy.play}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
      )}
    </div>
  );
}

/** Player at the bottom of the window. It is separate, so that only it renders on each change of the position. */
export function PlayerBar({ audio, episode }: { audio: HTMLAudioElement; episode: Episode }) {
  const copy = useCopy(podcast).player;
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const { durationSeconds } = episode.audio;
  const hasFailed = useAudioValue(audio, ({ error }) => error !== null);
  const plays = useAudioValue(audio, isPlaying);
  const speed = useAudioValue(audio, ({ playbackRate }) => playbackRate) ?? 1;
  const wholeSeconds = useAudioValue(audio, ({ currentTime }) => Math.floor(currentTime)) ?? 0;
  const positionSeconds = Math.min(wholeSeconds, durationSeconds);
  const position = clockTime(positionSeconds);
  const total = clockTime(durationSeconds);

  function seek(seconds: number) {
    audio.currentTime = Math.min(Math.max(seconds, 0), audio.duration || durationSeconds);
    // The element reports the new position later, or not at all before it has loaded.
    renderAgain();
  }

  return (
    <section
      aria-label={copy.title}
      className="player-bar ground-evergreen fixed inset-x-0 bottom-0 z-10 grid items-center border-hairline border-t print:hidden"
    >
      <Picture
        className="aspect-square [grid-area:cover]"
        image={{ ...episode.cover, alt: "" }}
        sizes="5.5rem"
      />
      <div className="flex items-center justify-center [grid-area:buttons]">
        <button className={skipLook} onClick={() => seek(audio.currentTime - 15)} type="button">
          {copy.back}
          <span className="sr-only"> {copy.seconds}</span>
        </button>
        <button
          className="grid size-14 flex-none place-items-center rounded-full bg-paper text-evergreen hover:bg-gold forced-colors:border forced-colors:border-[ButtonBorder] [&_svg]:fill-current"
          onClick={() => toggle(audio)}
          type="button"
        >
          <Icon of={plays ? Pause : Play} size={24} />
          <span className="sr-only">{plays ? copy.pause : copy.play}</span>
        </button>
        <button className={skipLook} onClick={() => seek(audio.currentTime + 30)} type="button">
          {copy.forward}
          <span className="sr-only"> {copy.seconds}</span>
        </button>
      </div>
      <div className="min-w-0 self-start [grid-area:words] tablet:flex tablet:items-baseline tablet:justify-between tablet:gap-4 tablet:self-end">
        <p className="font-display text-title-s/tight tablet:truncate">
          {fill(copy.heading, { number: episode.number, title: episode.title })}
        </p>
        <p className="figures text-quiet text-s tablet:flex-none">
          {/* Stays in the page while it is empty, because screen readers may miss an alert that appears with its text. */}
          <span role="alert">{hasFailed && copy.failed}</span>
          {!hasFailed && `${position} / ${total}`}
        </p>
      </div>
      <div className="[grid-area:position] tablet:-mt-2 tablet:self-start">
        <Slider
          aria-label={copy.position}
          aria-valuetext={fill(copy.positionOfTotal, { position, total })}
          max={durationSeconds}
          min={0}
          onChange={(event) => seek(event.target.valueAsNumber)}
          step={1}
          value={positionSeconds}
        />
      </div>
      <button
        className={cx(controlLook, "min-w-15 border border-frame [grid-area:speed]")}
        onClick={() => setSpeed(audio, speeds.find((next) => next > speed) ?? speeds[0])}
        type="button"
      >
        <span className="sr-only">{copy.speed} </span>
        {speed}x
      </button>
    </section>
  );
}

const controlLook = cx("figures min-h-11 rounded-part font-semibold text-s hover:bg-fill hover:text-on-fill");
const skipLook = cx(controlLook, "min-w-11 forced-colors:border forced-colors:border-[ButtonBorder]");

/** Formats seconds as "0:07", "14:06" or "1:02:03"; unknown values as "0:00". */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? [hours, ...parts].join(":") : parts.join(":").replace(/^0/, "");
}

/** Formats seconds as "32 seconds", or as "31 minutes" from two minutes on. */
export function spokenLength(copy: typeof podcast.episodes, seconds: number): string {
  return seconds < 120
    ? fill(copy.seconds, { count: seconds })
    : fill(copy.minutes, { count: Math.round(seconds / 60) });
}
