import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";

/** Follows links of a text to pages of this site without loading the page anew, as links elsewhere on it do. */
export function useInnerLinks(body: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();

  useEffect(() => {
    const listening = new AbortController();
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || !isPlainPress(event) || !isInnerPage(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    body.current?.addEventListener("click", follow, { signal: listening.signal });
    return () => listening.abort();
  }, [body, navigate]);
}

/** One that does not ask for another tab, window or download. */
function isPlainPress(event: MouseEvent): boolean {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey } = event;
  return button === 0 && !(altKey || ctrlKey || defaultPrevented || metaKey || shiftKey);
}

/** A page, not a place on this one nor a file. */
function isInnerPage(link: HTMLAnchorElement): boolean {
  const isFile = /\.[^/]*$/.test(link.pathname);
  const isHere = link.getAttribute("href")?.startsWith("#");
  return link.origin === location.origin && link.target === "" && !isFile && !isHere;
}
