import { Pause, Play } from "lucide-react";
import { useReducer } from "react";
import type { Episode } from "~/content/model/site-content.ts";
import { cx } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Range } from "~/ui/range.tsx";
import { podcast } from "~/words/podcast.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { clockTime } from "./clock.ts";
import { changeSpeed, isPlaying, toggle, useMedia } from "./player.ts";
import "./player-bar.css";

/** The player at the bottom of the window. It alone follows the position, which changes while something plays. */
export function PlayerBar({ audio, episode }: { audio: HTMLAudioElement; episode: Episode }) {
  const words = useWords(podcast).player;
  const [, showPosition] = useReducer((seeks: number) => seeks + 1, 0);
  const { durationSeconds } = episode.audio;
  const hasFailed = useMedia(audio, ({ error }) => error !== null);
  const plays = useMedia(audio, isPlaying);
  const speed = useMedia(audio, ({ playbackRate }) => playbackRate) ?? 1;
  const wholeSeconds = useMedia(audio, ({ currentTime }) => Math.floor(currentTime)) ?? 0;
  const positionSeconds = Math.min(wholeSeconds, durationSeconds);
  const position = clockTime(positionSeconds);
  const total = clockTime(durationSeconds);

  function seek(seconds: number) {
    audio.currentTime = Math.min(Math.max(seconds, 0), audio.duration || durationSeconds);
    // The element announces it later, and before it is loaded not at all.
    showPosition();
  }

  return (
    <section
      aria-label={words.title}
      className="player-bar ground-evergreen fixed inset-x-0 bottom-0 z-10 grid items-center border-hairline border-t print:hidden"
    >
      <Picture
        className="aspect-square [grid-area:cover]"
        image={{ ...episode.cover, alt: "" }}
        sizes="5.5rem"
      />
      <div className="flex items-center justify-center [grid-area:buttons]">
        <button className={skip} onClick={() => seek(audio.currentTime - 15)} type="button">
          {words.back}
          <span className="sr-only"> {words.seconds}</span>
        </button>
        <button
          className="grid size-14 flex-none place-items-center rounded-full bg-paper text-evergreen hover:bg-gold forced-colors:border forced-colors:border-[ButtonBorder] [&_svg]:fill-current"
          onClick={() => toggle(audio)}
          type="button"
        >
          <Icon of={plays ? Pause : Play} size={24} />
          <span className="sr-only">{plays ? words.pause : words.play}</span>
        </button>
        <button className={skip} onClick={() => seek(audio.currentTime + 30)} type="button">
          {words.forward}
          <span className="sr-only"> {words.seconds}</span>
        </button>
      </div>
      <div className="min-w-0 self-start [grid-area:words] tablet:flex tablet:items-baseline tablet:justify-between tablet:gap-4 tablet:self-end">
        <p className="font-display text-title-s/tight tablet:truncate">
          {fill(words.heading, { number: episode.number, title: episode.title })}
        </p>
        <p className="figures text-quiet text-s tablet:flex-none" role={hasFailed ? "alert" : undefined}>
          {hasFailed ? words.failed : `${position} / ${total}`}
        </p>
      </div>
      <div className="[grid-area:position] tablet:-mt-2 tablet:self-start">
        <Range
          aria-label={words.position}
          aria-valuetext={fill(words.positionOfTotal, { position, total })}
          max={durationSeconds}
          min={0}
          onChange={(event) => seek(event.target.valueAsNumber)}
          step={1}
          value={positionSeconds}
        />
      </div>
      <button
        className={cx(small, "min-w-15 border border-frame [grid-area:speed]")}
        onClick={() => changeSpeed(audio)}
        type="button"
      >
        <span className="sr-only">{words.speed} </span>
        {speed}x
      </button>
    </section>
  );
}

const small = cx("figures min-h-11 rounded-part font-semibold text-s hover:bg-fill hover:text-on-fill");
const skip = cx(small, "min-w-11 forced-colors:border forced-colors:border-[ButtonBorder]");
