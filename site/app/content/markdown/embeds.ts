import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { youtubeIdIn } from "../model/youtube.ts";
import { contentOf, element, text, textOf } from "./element.ts";

/** Turns a paragraph that is only a link to a YouTube video into a panel, which stays a link without JavaScript. */
export function embedVideos(tree: Root): void {
  visit(tree, "element", (paragraph, index, parent) => {
    if (paragraph.tagName !== "p" || index === undefined || !parent) return;
    const [link, ...rest] = contentOf(paragraph);
    if (link?.type !== "element" || link.tagName !== "a" || rest.length > 0) return;
    const address = String(link.properties.href ?? "");
    const youtubeId = youtubeIdIn(address);
    if (youtubeId) parent.children[index] = panel(youtubeId, titleOf(link, address));
  });
}

/** Returns the link's text, or null if it is the bare URL. */
function titleOf(link: Element, address: string): string | null {
  const words = textOf(link);
  return words === "" || address.includes(words) ? null : words;
}

function panel(youtubeId: string, title: string | null): Element {
  const words = element("span", {}, [
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
    [element("span", { className: ["video-circle"] }), words],
  );
  return element("div", { className: ["video", "video-panel"] }, [link]);
}
