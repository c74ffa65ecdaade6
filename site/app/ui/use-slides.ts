import { useEffect, useRef, useState } from "react";

/**
 * A row that is scrolled to one slide at a time, by buttons or by hand. `isSliding` is false while all slides fit
 * side by side.
 */
export function useSlides() {
  const track = useRef<HTMLDivElement>(null);
  /** Where the row is being scrolled to by script; what it passes on the way is not shown as current. */
  const destination = useRef<number | null>(null);
  const [index, setIndex] = useState(0);
  const [isSliding, setIsSliding] = useState(true);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsSliding(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function goTo(next: number) {
    const [start, left] = [startsOf(track.current)[next], track.current?.scrollLeft];
    if (start === undefined || left === undefined) return;
    destination.current = next;
    setIndex(next);
    // Smooth, where the style sheet says so, to a neighbor only: not through all slides back to the first.
    const behavior = Math.abs(next - index) === 1 ? "auto" : "instant";
    track.current?.scrollTo({ left: start, behavior });
  }

  function followScroll() {
    if (!track.current) return;
    const nearest = nearestSlide(startsOf(track.current), track.current.scrollLeft);
    if (destination.current !== null && destination.current !== nearest) return;
    destination.current = null;
    setIndex(nearest);
  }

  function takeOver() {
    destination.current = null;
  }

  /** Wherever it came to rest, also when something stopped it on its way. */
  function settle() {
    takeOver();
    followScroll();
  }

  return {
    goTo,
    index,
    isSliding,
    track,
    trackEvents: { onPointerDown: takeOver, onScroll: followScroll, onScrollEnd: settle, onWheel: takeOver },
  };
}

function startsOf(track: HTMLElement | null): number[] {
  return [...(track?.children ?? [])].map((slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
}

/** Which slide stands nearest to where the row is scrolled to, given where each slide begins. */
export function nearestSlide(starts: readonly number[], scrollLeft: number): number {
  const distances = starts.map((start) => Math.abs(start - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

/** One further or one back, from the last on to the first and the other way round. */
export function steppedIndex(index: number, by: 1 | -1, count: number): number {
  return (index + by + count) % count;
}
