import { useEffect } from "react";

/** The parts of every page and of its footer that rise one by one. */
const parts = "main section > *, main article > *, main > figure, footer > div > *";

/**
 * Lets the parts of a page rise, once each, as they are scrolled to. The server sends them visible; only what is still
 * below the window is hidden, by script, so a page is whole without JavaScript and wherever it is opened.
 */
export function useReveal(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has parts of its own
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

/** The part itself, if it is below the window; of a list that ends there, and of what holds one, each child that is. */
function belowWindow(part: Element): Element[] {
  const { bottom, top } = part.getBoundingClientRect();
  if (bottom > innerHeight && part.matches("ul, :has(> ul)")) return [...part.children].flatMap(belowWindow);
  return top < innerHeight ? [] : [part];
}
