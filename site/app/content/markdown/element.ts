import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}

/** Returns the text of an element, without footnote marks. */
export function textOf(parent: Element): string {
  const words: string[] = [];
  visit(parent, (node) => {
    if (node.type === "text") words.push(node.value);
    return node.type === "element" && node.tagName === "sup" ? SKIP : undefined;
  });
  return words.join("").replace(/\s+/g, " ").trim();
}

/** Returns an element's children without whitespace between blocks. */
export function contentOf({ children }: Element): ElementContent[] {
  return children.filter((child) => child.type !== "text" || child.value.trim() !== "");
}

// Elements whose text continues the sentence around them.
const inlineElements = new Set(["a", "b", "code", "del", "em", "i", "span", "strong", "sub"]);

/** Returns the plain text of a tree on one line, for search. */
export function plainWords(tree: Root): string {
  return wordsIn(tree).replace(/\s+/g, " ").trim();
}

function wordsIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  // The note about YouTube is part of the panel, not of the text.
  if (node.type === "element" && String(node.properties.className) === "video-note") return "";
  const words = node.children.map(wordsIn).join("");
  if (node.type === "root" || inlineElements.has(node.tagName)) return words;
  // End a heading with a period, so that it does not run into the next sentence.
  const period = /^h[1-6]$/.test(node.tagName) && /[^.?!:]$/.test(words) ? "." : "";
  return ` ${words}${period} `;
}
