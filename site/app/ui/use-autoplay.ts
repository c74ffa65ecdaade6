import { type RefObject, useEffect, useEffectEvent, useState } from "react";

interface AutoplayOptions {
  readonly delayMs: number;
  readonly isEnabled: boolean;
  readonly onTurn: () => void;
  /** What has to be in the window for it to turn. */
  readonly scene: RefObject<Element | null>;
}

/**
 * Calls `onTurn` again and again while the scene can be seen and nobody points at it or has the focus in it. It begins
 * stopped under reduced motion. Whoever presses play goes on without having to move the pointer or the focus away.
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
    /** For the element within which pointer and focus hold the slides. */
    holdEvents: {
      onBlur: () => setIsFocused(false),
      onFocus: () => setIsFocused(true),
      onPointerEnter: () => setIsHovered(true),
      onPointerLeave: () => setIsHovered(false),
    },
  };
}

/** Whether a quarter of it is in the window, and the window is not behind another tab. */
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
