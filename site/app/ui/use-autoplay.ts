import { type RefObject, useEffect, useEffectEvent, useState } from "react";

interface AutoplayOptions {
  readonly delayMs: number;
  readonly isEnabled: boolean;
  readonly onAdvance: () => void;
  /** Element that must be visible for the slides to advance. */
  readonly element: RefObject<Element | null>;
}

/**
 * Calls `onAdvance` repeatedly while the element is visible and neither hovered nor focused. Starts paused if the visitor
 * prefers reduced motion. `play` also resumes while the element is hovered or focused.
 */
export function useAutoplay({ delayMs, isEnabled, onAdvance, element }: AutoplayOptions) {
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isVisible = useIsVisible(element);
  const isAdvancing = isEnabled && isPlaying && isVisible && !isHovered && !isFocused;
  const advance = useEffectEvent(onAdvance);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPlaying(false);
  }, []);

  useEffect(() => {
    if (!isAdvancing) return;
    const timer = setInterval(() => advance(), delayMs);
    return () => clearInterval(timer);
  }, [delayMs, isAdvancing]);

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

/** Returns true if a quarter of `element` is visible in a visible tab. */
function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(false);
  const [isHidden, setIsHidden] = useState(false);

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
    const update = () => setIsHidden(document.hidden);
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);

  return isInWindow && !isHidden;
}
