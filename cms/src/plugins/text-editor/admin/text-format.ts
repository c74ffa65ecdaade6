import { Editor } from "@milkdown/core";
import { commonmark, remarkPreserveEmptyLinePlugin } from "@milkdown/preset-commonmark";
import { gfm } from "@milkdown/preset-gfm";
import { $remark } from "@milkdown/utils";

interface MarkdownNode {
  type: string;
  title?: string | null;
  children?: MarkdownNode[];
}

/** Gives pictures an empty title: Milkdown's parser returns null for a missing one, and then drops the picture. */
const pictureTitles = $remark("picture-titles", () => () => addEmptyTitles);

function addEmptyTitles(node: MarkdownNode): void {
  if (node.type === "image") node.title ??= "";
  for (const child of node.children ?? []) addEmptyTitles(child);
}

/** Plugins of the preset to leave out: they write empty paragraphs as raw HTML, which the site removes. */
const excludedPlugins = new Set<unknown>([
  remarkPreserveEmptyLinePlugin.plugin,
  remarkPreserveEmptyLinePlugin.options,
]);

/** Returns an editor with the site's Markdown: CommonMark with tables and footnotes. */
export const createMarkdownEditor = (): Editor =>
  Editor.make().use([
    ...commonmark.filter((plugin) => !excludedPlugins.has(plugin)),
    ...gfm,
    ...pictureTitles,
  ]);
