import { useEffect, useRef, useState } from "react";

/** Provides a row that scrolls one slide at a time. `overflows` is false if all slides fit. */
export function useSlides() {
  const track = useRef<HTMLDivElement>(null);
  /** Target of a scripted scroll; slides passed on the way are not current. */
  const destination = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function goTo(next: number) {
    const [start, left] = [slideOffsets(track.current)[next], track.current?.scrollLeft];
    if (start === undefined || left === undefined) return;
    destination.current = next;
    setIndex(next);
    // To a neighbor, scrolls as the CSS says: smoothly unless reduced motion is on.
    const behavior = Math.abs(next - index) === 1 ? "auto" : "instant";
    track.current?.scrollTo({ left: start, behavior });
  }

  function followScroll() {
    if (!track.current) return;
    const nearest = nearestSlide(slideOffsets(track.current), track.current.scrollLeft);
    if (destination.current !== null && destination.current !== nearest) return;
    destination.current = null;
    setIndex(nearest);
  }

  function endScriptedScroll() {
    destination.current = null;
  }

  /** Runs at the end of every scroll, also of one that the visitor interrupted. */
  function endScroll() {
    endScriptedScroll();
    followScroll();
  }

  return {
    goTo,
    index,
    overflows,
    track,
    trackEvents: {
      onPointerDown: endScriptedScroll,
      onScroll: followScroll,
      onScrollEnd: endScroll,
      onWheel: endScriptedScroll,
    },
  };
}

function slideOffsets(track: HTMLElement | null): number[] {
  return [...(track?.children ?? [])].map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
}

/** Returns the index of the slide that starts nearest to the scroll position, in pixels. */
export function nearestSlide(starts: readonly number[], scrollLeft: number): number {
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the next or previous index, wrapping at both ends. */
export function steppedIndex(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}
