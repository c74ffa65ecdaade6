import { useEffect } from "react";

/** Parts of pages and footer that fade in. */
const parts = "main section > *, main article > *, main > figure, footer > div > *";

/**
 * Fades parts of a page in when they first scroll into view. The server sends them visible; this hook hides those below
 * the window.
 */
export function useReveal(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has different parts
  useEffect(() => {
    const hidden = [...document.querySelectorAll(parts)]
      .filter((part) => !part.parentElement?.closest(parts))
      .flatMap(belowWindow);
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute("data-reveal", "rising");
      }
    });
    for (const part of hidden) {
      part.setAttribute("data-reveal", "waiting");
      observer.observe(part);
    }
    return () => {
      observer.disconnect();
      for (const part of hidden) part.removeAttribute("data-reveal");
    };
  }, [page]);
}

/** Returns the part if it starts below the window. Splits lists and their parents, to reveal one child at a time. */
function belowWindow(part: Element): Element[] {
  const { bottom, top } = part.getBoundingClientRect();
  if (bottom > innerHeight && part.matches("ul, :has(> ul)")) return [...part.children].flatMap(belowWindow);
  return top < innerHeight ? [] : [part];
}
