import type { Element, Root } from "hast";
import { youtubeIdIn } from "../model/youtube.ts";
import { element, nonBlankChildren, replaceElements, text, textOf } from "./element.ts";

/** Turns a paragraph that is only a link to a YouTube video into a play link, which works without JavaScript. */
export function embedVideos(tree: Root): void {
  replaceElements(tree, "p", (paragraph) => {
    const [link, ...rest] = nonBlankChildren(paragraph);
    if (link?.type !== "element" || link.tagName !== "a" || rest.length > 0) return null;
    const url = String(link.properties.href ?? "");
    const youtubeId = youtubeIdIn(url);
    return youtubeId === null ? null : videoPanel(youtubeId, titleOf(link, url));
  });
}

/** Returns the link's text, or null if it is empty, the URL, or a part of the URL. */
function titleOf(link: Element, url: string): string | null {
  const linkText = textOf(link);
  return linkText === "" || url.includes(linkText) ? null : linkText;
}

function videoPanel(youtubeId: string, title: string | null): Element {
  const labels = element("span", {}, [
    element("span", { className: ["video-title"] }, [text(title ? `Play: ${title}` : "Play the video")]),
    element("span", { className: ["video-note"] }, [text("Loads from YouTube when you press play.")]),
  ]);
  const link = element(
    "a",
    {
      className: ["video-play"],
      dataYoutube: youtubeId,
      href: `https://www.youtube.com/watch?v=${youtubeId}`,
    },
    [element("span", { className: ["video-circle"] }), labels],
  );
  return element("div", { className: ["video", "video-panel"] }, [link]);
}
