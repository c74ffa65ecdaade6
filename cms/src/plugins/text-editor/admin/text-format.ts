import { Editor } from "@milkdown/core";
import { commonmark, remarkPreserveEmptyLinePlugin } from "@milkdown/preset-commonmark";
import { gfm } from "@milkdown/preset-gfm";
import { $remark } from "@milkdown/utils";

interface MarkdownNode {
  type: string;
  title?: string | null;
  children?: MarkdownNode[];
}

/** Milkdown drops a picture without a title, for which its parser gives null. */
const pictureTitles = $remark("picture-titles", () => () => giveTitles);

function giveTitles(node: MarkdownNode): void {
  if (node.type === "image") node.title ??= "";
  for (const child of node.children ?? []) giveTitles(child);
}

/** Would write each empty paragraph as raw HTML, which the site drops. */
const dropped = new Set<unknown>([
  remarkPreserveEmptyLinePlugin.plugin,
  remarkPreserveEmptyLinePlugin.options,
]);

/** An editor of Markdown as the site reads it: by remark, with its extension for tables and footnotes. */
export const textFormatEditor = (): Editor =>
  Editor.make().use([...commonmark.filter((plugin) => !dropped.has(plugin)), ...gfm, ...pictureTitles]);
