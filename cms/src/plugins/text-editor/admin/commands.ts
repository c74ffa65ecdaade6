import { type CmdKey, commandsCtx } from "@milkdown/core";
import type { Ctx } from "@milkdown/ctx";
import type { Node } from "@milkdown/prose/model";
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
} from "@milkdown/prose/state";
import { deleteRow, isInTable, selectedRect } from "@milkdown/prose/tables";

export type ContextCommand = (context: Ctx) => Command;

/** Wraps a Milkdown command. Reads its key when the command runs, because the key is set when an editor opens. */
export const toContextCommand =
  <Payload>(command: { key: CmdKey<Payload> }, payload?: Payload): ContextCommand =>
  (context) =>
    context.get(commandsCtx).get(command.key)(payload);

/** Returns the level at which the site shows a heading, or 0 for another block. Level 1 is only for the page title. */
const headingLevel = (node: Node): number =>
  node.type.name === "heading" ? Math.max(Number(node.attrs.level), 2) : 0;

export const isHeading = (level: number) => (state: EditorState) =>
  headingLevel(state.selection.$from.parent) === level;

export const hasMark = (name: string) => (state: EditorState) => {
  const { $from, empty, from, to } = state.selection;
  const mark = state.schema.marks[name];
  if (!mark) return false;
  if (!empty) return state.doc.rangeHasMark(from, to, mark);
  return Boolean(mark.isInSet(state.storedMarks ?? $from.marks()));
};

export const isInNode =
  (name: string) =>
  ({ selection: { $from } }: EditorState): boolean =>
    Array.from({ length: $from.depth }, (_, index) => $from.node(index + 1).type.name).includes(name);

/** Deletes the current row, unless it is the row of headings, which a Markdown table needs. */
export const deleteTableRow: Command = (state, dispatch) =>
  isInTable(state) && selectedRect(state).top > 0 && deleteRow(state, dispatch);

export interface Picture {
  src: string;
  alt: string;
  title: string;
}

export function selectedPicture({ selection }: EditorState): Picture | undefined {
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return undefined;
  const { alt, src, title } = selection.node.attrs;
  return { alt: String(alt ?? ""), src: String(src), title: String(title ?? "") };
}

/**
 * Replaces the selected picture, or inserts the picture in its own paragraph, which the site shows as a figure. The
 * paragraph follows the current block, or replaces it if it is empty.
 */
export const insertPicture =
  (picture: Picture, replaces: boolean): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const { $from, $to } = selection;
    const { image, paragraph } = state.schema.nodes;
    if (!image || !paragraph) return false;
    if (replaces) {
      dispatch?.(tr.replaceSelectionWith(image.create(picture), false));
      return true;
    }
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
    const end = $to.depth > 0 ? $to.after(1) : $to.pos;
    const start = isEmpty ? $from.before(1) : end;
    const figure = paragraph.create(null, image.create(picture));
    tr.replaceWith(start, end, [figure, paragraph.create()]);
    const next = Selection.near(tr.doc.resolve(start + figure.nodeSize + 1));
    dispatch?.(tr.setSelection(next).scrollIntoView());
    return true;
  };

/** Returns the labels of all footnotes in the text. */
export function footnoteLabels({ doc }: EditorState): Set<string> {
  const labels = new Set<string>();
  doc.descendants(({ attrs, type }) => {
    if (type.name.startsWith("footnote_")) labels.add(String(attrs.label));
  });
  return labels;
}

/**
 * Inserts a footnote reference at the cursor and an empty footnote at the end, and moves the cursor to the footnote.
 */
export const insertFootnote: Command = (state, dispatch) => {
  const { footnote_definition: definition, footnote_reference: reference, paragraph } = state.schema.nodes;
  if (!definition || !reference || !paragraph) return false;
  const labels = footnoteLabels(state);
  let number = 1;
  while (labels.has(String(number))) number += 1;
  const label = String(number);
  const transaction = state.tr.insert(state.selection.to, reference.create({ label }));
  const end = transaction.doc.content.size;
  transaction.insert(end, definition.create({ label }, paragraph.create()));
  dispatch?.(transaction.setSelection(Selection.near(transaction.doc.resolve(end + 2))).scrollIntoView());
  return true;
};

/** Returns the link at the cursor, with its start and end. */
export function findLinkAtCursor({
  selection,
}: EditorState): { href: string; from: number; to: number } | undefined {
  const { $from } = selection;
  const { parent } = $from;
  const findLink = (index: number) =>
    parent.maybeChild(index)?.marks.find(({ type }) => type.name === "link");
  const index = findLink($from.index()) ? $from.index() : $from.index() - 1;
  const link = findLink(index);
  if (!link) return undefined;
  let [first, last] = [index, index];
  while (findLink(first - 1)?.eq(link)) first -= 1;
  while (findLink(last + 1)?.eq(link)) last += 1;
  return { href: String(link.attrs.href), from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}

/** Links the selected text or changes the link around the cursor; an empty URL removes the link. Without both, inserts the URL. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { link } = state.schema.marks;
    if (!link) return false;
    const { from, to } = findLinkAtCursor(state) ?? state.selection;
    const { tr } = state;
    if (from === to && href) {
      tr.replaceSelectionWith(state.schema.text(href, [link.create({ href })]), false);
    } else {
      tr.removeMark(from, to, link);
      if (href) tr.addMark(from, to, link.create({ href }));
    }
    const end = TextSelection.near(tr.doc.resolve(tr.mapping.map(to)));
    dispatch?.(tr.setSelection(end).removeStoredMark(link));
    return true;
  };
