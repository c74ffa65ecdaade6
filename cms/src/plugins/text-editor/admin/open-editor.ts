import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  rootCtx,
  serializerCtx,
} from "@milkdown/core";
import { clipboard } from "@milkdown/plugin-clipboard";
import { history } from "@milkdown/plugin-history";
import { commonmark, imageSchema, remarkPreserveEmptyLinePlugin } from "@milkdown/preset-commonmark";
import { gfm } from "@milkdown/preset-gfm";
import { type EditorState, Plugin } from "@milkdown/prose/state";
import { $prose } from "@milkdown/utils";
import { type OnFiles, pastePlugin } from "./pastes";

/** Plugins of the preset to leave out: they write empty paragraphs as raw HTML, which the site removes. */
const excludedPlugins = new Set<unknown>([
  remarkPreserveEmptyLinePlugin.plugin,
  remarkPreserveEmptyLinePlugin.options,
]);

/** Accepts pictures without a title. Milkdown's parser reads a missing title as null, which its own schema refuses. */
const picturesWithoutTitle = imageSchema.extendSchema((createSchema) => (context) => {
  const schema = createSchema(context);
  return { ...schema, attrs: { ...schema.attrs, title: { default: null } } };
});

/** Returns an editor with the site's Markdown: CommonMark with tables and footnotes. */
export const createMarkdownEditor = (): Editor =>
  Editor.make().use(
    [commonmark.filter((plugin) => !excludedPlugins.has(plugin)), gfm, picturesWithoutTitle].flat(),
  );

interface Options {
  label: string;
  root: HTMLElement;
  isEditable: boolean;
  onFiles: OnFiles;
  /** Called after each change of text or selection. */
  onUpdate: (state: EditorState) => void;
  /** Called with the whole text after each change of the user. */
  onText: (markdown: string) => void;
}

/** Opens an editor for a Markdown text in `root`. */
export async function openEditor(
  markdown: string,
  { isEditable, label, onFiles, onText, onUpdate, root }: Options,
): Promise<Editor> {
  /** `markdown` as the editor writes it. Undefined while the editor loads it: those changes are not the user's. */
  let unchangedText: string | undefined;
  const serialize = ({ doc }: EditorState) => editor.ctx.get(serializerCtx)(doc);

  const changeWatcher = new Plugin({
    view: () => ({
      update({ state }, before) {
        if (!state.doc.eq(before.doc) && unchangedText !== undefined) {
          const text = serialize(state);
          onText(text === unchangedText ? markdown : text);
        }
        onUpdate(state);
      },
    }),
  });

  const editor = await createMarkdownEditor()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(editorViewOptionsCtx, (before) => ({
        ...before,
        attributes: { "aria-label": label, "aria-multiline": "true", role: "textbox" },
        editable: () => isEditable,
      }));
    })
    // `pastePlugin` must come before Milkdown's clipboard plugin, which leaves no paste to later plugins.
    .use([$prose(() => pastePlugin(onFiles)), clipboard, history].flat())
    .use($prose(() => changeWatcher))
    .create();
  unchangedText = serialize(editor.ctx.get(editorViewCtx).state);
  return editor;
}
