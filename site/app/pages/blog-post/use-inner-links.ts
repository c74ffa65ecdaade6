import { type RefObject, useEffect } from "react";
import { useNavigate } from "react-router";
import { isPlainPress } from "~/ui/plain-press.ts";

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

/** A page, not a place on this one nor a file. */
function isInnerPage(link: HTMLAnchorElement): boolean {
  const isFile = /\.[^/]*$/.test(link.pathname);
  const isHere = link.getAttribute("href")?.startsWith("#");
  return link.origin === location.origin && link.target === "" && !isFile && !isHere;
}
