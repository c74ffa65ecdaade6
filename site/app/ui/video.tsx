import { Play } from "lucide-react";
import { useState } from "react";
import { controls } from "~/words/controls.ts";
import { useWords } from "~/words/use-words.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { LinkButton } from "./link-button.tsx";
import { Picture, type PictureFile } from "./picture.tsx";

/** One that this site serves. */
export interface FilmFile {
  /** Address of its WebVTT. */
  captions: string;
  src: string;
  transcript: readonly string[];
}

interface VideoProps {
  className?: string;
  film: FilmFile | null;
  /** Length and captions, and where it loads from. */
  note: string;
  poster: PictureFile;
  /** How wide the poster stands, as in the attribute of that name. */
  sizes: string;
  title: string;
  youtubeId: string | null;
}

/** Outside the component: as another function each time, it would take the focus at every rendering. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** Plays a video at once, without cookies until it plays, and takes the focus. */
export function VideoFrame({ title, youtubeId }: { title: string; youtubeId: string }) {
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

/** The browser's own player, with captions shown. */
function FilmPlayer({ film, poster, title }: { film: FilmFile; poster?: string; title: string }) {
  return (
    <video
      aria-label={title}
      autoPlay={poster === undefined}
      className="block aspect-video w-full bg-ink"
      controls
      playsInline
      poster={poster}
      preload="none"
      ref={poster === undefined ? takeFocus : undefined}
      src={film.src}
    >
      <track
        default
        kind="captions"
        label={useWords(controls).video.captions}
        src={film.captions}
        srcLang="en"
      />
    </video>
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

/**
 * A film of this site's, or a video of YouTube's. Nothing of it is asked for before it is pressed. Without JavaScript a
 * film plays in the browser's own player, and YouTube's is a link there.
 */
export function Video({ className, ...video }: VideoProps) {
  const { film } = video;
  const said = useWords(controls).video;
  return (
    <div className={className} data-video>
      <div className="group/video relative">
        <Stage {...video} />
      </div>
      {film && film.transcript.length > 0 && (
        <details className="mt-2 text-ink-2 text-xs/normal">
          <summary className="w-fit cursor-pointer py-1 underline decoration-1 underline-offset-link">
            {said.transcript}
          </summary>
          <p className="measure mt-1">{film.transcript.join(" ")}</p>
        </details>
      )}
    </div>
  );
}

function Stage({ film, note, poster, sizes, title, youtubeId }: Omit<VideoProps, "className">) {
  const [playing, setPlaying] = useState(false);
  if (playing && film) return <FilmPlayer film={film} title={title} />;
  if (playing && youtubeId !== null) return <VideoFrame title={title} youtubeId={youtubeId} />;
  return (
    <>
      <Picture className={cx("aspect-video", film && "noscript:hidden")} image={poster} sizes={sizes} />
      {film && (
        <noscript>
          <FilmPlayer film={film} poster={poster.src} title={title} />
        </noscript>
      )}
      <LinkButton
        className={cx(playLook, film && "noscript:static noscript:before:hidden")}
        href={film?.src ?? `https://www.youtube.com/watch?v=${youtubeId}`}
        onPress={() => setPlaying(true)}
        opensTab={!film}
      >
        <span className={circleLook}>
          <Icon className="fill-current" of={Play} />
        </span>
        <span>
          <span className="block font-semibold text-base/relaxed text-evergreen">{title}</span>
          <span className="block text-ink-2 text-xs/snug">{note}</span>
        </span>
      </LinkButton>
    </>
  );
}
