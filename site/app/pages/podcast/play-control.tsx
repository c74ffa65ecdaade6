import { Pause, Play } from "lucide-react";
import type { Episode } from "~/content/site-content.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { useHydrated } from "~/ui/use-hydrated.ts";
import type { Player } from "./use-player.ts";

interface PlayControlProps {
  readonly episode: Episode;
  readonly isMain?: boolean;
  readonly player: Player;
}

/** Plays an episode in the bar; without JavaScript it is the browser's own player. */
export function PlayControl({ episode, isMain = false, player }: PlayControlProps) {
  const { audio, number, title } = episode;
  const name = `episode ${number}, ${title}`;
  if (!useHydrated()) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: sound alone; its transcript is in the page
      <audio aria-label={name} className="w-full" controls preload="none" src={audio.src} />
    );
  }
  const isPlaying = player.isPlaying && player.episode?.number === number;
  return (
    <Button
      className="max-tablet:w-full"
      onClick={() => player.toggle(episode)}
      size={isMain ? "regular" : "small"}
      variant={isMain ? "primary" : "secondary"}
    >
      <Icon of={isPlaying ? Pause : Play} />
      <span>
        {isPlaying ? "Pause" : "Play"}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}
