import { type RefObject, useEffect } from "react";
import { isPlainPress } from "~/ui/plain-press.ts";
import { videoFrameAddress, videoFrameAllows } from "~/ui/video-frame.ts";

/** Lets the videos of a text play in their place; without JavaScript they are links to where they are hosted. */
export function useVideoPanels(body: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text brings other links.
  useEffect(() => {
    const listening = new AbortController();
    for (const link of body.current?.querySelectorAll<HTMLElement>("a[data-youtube]") ?? []) {
      makeButton(link, listening.signal);
    }
    return () => listening.abort();
  }, [body, html]);
}

/** As `LinkButton` does for the videos of the pages. */
function makeButton(link: HTMLElement, signal: AbortSignal): void {
  const { youtube = "" } = link.dataset;
  const title = link.querySelector(".video-title")?.textContent ?? "Video";
  link.role = "button";
  // It no longer opens a new tab.
  link.querySelector(":scope > .sr-only")?.remove();
  const play = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    const frame = playingFrame(youtube, title);
    link.replaceWith(frame);
    frame.focus();
  };
  const pressBySpace = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    link.click();
  };
  link.addEventListener("click", play, { signal });
  link.addEventListener("keydown", pressBySpace, { signal });
}

function playingFrame(youtubeId: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.allow = videoFrameAllows;
  frame.allowFullscreen = true;
  frame.className = "video-frame";
  frame.src = videoFrameAddress(youtubeId);
  frame.title = title.replace(/^Play: /, "");
  return frame;
}
