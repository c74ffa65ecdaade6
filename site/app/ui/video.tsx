import { Play } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { controls } from "~/copy/controls.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { ActionLink } from "./links.tsx";
import { Picture, type PictureFile } from "./picture.tsx";

/** Video file served by this site; other videos are on YouTube. */
interface FilmFile {
  /** URL of its WebVTT captions. */
  captions: string;
  src: string;
  transcript: readonly string[];
}

interface VideoProps {
  film: FilmFile | null;
  /** `corner` puts the title over the lower left corner of the poster, except on phones; `below` puts it below. */
  titleAt?: keyof typeof titlePositions;
  /** Length, captions, and provider. */
  note: string;
  poster: PictureFile;
  /** Width of the poster in the layout, for the `sizes` attribute. */
  sizes: string;
  title: string;
  youtubeId: string | null;
}

/** Ref callback. React calls a new function after each render, so this one is defined outside the component. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** YouTube player, from the host that sets no cookies. Plays at once and takes the focus. */
export function YouTubePlayer({ title, youtubeId }: { title: string; youtubeId: string }) {
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

const titlePositions = {
  below: undefined,
  corner: cx("tablet:absolute tablet:bottom-0 tablet:left-0 tablet:bg-surface tablet:pt-4 tablet:pr-6"),
};

const circleLook = cx(
  "grid size-14 flex-none place-items-center rounded-full border border-frame bg-surface text-heading",
  "transition-[background-color,color] group-hover/video:bg-fill group-hover/video:text-on-fill motion-reduce:transition-none",
);

/**
 * Video of this site or YouTube. No video loads before a click. Without JavaScript, the site's own video opens in the
 * browser's player, and a YouTube video is a link.
 */
export function Video({ film, ...video }: VideoProps) {
  const copy = useCopy(controls).video;
  return (
    <div data-video>
      {film ? <Film {...video} film={film} /> : <YouTubeVideo {...video} />}
      {film && film.transcript.length > 0 && (
        <details className="mt-2 text-quiet text-xs/normal">
          <summary className="w-fit cursor-pointer py-1 underline decoration-1 underline-offset-link">
            {copy.transcript}
          </summary>
          <p className="measure mt-1">{film.transcript.join(" ")}</p>
        </details>
      )}
    </div>
  );
}

/** Video that replaces its poster and plays when opened. If opened before hydration, it plays after hydration. */
function Film({ film, title, ...poster }: PosterProps & { film: FilmFile }) {
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

/** Plays a video and shows its captions. A `default` track would load with the page. */
function play(video: HTMLVideoElement): void {
  for (const track of video.textTracks) track.mode = "showing";
  void video.play().catch(() => {});
}

function YouTubeVideo({ youtubeId, ...poster }: PosterProps & Pick<VideoProps, "youtubeId">) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying && youtubeId !== null) return <YouTubePlayer title={poster.title} youtubeId={youtubeId} />;
  return (
    <ActionLink
      className="group/video relative block"
      href={`https://www.youtube.com/watch?v=${youtubeId}`}
      isNewTabLink
      onAction={() => setPlaying(true)}
    >
      <Poster {...poster} />
    </ActionLink>
  );
}

type PosterProps = Pick<VideoProps, "titleAt" | "note" | "poster" | "sizes" | "title">;

function Poster({ titleAt = "corner", note, poster, sizes, title }: PosterProps) {
  return (
    <>
      <Picture className="aspect-video" image={poster} sizes={sizes} />
      <span
        className={cx(
          "flex max-w-full items-center gap-4 pt-3 text-left text-ground",
          titlePositions[titleAt],
        )}
      >
        <span className={circleLook}>
          <Icon className="fill-current" of={Play} />
        </span>
        <span>
          <span className="sr-only">{useCopy(controls).video.play} </span>
          <span className="block font-semibold text-base/relaxed text-heading">{title}</span>
          <span className="block text-quiet text-xs/snug">{note}</span>
        </span>
      </span>
    </>
  );
}
