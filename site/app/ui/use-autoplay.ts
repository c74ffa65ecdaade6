import { type RefObject, useEffect, useEffectEvent, useState } from "react";

interface AutoplayOptions {
  readonly delayMs: number;
  readonly isEnabled: boolean;
  readonly onTurn: () => void;
  /** Element that must be visible for the slides to advance. */
  readonly scene: RefObject<Element | null>;
}

/**
 * Calls `onTurn` repeatedly while the scene is visible and neither hovered nor focused. Starts paused under reduced
 * motion; the play button overrides hover and focus.
 */
export function useAutoplay({ delayMs, isEnabled, onTurn, scene }: AutoplayOptions) {
  const [isPlaying, setIsPlaying] = useState(true);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isSeen = useIsSeen(scene);
  const isTurning = isEnabled && isPlaying && isSeen && !isHovered && !isFocused;
  const turn = useEffectEvent(onTurn);

  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) setIsPlaying(false);
  }, []);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => turn(), delayMs);
    return () => clearInterval(timer);
  }, [delayMs, isTurning]);

  return {
    isPlaying,
    isTurning,
    pause: () => setIsPlaying(false),
    play() {
      setIsPlaying(true);
      setIsHovered(false);
      setIsFocused(false);
    },
    /** Handlers for the element whose hover and focus pause the slides. */
    holdEvents: {
      onBlur: () => setIsFocused(false),
      onFocus: () => setIsFocused(true),
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
    },
  };
}

/** Returns true if a quarter of `scene` is visible in a visible tab. */
function useIsSeen(scene: RefObject<Element | null>): boolean {
  const [isInWindow, setIsInWindow] = useState(false);
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    if (!scene.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInWindow(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.25 },
    );
    observer.observe(scene.current);
    return () => observer.disconnect();
  }, [scene]);

  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    update();
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);

  return isInWindow && !isHidden;
}
