import { Play } from "lucide-react";
import { useState } from "react";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { LinkButton } from "./link-button.tsx";
import { Picture, type PictureFile } from "./picture.tsx";

interface VideoProps {
  className?: string;
  /** Length, captions, and that it loads from YouTube. */
  note: string;
  poster: PictureFile;
  /** How wide the poster stands, as in the attribute of that name. */
  sizes: string;
  title: string;
  youtubeId: string;
}

/** Outside the component: as another function each time, it would take the focus at every rendering. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/** Plays a video at once, without cookies until it plays, and takes the focus. */
export function VideoFrame({ title, youtubeId }: Pick<VideoProps, "title" | "youtubeId">) {
  return (
    <iframe
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      className="block aspect-video w-full bg-ink"
      ref={takeFocus}
      src={`https://www.youtube-nocookie.com/embed/${youtubeId}?autoplay=1&rel=0`}
      title={title}
    />
  );
}

/** Below the poster on a phone, then cut into its corner. All of the poster can be pressed. */
const playLook = cx(
  "relative flex max-w-full items-center gap-4 pt-3 text-left text-ink before:absolute before:inset-0",
  "tablet:absolute tablet:bottom-0 tablet:left-0 tablet:bg-paper tablet:pt-4 tablet:pr-6",
);

const circleLook = cx(
  "grid size-14 flex-none place-items-center rounded-full border border-evergreen bg-paper text-evergreen",
  "transition-[background-color,color] group-hover/video:bg-evergreen group-hover/video:text-paper motion-reduce:transition-none",
);

/** A video of YouTube's. Nothing is asked of YouTube before it is pressed; without JavaScript it is a link there. */
export function Video({ className, note, poster, sizes, title, youtubeId }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  const classes = cx("group/video relative", className);

  if (playing) {
    return (
      <div className={classes} data-video>
        <VideoFrame title={title} youtubeId={youtubeId} />
      </div>
    );
  }

  return (
    <div className={classes} data-video>
      <Picture className="aspect-video" image={poster} sizes={sizes} />
      <LinkButton
        className={playLook}
        href={`https://www.youtube.com/watch?v=${youtubeId}`}
        onPress={() => setPlaying(true)}
        opensTab
      >
        <span className={circleLook}>
          <Icon className="fill-current" of={Play} />
        </span>
        <span>
          <span className="block font-semibold text-base/relaxed text-evergreen">{title}</span>
          <span className="block text-ink-2 text-xs/snug">{note}</span>
        </span>
      </LinkButton>
    </div>
  );
}
