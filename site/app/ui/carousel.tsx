import { Pause, Play } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Button, StepButton } from "./button.tsx";
import { Icon } from "./icon.tsx";

import { steppedIndex } from "./stepped-index.ts";
import { useAutoplay } from "./use-autoplay.ts";
import { useHydrated } from "./use-hydrated.ts";
import { useSlides } from "./use-slides.ts";
import "./carousel.css";

/** Specification, section 9. */
const autoplayDelayMs = 3000;

export interface Slide {
  readonly caption?: ReactNode;
  readonly content: ReactNode;
  readonly id: string;
}

interface CarouselProps {
  readonly className?: string;
  /** What the slides are of. */
  readonly label: string;
  /** From tablets on, all slides stand side by side and nothing turns. */
  readonly sideBySide?: boolean;
  readonly slides: readonly Slide[];
}

/**
 * One slide at a time, turning by itself until somebody points at it, moves into it or opens a slide. Without
 * JavaScript it is a row that is scrolled by hand.
 */
export function Carousel({ className, label, sideBySide = false, slides }: CarouselProps) {
  const hydrated = useHydrated();
  const { goTo, index, isSliding, track, trackEvents } = useSlides();
  const step = (by: 1 | -1) => goTo(steppedIndex(index, by, slides.length));
  const { holdEvents, isPlaying, isTurning, pause, play } = useAutoplay({
    delayMs: autoplayDelayMs,
    isEnabled: isSliding,
    onTurn: () => step(1),
    scene: track,
  });

  function pauseWhenOpened({ target }: MouseEvent) {
    if (target instanceof Element && target.closest("a, button")) pause();
  }

  return (
    <section
      {...holdEvents}
      aria-label={label}
      aria-roledescription={isSliding ? "carousel" : undefined}
      className={["carousel", sideBySide && "carousel-side-by-side", className].filter(Boolean).join(" ")}
    >
      {slides.length > 1 && (
        <div className="carousel-controls">
          <Button
            className="carousel-pause @max-[21rem]:px-2"
            onClick={isPlaying ? pause : play}
            size="small"
            variant="secondary"
          >
            <Icon of={isPlaying ? Pause : Play} />
            {isPlaying ? "Pause slides" : "Play slides"}
          </Button>
          <p aria-atomic="true" aria-live={isTurning ? "off" : "polite"} className="carousel-count figures">
            <span className="sr-only">Slide </span>
            {index + 1}
            <span aria-hidden="true"> / </span>
            <span className="sr-only"> of </span>
            {slides.length}
          </p>
          <div className="carousel-steps">
            <StepButton direction="previous" onClick={() => step(-1)} thing="slide" />
            <StepButton direction="next" onClick={() => step(1)} thing="slide" />
          </div>
        </div>
      )}
      <div {...trackEvents} className="carousel-track" onClickCapture={pauseWhenOpened} ref={track}>
        {slides.map(({ caption, content, id }, position) => (
          <figure
            aria-label={`${position + 1} of ${slides.length}`}
            aria-roledescription="slide"
            className="carousel-slide"
            inert={hydrated && isSliding && position !== index}
            key={id}
          >
            {content}
            {caption && <figcaption className="carousel-caption">{caption}</figcaption>}
          </figure>
        ))}
      </div>
    </section>
  );
}
