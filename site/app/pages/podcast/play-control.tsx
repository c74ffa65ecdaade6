import { Pause, Play } from "lucide-react";
import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Episode } from "~/content/model/site-content.ts";
import { Button } from "~/ui/button.tsx";
import { cx } from "~/ui/class-names.ts";
import { Icon } from "~/ui/icon.tsx";
import { podcast } from "~/words/podcast.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { isPlaying, leaveEpisode, type Player, returnToEpisode, toggle, useMedia } from "./player.ts";

interface PlayControlProps {
  episode: Episode;
  isMain?: boolean;
  player: Player;
}

/**
 * Plays an episode. Without JavaScript it is the browser's own player; with it a button takes the place of that player's
 * controls, and the same element plays on in the bar.
 */
export function PlayControl({ episode, isMain = false, player }: PlayControlProps) {
  const words = useWords(podcast).player;
  const { audio: file, number, title } = episode;
  const name = fill(words.episode, { number, title });
  const [audio, setAudio] = useState<HTMLAudioElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const plays = useMedia(audio, isPlaying);

  const adopt = useCallback((element: HTMLAudioElement) => {
    returnToEpisode(element);
    setAudio(element);
    return () => leaveEpisode(element);
  }, []);

  const takeBegun = useEffectEvent((element: HTMLAudioElement) => {
    if (isPlaying(element) || element.currentTime > 0) player.take({ audio: element, episode });
  });

  useLayoutEffect(() => {
    if (!audio) return;
    takeBegun(audio);
    if (document.activeElement === audio) button.current?.focus();
  }, [audio]);

  return (
    <div
      className={cx(
        "grid",
        isMain ? "min-h-13 tablet:justify-items-start" : "min-h-11 tablet:justify-items-end",
      )}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: sound alone; its transcript is in the page */}
      <audio
        aria-label={name}
        // As high as the button that takes the place of the browser's own controls.
        className={cx("w-full", isMain ? "h-13" : "h-11", audio && "hidden")}
        controls={audio === null}
        onPlay={({ currentTarget }) => player.take({ audio: currentTarget, episode })}
        preload="none"
        ref={adopt}
        src={file.src}
      />
      {audio && (
        <Button
          className="max-tablet:w-full"
          onClick={() => toggle(audio)}
          ref={button}
          size={isMain ? "regular" : "small"}
          variant={isMain ? "primary" : "secondary"}
        >
          <Icon of={plays ? Pause : Play} />
          <span>
            {plays ? words.pause : words.play}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
      )}
    </div>
  );
}
