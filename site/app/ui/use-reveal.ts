import { useEffect } from "react";

/** The parts of every page and of its footer that rise one by one. */
const parts = "main section > *, main article > *, footer > div > *";

/**
 * Lets the parts of a page rise, once each, as they are scrolled to. The server sends them visible; only what is still
 * below the window is hidden, by script, so a page is whole without JavaScript and wherever it is opened.
 */
export function useReveal(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has parts of its own
  useEffect(() => {
    const hidden = [...document.querySelectorAll(parts)].filter(
      (part) => !part.parentElement?.closest(parts) && part.getBoundingClientRect().top >= innerHeight,
    );
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
