import { Pause, Play } from "lucide-react";
import { Icon } from "~/ui/icon.tsx";
import { Picture } from "~/ui/picture.tsx";
import { Range } from "~/ui/range.tsx";
import { clockTime } from "./clock.ts";
import type { Player } from "./use-player.ts";
import "./player-bar.css";

/** The player at the bottom of the window, once something has been played. */
export function PlayerBar({ player }: { player: Player }) {
  const { audioProps, durationSeconds, episode, hasFailed, isPlaying, positionSeconds, speed } = player;
  const total = clockTime(durationSeconds);
  const position = clockTime(Math.min(positionSeconds, durationSeconds));
  return (
    <>
      <audio {...audioProps} />
      {episode && (
        <section aria-label="Player" className="player-bar ground-evergreen">
          <Picture className="player-bar-cover" image={{ ...episode.cover, alt: "" }} sizes="5.5rem" />
          <div className="player-bar-buttons">
            <button className="player-bar-skip" onClick={() => player.skip(-15)} type="button">
              −15<span className="sr-only"> seconds</span>
            </button>
            <button className="player-bar-play" onClick={() => player.toggle(episode)} type="button">
              <Icon of={isPlaying ? Pause : Play} size={24} />
              <span className="sr-only">{isPlaying ? "Pause" : "Play"}</span>
            </button>
            <button className="player-bar-skip" onClick={() => player.skip(30)} type="button">
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
              onChange={(event) => player.seek(event.target.valueAsNumber)}
              step={1}
              value={Math.min(positionSeconds, durationSeconds)}
            />
          </div>
          <button className="player-bar-speed" onClick={player.changeSpeed} type="button">
            <span className="sr-only">Speed </span>
            {speed}x
          </button>
        </section>
      )}
    </>
  );
}
