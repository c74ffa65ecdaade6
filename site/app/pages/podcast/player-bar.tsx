import { Pause, Play } from "lucide-react";
import { useReducer } from "react";
import type { Episode } from "~/content/model/site-content.ts";
import { Icon } from "~/ui/icon.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Range } from "~/ui/range.tsx";
import { clockTime } from "./clock.ts";
import { changeSpeed, isPlaying, toggle, useMedia } from "./player.ts";
import "./player-bar.css";

interface PlayerBarProps {
  audio: HTMLAudioElement;
  episode: Episode;
}

/** The player at the bottom of the window. It alone follows the position, which changes while something plays. */
export function PlayerBar({ audio, episode }: PlayerBarProps) {
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
    <section aria-label="Player" className="player-bar ground-evergreen">
      <Picture className="player-bar-cover" image={{ ...episode.cover, alt: "" }} sizes="5.5rem" />
      <div className="player-bar-buttons">
        <button className="player-bar-skip" onClick={() => seek(audio.currentTime - 15)} type="button">
          −15<span className="sr-only"> seconds</span>
        </button>
        <button className="player-bar-play" onClick={() => toggle(audio)} type="button">
          <Icon of={plays ? Pause : Play} size={24} />
          <span className="sr-only">{plays ? "Pause" : "Play"}</span>
        </button>
        <button className="player-bar-skip" onClick={() => seek(audio.currentTime + 30)} type="button">
          +30<span className="sr-only"> seconds</span>
        </button>
      </div>
      <div className="player-bar-words">
        <p className="player-bar-title">
          Episode {episode.number}: {episode.title}
        </p>
        {hasFailed ? (
          <p className="player-bar-time" role="alert">
            The audio did not load. Press play to try again.
          </p>
        ) : (
          <p className="player-bar-time">
            {position} / {total}
          </p>
        )}
      </div>
      <div className="player-bar-position">
        <Range
          aria-label="Position"
          aria-valuetext={`${position} of ${total}`}
          max={durationSeconds}
          min={0}
          onChange={(event) => seek(event.target.valueAsNumber)}
          step={1}
          value={positionSeconds}
        />
      </div>
      <button className="player-bar-speed" onClick={() => changeSpeed(audio)} type="button">
        <span className="sr-only">Speed </span>
        {speed}x
      </button>
    </section>
  );
}
