import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

/**
 * Rehype step: lets a table that is wider than a phone scroll by itself, by keyboard too; says its alignment in
 * classes, since the attribute is obsolete; and keeps an empty corner from counting as a heading.
 */
export function reachableTables() {
  return (tree: Root): void => {
    visit(tree, "element", (element, index, parent) => {
      alignByClass(element);
      if (element.tagName === "th" && element.children.length === 0) element.tagName = "td";
      if (element.tagName !== "table" || index === undefined || !parent || isFrame(parent)) return;
      parent.children[index] = framed(element);
      return [SKIP, index];
    });
  };
}

const frameClass = "table-scroll";

function framed(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { ariaLabel: "Table", className: [frameClass], role: "group", tabIndex: 0 },
    children: [table],
  };
}

function isFrame(parent: Root | Element): boolean {
  return parent.type === "element" && parent.properties.className?.toString() === frameClass;
}

function alignByClass({ properties }: Element): void {
  if (typeof properties.align !== "string") return;
  properties.className = [`align-${properties.align}`];
  delete properties.align;
}
