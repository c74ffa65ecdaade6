import { Play } from "lucide-react";
import { useState } from "react";
import { Icon } from "./icon.tsx";
import { LinkButton } from "./link-button.tsx";
import { Picture, type PictureFile } from "./picture.tsx";

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

/** Outside the component: as another function each time, it would take the focus at every rendering. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Plays a video at once, without cookies until it plays, and takes the focus. */
export function VideoFrame({ title, youtubeId }: Pick<VideoProps, "title" | "youtubeId">) {
  return (
    <iframe
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      className="video-frame"
      ref={takeFocus}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
      title={title}
    />
  );
}

/** A video of YouTube's. Nothing is asked of YouTube before it is pressed; without JavaScript it is a link there. */
export function Video({ className, note, poster, sizes, title, youtubeId }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  const classes = className ? `video ${className}` : "video";

  if (playing) {
    return (
      <div className={classes}>
        <VideoFrame title={title} youtubeId={youtubeId} />
      </div>
    );
  }

  return (
    <div className={classes}>
      <Picture className="video-poster" image={poster} sizes={sizes} />
      <LinkButton
        className="video-play"
        href={`https://www.youtube.com/watch?v=${youtubeId}`}
        onPress={() => setPlaying(true)}
        opensTab
      >
        <span className="video-circle">
          <Icon of={Play} />
        </span>
        <span>
          <span className="video-title">{title}</span>
          <span className="video-note">{note}</span>
        </span>
      </LinkButton>
    </div>
  );
}
