import { Pause, Play } from "lucide-react";
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from "react";
import { controls } from "~/copy/controls.ts";
import { fill } from "~/copy/copy.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { Button, StepButton } from "./button.tsx";
import { cx } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { useHydrated } from "./use-hydrated.ts";
import { steppedIndex, useSlides } from "./use-slides.ts";

/** Delay between slides, from section 9 of the specification. */
const autoplayDelayMs = 3000;

interface Slide {
  caption?: ReactNode;
  content: ReactNode;
  id: string;
}

interface CarouselProps {
  className?: string;
  label: string;
  /** True shows all slides side by side on tablets and desktops, where they do not advance. */
  sideBySide?: boolean;
  slides: readonly Slide[];
}

/** Classes of the controls, which are below the slides on screen but before them in keyboard order. */
const controlsLook = cx(
  "row-start-2 flex flex-wrap items-center gap-3 pt-3 @max-narrow:gap-x-1.5 noscript:hidden print:hidden",
);

const controlsBesideCaption = cx("@wide:absolute @wide:right-0 @wide:bottom-0 @wide:z-1");

/** Classes of the row of slides. It clips its content, so focus outlines are drawn inside. */
const trackLook = cx(
  "relative row-start-1 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth",
  "scripting:[scrollbar-width:none] **:focus-visible:-outline-offset-3",
  "print:grid print:grid-cols-2 print:gap-4 print:overflow-visible",
);

const trackSideBySide = cx(
  "tablet:auto-cols-fr tablet:grid-flow-col tablet:gap-column tablet:overflow-visible tablet:grid",
);

/** Captions reserve two lines, so that nothing moves between slides. */
const captionLook = cx("min-h-[calc(3em+0.75rem)] text-pretty pt-3 text-quiet text-xs/normal");

/**
 * Row of slides. Advances by itself while visible and neither hovered nor focused, until a click on a link or button in
 * a slide. Scrolls without scripts.
 */
export function Carousel({ className, label, sideBySide = false, slides }: CarouselProps) {
  const copy = useCopy(controls).slides;
  const isHydrated = useHydrated();
  const isCaptioned = slides.some(({ caption }) => caption);
  const { goTo, index, overflows, track, trackEvents } = useSlides();
  const step = (by: 1 | -1) => goTo(steppedIndex(index, by, slides.length));
  const { pauseEvents, isPlaying, isAdvancing, pause, play } = useAutoplay(track, overflows, () => step(1));

  function pauseOnSlideAction({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a, button, summary")) pause();
  }

  return (
    <section
      {...pauseEvents}
      aria-label={label}
      aria-roledescription={overflows ? "carousel" : undefined}
      className={cx("@container relative grid", className)}
    >
      {slides.length > 1 && (
        <div
          className={cx(controlsLook, sideBySide && "tablet:hidden", isCaptioned && controlsBesideCaption)}
        >
          <Button
            className="min-w-40 @max-narrow:min-w-29 @max-narrow:px-2"
            onClick={isPlaying ? pause : play}
            size="small"
            variant="secondary"
          >
            <Icon className="@max-narrow:hidden" of={isPlaying ? Pause : Play} />
            {isPlaying ? copy.pause : copy.play}
          </Button>
          <p
            aria-atomic="true"
            aria-live={isAdvancing ? "off" : "polite"}
            className="figures min-w-14 text-center font-display text-title-s @max-narrow:text-base/relaxed"
            data-slide-count
          >
            <span className="sr-only">
              {fill(copy.position, { number: index + 1, count: slides.length })}
            </span>
            <span aria-hidden="true">
              {index + 1} / {slides.length}
            </span>
          </p>
          <div className="flex gap-3 @max-narrow:gap-x-1.5">
            <StepButton direction="previous" label={copy.previous} onClick={() => step(-1)} />
            <StepButton direction="next" label={copy.next} onClick={() => step(1)} />
          </div>
        </div>
      )}
      <div
        {...trackEvents}
        className={cx(trackLook, sideBySide && trackSideBySide)}
        onClickCapture={pauseOnSlideAction}
        ref={track}
      >
        {slides.map(({ caption, content, id }, position) => (
          <figure
            aria-label={fill(copy.slide, { number: position + 1, count: slides.length })}
            aria-roledescription="slide"
            className={cx(
              "w-full min-w-0 flex-none snap-start snap-always",
              caption !== undefined && "@wide:pb-1",
            )}
            inert={isHydrated && overflows && position !== index}
            key={id}
          >
            {content}
            {caption && (
              <figcaption className={cx(captionLook, sideBySide ? "@wide:max-tablet:pr-92" : "@wide:pr-92")}>
                {caption}
              </figcaption>
            )}
          </figure>
        ))}
      </div>
    </section>
  );
}

/**
 * Calls `onAdvance` repeatedly while the element is visible and neither hovered nor focused. Starts paused if the visitor
 * prefers reduced motion. `play` also resumes while the element is hovered or focused.
 */
function useAutoplay(element: RefObject<Element | null>, isEnabled: boolean, onAdvance: () => void) {
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  /** True while at least a quarter of the element is visible. */
  const [isInWindow, setIsInWindow] = useState(false);
  const isAdvancing = isEnabled && isPlaying && isInWindow && !isHovered && !isFocused;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPlaying(false);
  }, []);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInWindow(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.25 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => {
      if (!document.hidden) advance();
    }, autoplayDelayMs);
    return () => clearInterval(timer);
  }, [isAdvancing]);

  return {
    isPlaying,
    isAdvancing,
    pause: () => setIsPlaying(false),
    play() {
      setIsPlaying(true);
      setIsHovered(false);
      setIsFocused(false);
    },
    /** Handlers for the element whose hover and focus pause the slides. */
    pauseEvents: {
      onBlur: () => setIsFocused(false),
      onFocus: () => setIsFocused(true),
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
    },
  };
}
