import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}

/** The words inside, without markup and the marks of footnotes. */
export function textOf(parent: Element): string {
  const words: string[] = [];
  visit(parent, (node) => {
    if (node.type === "text") words.push(node.value);
    return node.type === "element" && node.tagName === "sup" ? SKIP : undefined;
  });
  return words.join("").replace(/\s+/g, " ").trim();
}

/** What is inside, without the white space between blocks or lines. */
export function contentOf({ children }: Element): ElementContent[] {
  return children.filter((child) => child.type !== "text" || child.value.trim() !== "");
}

// All other elements part what stands before them from what stands after.
const withinWords = new Set(["a", "b", "code", "del", "em", "i", "span", "strong", "sub"]);

/** The words of a text on one line, as search reads them. */
export function plainWords(tree: Root): string {
  return wordsIn(tree).replace(/\s+/g, " ").trim();
}

function wordsIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  // The note about YouTube is in every panel, and no part of the text.
  if (node.type === "element" && String(node.properties.className) === "video-note") return "";
  const words = node.children.map(wordsIn).join("");
  if (node.type === "root" || withinWords.has(node.tagName)) return words;
  // On one line a heading would run into what follows it.
  const stop = /^h[1-6]$/.test(node.tagName) && /[^.?!:]$/.test(words) ? "." : "";
  return ` ${words}${stop} `;
}
