import type { Ctx } from "@milkdown/ctx";
import { addRowWithAlignment, createTable } from "@milkdown/preset-gfm";
import { lift, setBlockType, toggleMark, wrapIn } from "@milkdown/prose/commands";
import type { Node } from "@milkdown/prose/model";
import { liftListItem, wrapInList } from "@milkdown/prose/schema-list";
import {
  type Command,
  type EditorState,
  NodeSelection,
  Selection,
  TextSelection,
} from "@milkdown/prose/state";
import {
  addColumnAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
} from "@milkdown/prose/tables";

export { addColumnAfter, deleteColumn, deleteTable, isInTable };

/** What the site calls them: levels 2 and 3, below the title of the page. */
export const headingLevel = 2;
export const subheadingLevel = 3;

function isInside(state: EditorState, name: string): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name === name) return true;
  }
  return false;
}

/** What the site shows as the same: no heading of a text is above level 2. */
const shownLevel = (node: Node): number =>
  node.type.name === "heading" ? Math.max(Number(node.attrs.level), headingLevel) : 0;

export const isHeading = (level: number) => (state: EditorState) =>
  shownLevel(state.selection.$from.parent) === level;

export const hasMark = (name: string) => (state: EditorState) => {
  const { $from, empty, from, to } = state.selection;
  const mark = state.schema.marks[name];
  if (!mark) return false;
  if (!empty) return state.doc.rangeHasMark(from, to, mark);
  return Boolean(mark.isInSet(state.storedMarks ?? $from.marks()));
};

export const isIn = (name: string) => (state: EditorState) => isInside(state, name);

export const toggleHeading =
  (level: number): Command =>
  (state, dispatch, view) => {
    const { heading, paragraph } = state.schema.nodes;
    if (!heading || !paragraph) return false;
    const isOne = isHeading(level)(state);
    return setBlockType(isOne ? paragraph : heading, isOne ? null : { level })(state, dispatch, view);
  };

export const toggle =
  (name: string): Command =>
  (state, dispatch, view) => {
    const mark = state.schema.marks[name];
    return mark ? toggleMark(mark)(state, dispatch, view) : false;
  };

export const toggleList =
  (name: "bullet_list" | "ordered_list"): Command =>
  (state, dispatch, view) => {
    const { list_item: item, [name]: list } = state.schema.nodes;
    if (!item || !list) return false;
    return (isInside(state, name) ? liftListItem(item) : wrapInList(list))(state, dispatch, view);
  };

export const toggleQuote: Command = (state, dispatch, view) => {
  const { blockquote } = state.schema.nodes;
  if (!blockquote) return false;
  return (isInside(state, "blockquote") ? lift : wrapIn(blockquote))(state, dispatch, view);
};

/** A block of its own after the one with the cursor, which goes into it, or behind what nothing can be typed in. */
function insertBlock(state: EditorState, block: Node, cursorIn: boolean) {
  const { $from, $to } = state.selection;
  const isEmpty = $from.depth === 1 && $from.parent.content.size === 0;
  const after = $to.depth > 0 ? $to.after(1) : $to.pos;
  const [start, end] = isEmpty ? [$from.before(1), $from.after(1)] : [after, after];
  const transaction = state.tr.replaceWith(start, end, block);
  const behind = start + block.nodeSize;
  if (!cursorIn && behind >= transaction.doc.content.size) {
    const { paragraph } = state.schema.nodes;
    if (paragraph) transaction.insert(behind, paragraph.create());
  }
  const place = transaction.doc.resolve(
    cursorIn ? start + 1 : Math.min(behind, transaction.doc.content.size),
  );
  return transaction.setSelection(Selection.near(place)).scrollIntoView();
}

export const insertTable =
  (context: Ctx): Command =>
  (state, dispatch) => {
    if (isInTable(state)) return false;
    dispatch?.(insertBlock(state, createTable(context, 3, 3), true));
    return true;
  };

export const addRow =
  (context: Ctx): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const selected = selectedRect(state);
    dispatch?.(addRowWithAlignment(context, state.tr, selected, selected.bottom));
    return true;
  };

/** The first row of a table holds its headings; Markdown has no table without. */
export const deleteTableRow: Command = (state, dispatch) => {
  if (!isInTable(state) || selectedRect(state).top === 0) return false;
  return deleteRow(state, dispatch);
};

export interface Picture {
  src: string;
  alt: string;
  title: string;
}

export function selectedPicture(state: EditorState): Picture | undefined {
  const { selection } = state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return undefined;
  const { alt, src, title } = selection.node.attrs;
  return { alt: String(alt ?? ""), src: String(src), title: String(title ?? "") };
}

/** In a paragraph of its own, which the site makes a figure; or instead of the selected picture. */
export const placePicture =
  (picture: Picture): Command =>
  (state, dispatch) => {
    const { image, paragraph } = state.schema.nodes;
    if (!image || !paragraph) return false;
    const node = image.create(picture);
    dispatch?.(
      selectedPicture(state)
        ? state.tr.replaceSelectionWith(node, false)
        : insertBlock(state, paragraph.create(null, node), false),
    );
    return true;
  };

export const insertVideo =
  (address: string, title: string): Command =>
  (state, dispatch) => {
    const { paragraph } = state.schema.nodes;
    if (!paragraph) return false;
    const link = state.schema.mark("link", { href: address });
    const words = state.schema.text(title || address, [link]);
    dispatch?.(insertBlock(state, paragraph.create(null, words), false));
    return true;
  };

/** The mark in the text and its words at the end, where the cursor goes. */
export const insertFootnote: Command = (state, dispatch) => {
  const { footnote_definition: definition, footnote_reference: reference, paragraph } = state.schema.nodes;
  if (!definition || !reference || !paragraph) return false;
  const labels = new Set<string>();
  state.doc.descendants(({ attrs, type }) => {
    if (type === reference || type === definition) labels.add(String(attrs.label));
  });
  let number = 1;
  while (labels.has(String(number))) number += 1;
  const label = String(number);
  const transaction = state.tr.insert(state.selection.to, reference.create({ label }));
  const end = transaction.doc.content.size;
  transaction.insert(end, definition.create({ label }, paragraph.create()));
  dispatch?.(transaction.setSelection(Selection.near(transaction.doc.resolve(end + 2))).scrollIntoView());
  return true;
};

/** The link around the cursor, with where it begins and ends. */
export function linkAt({ selection }: EditorState): { href: string; from: number; to: number } | undefined {
  const { $from } = selection;
  const { parent } = $from;
  const linkOf = (index: number) => parent.maybeChild(index)?.marks.find(({ type }) => type.name === "link");
  const index = linkOf($from.index()) ? $from.index() : $from.index() - 1;
  const link = linkOf(index);
  if (!link) return undefined;
  let [first, last] = [index, index];
  while (linkOf(first - 1)?.eq(link)) first -= 1;
  while (linkOf(last + 1)?.eq(link)) last += 1;
  return { href: String(link.attrs.href), from: $from.posAtIndex(first), to: $from.posAtIndex(last + 1) };
}

/** Links the selected words, or the link around the cursor; without an address they are no link any more. */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { link } = state.schema.marks;
    if (!link) return false;
    const found = linkAt(state);
    const { from, to } = found ?? state.selection;
    const empty = from === to;
    const { tr } = state;
    if (empty && href) {
      tr.replaceSelectionWith(state.schema.text(words || href, [link.create({ href })]), false);
    } else {
      tr.removeMark(from, to, link);
      if (href) tr.addMark(from, to, link.create({ href }));
    }
    dispatch?.(
      tr.setSelection(TextSelection.near(tr.doc.resolve(tr.mapping.map(to)))).removeStoredMark(link),
    );
    return true;
  };
