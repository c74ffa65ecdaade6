import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { controls } from "~/copy/controls.ts";
import { useCopy } from "~/copy/use-copy.tsx";
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

/** Below the poster on a phone, then cut into its corner. */
const playLook = cx(
  "flex max-w-full items-center gap-4 pt-3 text-left text-ground",
  "tablet:absolute tablet:bottom-0 tablet:left-0 tablet:bg-surface tablet:pt-4 tablet:pr-6",
);

const circleLook = cx(
  "grid size-14 flex-none place-items-center rounded-full border border-frame bg-surface text-heading",
  "transition-[background-color,color] group-hover/video:bg-fill group-hover/video:text-on-fill motion-reduce:transition-none",
);

/**
 * A film of this site's, or a video of YouTube's. Nothing of it is asked for before it is pressed. Without JavaScript a
 * film opens in its place, in the browser's own player, and YouTube's is a link there.
 */
export function Video({ className, ...video }: VideoProps) {
  const { film } = video;
  const said = useCopy(controls).video;
  return (
    <div className={className} data-video>
      {film ? <Film {...video} film={film} /> : <YouTubeVideo {...video} />}
      {film && film.transcript.length > 0 && (
        <details className="mt-2 text-quiet text-xs/normal">
          <summary className="w-fit cursor-pointer py-1 underline decoration-1 underline-offset-link">
            {said.transcript}
          </summary>
          <p className="measure mt-1">{film.transcript.join(" ")}</p>
        </details>
      )}
    </div>
  );
}

type StageProps = Omit<VideoProps, "className">;

/** Opens in the place of its poster and plays; opened before the app has started, it plays from then on. */
function Film({ film, title, ...poster }: StageProps & { film: FilmFile }) {
  const player = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const video = player.current;
    if (!video?.closest("details")?.open) return;
    if (document.activeElement === document.body) video.focus({ preventScroll: true });
    if (video.currentTime === 0) play(video);
  }, []);

  return (
    <details
      className="group/video"
      onToggle={() => {
        if (!player.current) return;
        player.current.focus();
        play(player.current);
      }}
    >
      <summary className="relative group-open/video:hidden">
        <Poster {...poster} title={title} />
      </summary>
      <video
        aria-label={title}
        className="block aspect-video w-full bg-ink"
        controls
        playsInline
        preload="none"
        ref={player}
        src={film.src}
      >
        <track kind="captions" label={useCopy(controls).video.captions} src={film.captions} srcLang="en" />
      </video>
    </details>
  );
}

/** With its captions, which browsers would fetch with the page if they were the default. */
function play(video: HTMLVideoElement): void {
  for (const track of video.textTracks) track.mode = "showing";
  void video.play().catch(() => {});
}

function YouTubeVideo({ youtubeId, ...poster }: StageProps) {
  const [playing, setPlaying] = useState(false);
  if (playing && youtubeId !== null) return <VideoFrame title={poster.title} youtubeId={youtubeId} />;
  return (
    <LinkButton
      className="group/video relative block"
      href={`https://www.youtube.com/watch?v=${youtubeId}`}
      onPress={() => setPlaying(true)}
      opensTab
    >
      <Poster {...poster} />
    </LinkButton>
  );
}

function Poster({ note, poster, sizes, title }: Pick<VideoProps, "note" | "poster" | "sizes" | "title">) {
  return (
    <>
      <Picture className="aspect-video" image={poster} sizes={sizes} />
      <span className={playLook}>
        <span className={circleLook}>
          <Icon className="fill-current" of={Play} />
        </span>
        <span>
          <span className="block font-semibold text-base/relaxed text-heading">{title}</span>
          <span className="block text-quiet text-xs/snug">{note}</span>
        </span>
      </span>
    </>
  );
}
