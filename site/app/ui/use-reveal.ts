import { useEffect } from "react";

/** Parts of the page and the footer that fade in. */
const parts = "main section > *, main article > *, main > figure, footer > div > *";

/**
 * Fades parts of a page in when they first scroll into view. The server sends them visible; this hook hides those below
 * the window.
 */
export function useReveal(path: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path has different parts
  useEffect(() => {
    const hiddenElements = [...document.querySelectorAll(parts)]
      .filter((part) => !part.parentElement?.closest(parts))
      .flatMap(belowWindow);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute("data-reveal", "rising");
      }
    });
    for (const part of hiddenElements) {
      part.setAttribute("data-reveal", "waiting");
      observer.observe(part);
    }
    return () => {
      observer.disconnect();
      for (const part of hiddenElements) part.removeAttribute("data-reveal");
    };
  }, [path]);
}

/**
 * Returns the part if it begins below the window. Splits a list that ends below it, so that its items fade in
 * one by one.
 */
function belowWindow(part: Element): Element[] {
  const { bottom, top } = part.getBoundingClientRect();
  if (bottom > innerHeight && part.matches("ul, :has(> ul)")) return [...part.children].flatMap(belowWindow);
  return top < innerHeight ? [] : [part];
}
