import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

export function element(tagName: string, properties: Properties, children: ElementContent[] = []): Element {
  return { type: "element", tagName, properties, children };
}

export function text(value: string): ElementContent {
  return { type: "text", value };
}

/** Replaces each element with this tag by the result of `replacementOf`, unless that is null. */
export function replaceElements(
  tree: Root,
  tagName: string,
  replacementOf: (found: Element) => Element | null,
): void {
  visit(tree, "element", (found, index, parent) => {
    if (found.tagName !== tagName || index === undefined || !parent) return;
    const replacement = replacementOf(found);
    if (!replacement) return;
    parent.children[index] = replacement;
    return SKIP;
  });
}

/** Returns the text of an element, without footnote marks. */
export function textOf(parent: Element): string {
  const texts: string[] = [];
  visit(parent, (node) => {
    if (node.type === "text") texts.push(node.value);
    return node.type === "element" && node.tagName === "sup" ? SKIP : undefined;
  });
  return texts.join("").replace(/\s+/g, " ").trim();
}

/** Returns an element's children, except text that is only whitespace. */
export function nonBlankChildren({ children }: Element): ElementContent[] {
  return children.filter((child) => child.type !== "text" || child.value.trim() !== "");
}

// Elements whose text continues the sentence around them.
const inlineElements = new Set(["a", "b", "code", "del", "em", "i", "span", "strong", "sub"]);

/** Returns the plain text of a tree on one line, for search. */
export function plainTextOf(tree: Root): string {
  return textWithin(tree).replace(/\s+/g, " ").trim();
}

function textWithin(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  // The note that a video loads from YouTube belongs to its play link, not to the text.
  if (node.type === "element" && String(node.properties.className) === "video-note") return "";
  const text = node.children.map(textWithin).join("");
  if (node.type === "root" || inlineElements.has(node.tagName)) return text;
  // End a heading with a period, so that it does not run into the next sentence.
  const period = /^h[1-6]$/.test(node.tagName) && /[^.?!:]$/.test(text) ? "." : "";
  return ` ${text}${period} `;
}
