import type { Element, ElementContent, Properties } from "hast";
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
