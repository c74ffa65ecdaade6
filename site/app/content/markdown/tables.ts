import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { element } from "./element.ts";

/**
 * Lets a table that is wider than a phone scroll by itself, by keyboard too; says its alignment in classes, since the
 * attribute is obsolete; and keeps an empty corner from counting as a heading.
 */
export function frameTables(tree: Root): void {
  visit(tree, "element", (found, index, parent) => {
    alignByClass(found);
    if (found.tagName === "th" && found.children.length === 0) found.tagName = "td";
    if (found.tagName !== "table" || index === undefined || !parent || isFrame(parent)) return;
    const frame = { ariaLabel: "Table", className: [frameClass], role: "group", tabIndex: 0 };
    parent.children[index] = element("div", frame, [found]);
    return [SKIP, index];
  });
}

const frameClass = "table-scroll";

function isFrame(parent: Root | Element): boolean {
  return parent.type === "element" && parent.properties.className?.toString() === frameClass;
}

function alignByClass({ properties }: Element): void {
  if (typeof properties.align !== "string") return;
  properties.className = [`align-${properties.align}`];
  delete properties.align;
}
