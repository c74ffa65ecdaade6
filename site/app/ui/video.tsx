import { Play } from "lucide-react";
import { useState } from "react";
import { Icon } from "./icon.tsx";
import { NewTabHint } from "./new-tab-hint.tsx";
import { Picture, type PictureFile } from "./picture.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { videoFrameAddress, videoFrameAllows } from "./video-frame.ts";

interface VideoProps {
  readonly className?: string;
  /** Length, captions, and that it loads from YouTube. */
  readonly note: string;
  readonly poster: PictureFile;
  /** How wide the poster stands, as in the attribute of that name. */
  readonly sizes: string;
  readonly title: string;
  readonly youtubeId: string;
}

/** A video of YouTube's. Nothing is asked of YouTube before it is pressed; without JavaScript it is a link there. */
export function Video({ className, note, poster, sizes, title, youtubeId }: VideoProps) {
  const hydrated = useHydrated();
  const [playing, setPlaying] = useState(false);
  const classes = className ? `video ${className}` : "video";

  if (playing) {
    return (
      <div className={classes}>
        <iframe
          allow={videoFrameAllows}
          allowFullScreen
          className="video-frame"
          ref={(frame) => frame?.focus()}
          src={videoFrameAddress(youtubeId)}
          title={title}
        />
      </div>
    );
  }

  const label = (
    <>
      <span className="video-circle">
        <Icon of={Play} />
      </span>
      <span>
        <span className="video-title">{title}</span>
        <span className="video-note">{note}</span>
      </span>
    </>
  );
  return (
    <div className={classes}>
      <Picture className="video-poster" image={poster} sizes={sizes} />
      {hydrated ? (
        <button className="video-play" onClick={() => setPlaying(true)} type="button">
          {label}
        </button>
      ) : (
        <a
          className="video-play"
          href={`https://www.youtube.com/watch?v=${youtubeId}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          {label}
          <NewTabHint />
        </a>
      )}
    </div>
  );
}
