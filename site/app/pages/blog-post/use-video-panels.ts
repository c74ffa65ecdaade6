import { type RefObject, useEffect } from "react";
import { videoFrameAddress, videoFrameAllows } from "~/ui/video-frame.ts";

/** Lets the videos of a text play in their place; without JavaScript they are links to where they are hosted. */
export function useVideoPanels(body: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text brings other links.
  useEffect(() => {
    for (const link of body.current?.querySelectorAll<HTMLElement>("a[data-youtube]") ?? []) {
      link.replaceWith(playButton(link));
    }
  }, [body, html]);
}

function playButton(link: HTMLElement): HTMLButtonElement {
  const { youtube = "" } = link.dataset;
  const title = link.querySelector(".video-title")?.textContent ?? "Video";
  const button = document.createElement("button");
  button.className = link.className;
  button.type = "button";
  // It no longer opens a new tab.
  button.append(...[...link.children].filter((part) => !part.matches(".sr-only")));
  button.addEventListener("click", () => {
    const frame = playingFrame(youtube, title);
    button.replaceWith(frame);
    frame.focus();
  });
  return button;
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
