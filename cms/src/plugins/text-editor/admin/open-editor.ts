import {
  defaultValueCtx,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  rootCtx,
  serializerCtx,
} from "@milkdown/core";
import type { Ctx } from "@milkdown/ctx";
import { clipboard } from "@milkdown/plugin-clipboard";
import { history } from "@milkdown/plugin-history";
import { Slice } from "@milkdown/prose/model";
import { type EditorState, Plugin } from "@milkdown/prose/state";
import { Decoration, DecorationSet, type EditorView } from "@milkdown/prose/view";
import { $prose } from "@milkdown/utils";
import { type OnPictures, pastePlugin } from "./pastes";
import { createMarkdownEditor } from "./text-format";
import { parseYoutubeId } from "./video";

export interface OpenEditor {
  context: Ctx;
  view: EditorView;
  /** Replaces the whole text, for example when the form is reset. */
  replaceText(markdown: string): void;
  close(): void;
}

interface Options {
  label: string;
  root: HTMLElement;
  isEditable: () => boolean;
  onPictures: OnPictures;
  /** Called after each change of text or selection. */
  onUpdate: (state: EditorState) => void;
  /** Called with the whole text shortly after a change, and at once on blur. */
  onText: (markdown: string) => void;
}

const pauseMs = 150;

/** Opens an editor for a Markdown text in `root`. */
export async function openEditor(markdown: string, options: Options): Promise<OpenEditor> {
  const { isEditable, label, onPictures, onText, onUpdate, root } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let loadedMarkdown = markdown;
  /** `loadedMarkdown` as the editor serializes it. Undefined while the editor loads it: those changes are not the user's. */
  let serializedMarkdown: string | undefined;
  const serialize = (view: EditorView) => editor.ctx.get(serializerCtx)(view.state.doc);

  function report(view: EditorView): void {
    clearTimeout(timer);
    timer = undefined;
    const text = serialize(view);
    onText(text === serializedMarkdown ? loadedMarkdown : text);
  }

  const changeWatcher = new Plugin({
    props: {
      handleDOMEvents: {
        blur: (view) => {
          if (timer !== undefined) report(view);
        },
        keydown: (view, event) => {
          // Report before a shortcut of the panel, such as Ctrl+S, saves the form.
          if (timer !== undefined && (event.ctrlKey || event.metaKey)) report(view);
        },
      },
    },
    view: () => ({
      update(view, before) {
        if (!view.state.doc.eq(before.doc) && serializedMarkdown !== undefined) {
          clearTimeout(timer);
          timer = setTimeout(() => report(view), pauseMs);
        }
        onUpdate(view.state);
      },
      destroy: () => clearTimeout(timer),
    }),
  });

  const editor = await createMarkdownEditor()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(editorViewOptionsCtx, (before) => ({
        ...before,
        attributes: { "aria-label": label, "aria-multiline": "true", role: "textbox" },
        editable: isEditable,
      }));
    })
    // `pastePlugin` must come before Milkdown's clipboard plugin, which leaves no paste to later plugins.
    .use([$prose(() => pastePlugin(onPictures)), clipboard, history].flat())
    .use([$prose(() => changeWatcher), $prose(nodeViews)])
    .create();
  const view = editor.ctx.get(editorViewCtx);
  serializedMarkdown = serialize(view);

  return {
    context: editor.ctx,
    view,
    replaceText(newMarkdown) {
      const doc = editor.ctx.get(parserCtx)(newMarkdown);
      loadedMarkdown = newMarkdown;
      serializedMarkdown = undefined;
      view.dispatch(view.state.tr.replace(0, view.state.doc.content.size, new Slice(doc.content, 0, 0)));
      clearTimeout(timer);
      timer = undefined;
      serializedMarkdown = serialize(view);
    },
    close: () => void editor.destroy(),
  };
}

/** Shows pictures with captions, and marks a paragraph that is only a video link, which the site shows as a player. */
const nodeViews = (): Plugin =>
  new Plugin({
    props: {
      nodeViews: {
        image: ({ attrs: { alt, src, title } }) => {
          const dom = document.createElement("figure");
          const caption = document.createElement("figcaption");
          dom.className = "picture";
          caption.textContent = String(title ?? "");
          dom.append(Object.assign(new Image(), { alt: String(alt ?? ""), src: String(src) }), caption);
          return { dom };
        },
      },
      decorations({ doc }) {
        const videoDecorations: Decoration[] = [];
        doc.descendants((node, position) => {
          const [onlyChild] = node.type.name === "paragraph" && node.childCount === 1 ? node.children : [];
          const link = onlyChild?.marks.find(({ type }) => type.name === "link");
          if (link && parseYoutubeId(String(link.attrs.href))) {
            videoDecorations.push(Decoration.node(position, position + node.nodeSize, { class: "video" }));
          }
        });
        return DecorationSet.create(doc, videoDecorations);
      },
    },
  });
