import { type CmdKey, commandsCtx } from "@milkdown/core";
import type { Ctx } from "@milkdown/ctx";
import { findChildren, findParent, getMarkRange, type MarkRange } from "@milkdown/prose";
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
} from "@milkdown/prose/state";
import { deleteRow, isInTable, selectedRect } from "@milkdown/prose/tables";

/** Returns the ProseMirror command for an open editor, whose parts are in the context. */
export type ContextCommand = (context: Ctx) => Command;

/** Wraps a Milkdown command. Reads its key when the command runs, because the key is set when an editor opens. */
export const toContextCommand =
  <Payload>(command: { key: CmdKey<Payload> }, payload?: Payload): ContextCommand =>
  (context) =>
    context.get(commandsCtx).get(command.key)(payload);

/** Returns true in a heading of this level. The site shows level 1, which is only for the page title, as level 2. */
export const isHeading =
  (level: number) =>
  ({ selection: { $from } }: EditorState): boolean =>
    $from.parent.type.name === "heading" && Math.max(Number($from.parent.attrs.level), 2) === level;

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
    findParent(({ type }) => type.name === name)($from) !== undefined;

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
 * Inserts the picture in its own paragraph, which the site shows as a figure. The paragraph follows the current block,
 * or replaces it if it is empty.
 */
export const insertPicture =
  (picture: Picture): Command =>
  ({ schema, selection: { $from, $to }, tr }, dispatch) => {
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
    const end = $to.depth > 0 ? $to.after(1) : $to.pos;
    const start = isEmpty ? $from.before(1) : end;
    const figure = schema.node("paragraph", null, schema.node("image", picture));
    tr.replaceWith(start, end, [figure, schema.node("paragraph")]);
    const next = Selection.near(tr.doc.resolve(start + figure.nodeSize + 1));
    dispatch?.(tr.setSelection(next).scrollIntoView());
    return true;
  };

/** Returns the labels of all footnotes in the text. */
export function footnoteLabels({ doc }: EditorState): Set<string> {
  const footnotes = findChildren(({ type }) => type.name.startsWith("footnote_"))(doc);
  return new Set(footnotes.map(({ node }) => String(node.attrs.label)));
}

/**
 * Inserts a footnote reference at the cursor and an empty footnote at the end, and moves the cursor to the footnote.
 */
export const insertFootnote: Command = (state, dispatch) => {
  const { schema, selection, tr } = state;
  const labels = footnoteLabels(state);
  let number = 1;
  while (labels.has(String(number))) number += 1;
  const attributes = { label: String(number) };
  tr.insert(selection.to, schema.node("footnote_reference", attributes));
  const end = tr.doc.content.size;
  tr.insert(end, schema.node("footnote_definition", attributes, schema.node("paragraph")));
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end + 2))).scrollIntoView());
  return true;
};

/** Returns the link at the cursor, with its start and end. */
export function findLinkAtCursor({ schema, selection }: EditorState): MarkRange | undefined {
  const { link } = schema.marks;
  return link && getMarkRange(selection.$from, link);
}

/** Links a range of the text; an empty URL removes its links. In an empty range, inserts the URL. */
export const setLink =
  (href: string, { from, to }: Pick<MarkRange, "from" | "to">): Command =>
  ({ schema, selection, tr }, dispatch) => {
    const link = schema.mark("link", { href });
    const isInsertion = from === to && href !== "";
    if (isInsertion && !selection.$from.parent.type.allowsMarkType(link.type)) return false;
    if (isInsertion) tr.replaceSelectionWith(schema.text(href, [link]), false);
    else {
      tr.removeMark(from, to, link.type);
      if (href) tr.addMark(from, to, link);
    }
    const end = TextSelection.near(tr.doc.resolve(tr.mapping.map(to)));
    dispatch?.(tr.setSelection(end).removeStoredMark(link));
    return true;
  };
