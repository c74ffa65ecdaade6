import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";
import { element, replaceElements, text, textOf } from "./element.ts";

/** Adds the language above a code block and makes long lines scrollable by keyboard. */
export function labelCode(tree: Root): void {
  replaceElements(tree, "pre", (pre) => {
    const language = languageOf(pre);
    pre.properties = { ariaLabel: language ? `Code: ${language}` : "Code", role: "group", tabIndex: 0 };
    const label = language ? [element("p", { className: ["code-language"] }, [text(language)])] : [];
    return element("div", { className: ["code-block"] }, [...label, pre]);
  });
}

/** Returns the language named after the opening fence, which the parser stores as a class; null for none. */
function languageOf(pre: Element): string | null {
  const [code] = pre.children;
  const classes = code?.type === "element" ? String(code.properties.className ?? "") : "";
  return /^language-([\w+#.-]{1,20})$/.exec(classes)?.[1] ?? null;
}

/**
 * Makes tables fit any width. On phones each row of a wide table becomes a label-value list: its first cell is the
 * header, the others get their column's label. A table that is still too wide scrolls in its own container.
 */
export function frameTables(tree: Root): void {
  replaceElements(tree, "table", (table) => {
    labelCells(table);
    const className = isNarrow(table) ? ["table-scroll", "table-narrow"] : ["table-scroll"];
    return element("div", { ariaLabel: "Table", className, role: "group", tabIndex: 0 }, [table]);
  });
  visit(tree, "element", (cell) => {
    if (cell.tagName === "th" && cell.children.length === 0) cell.tagName = "td";
    // Replace the obsolete `align` attribute with a class.
    const { align } = cell.properties;
    if (typeof align !== "string") return;
    cell.properties.className = [`align-${align}`];
    delete cell.properties.align;
  });
}

const elementsOf = ({ children }: Element) => children.filter((child) => child.type === "element");

/** Maximum characters in a row of a table that fits on a phone. */
const maxNarrowRowLength = 32;

/** Returns true if all columns together fit on a phone: column headings may wrap between words, other cells may not. */
function isNarrow(table: Element): boolean {
  const widths: number[] = [];
  for (const [rowIndex, row] of elementsOf(table).flatMap(elementsOf).entries())
    for (const [column, cell] of elementsOf(row).entries())
      for (const part of rowIndex === 0 ? textOf(cell).split(" ") : [textOf(cell)])
        widths[column] = Math.max(widths[column] ?? 0, part.length);
  return widths.reduce((sum, width) => sum + width, 0) <= maxNarrowRowLength;
}

/** Matches row headers that mean little without their column's label: "A" or "4 years", but not "1. Land". */
const needsColumnLabel = /^(?:\p{L}|\d[^.]*)$/u;

/** Marks row and column headers. Sets `data-l` to the column's label, which the style sheet shows on phones. */
function labelCells(table: Element): void {
  const [head, body] = elementsOf(table);
  const [headRow] = head ? elementsOf(head) : [];
  if (!headRow || !body) return;
  const columns = elementsOf(headRow);
  for (const column of columns) column.properties.scope = "col";
  const labels = columns.map(textOf);
  for (const row of elementsOf(body)) {
    for (const [index, cell] of elementsOf(row).entries()) {
      const isRowHeader = index === 0 && cell.children.length > 0;
      if (isRowHeader) {
        cell.tagName = "th";
        cell.properties.scope = "row";
      }
      const columnLabel = labels[index];
      if (columnLabel && (!isRowHeader || needsColumnLabel.test(textOf(cell))))
        cell.properties.dataL = columnLabel;
      // Wrap mixed content in one span, so that the flex row has two items: label and content.
      if (cell.children.length > 1) cell.children = [element("span", {}, cell.children)];
    }
  }
}

/** Replaces each disabled checkbox with a drawn mark and a word for screen readers. */
export function replaceTaskCheckboxes(tree: Root): void {
  replaceElements(tree, "input", (input) => {
    const isDone = input.properties.checked === true;
    const label = element("span", { className: ["sr-only"] }, [text(isDone ? "Done: " : "To do: ")]);
    const className = isDone ? ["task-mark", "task-done"] : ["task-mark"];
    return element("span", { className }, [label]);
  });
}

/** Labels of the footnote list. Some phones show the default return arrow as an emoji. */
export const footnoteLabels = {
  footnoteBackContent: "↩\uFE0E",
  footnoteLabel: "Notes",
  footnoteLabelProperties: { className: ["notes-title"] },
};

/** Makes screen readers say "Note 1" instead of a bare number. */
export function labelFootnotes(tree: Root): void {
  visit(tree, "element", (link) => {
    if (link.tagName === "a" && "dataFootnoteRef" in link.properties) {
      link.properties.ariaLabel = `Note ${textOf(link)}`;
      delete link.properties.ariaDescribedBy;
    }
  });
}
