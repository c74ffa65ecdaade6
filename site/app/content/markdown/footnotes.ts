import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { textOf } from "./element.ts";

/** How the list of notes is called and led back from. The other glyph is shown in color by some phones. */
export const footnoteWords = {
  footnoteBackContent: "↩\uFE0E",
  footnoteLabel: "Notes",
  footnoteLabelProperties: { className: ["notes-title"] },
};

/** Lets a mark in the text be read as "Note 1" instead of as a bare number. */
export function nameFootnotes(tree: Root): void {
  visit(tree, "element", (link) => {
    if (link.tagName === "a" && "dataFootnoteRef" in link.properties) {
      link.properties.ariaLabel = `Note ${textOf(link)}`;
      // The list's title says nothing that the name does not.
      delete link.properties.ariaDescribedBy;
    }
  });
}
