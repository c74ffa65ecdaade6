import {
  defaultValueCtx,
  Editor,
  editorViewCtx,
  editorViewOptionsCtx,
  parserCtx,
  rootCtx,
  serializerCtx,
} from "@milkdown/core";
import type { Ctx } from "@milkdown/ctx";
import { clipboard } from "@milkdown/plugin-clipboard";
import { history } from "@milkdown/plugin-history";
import { commonmark, remarkPreserveEmptyLinePlugin } from "@milkdown/preset-commonmark";
import { gfm } from "@milkdown/preset-gfm";
import { Slice } from "@milkdown/prose/model";
import { type EditorState, Plugin, PluginKey } from "@milkdown/prose/state";
import { Decoration, DecorationSet, type EditorView } from "@milkdown/prose/view";
import { $prose, $remark } from "@milkdown/utils";
import { youtubeIdIn } from "./video";

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

/**
 * The texts that the editor reads and writes: Markdown, by the same parser as the site's (remark with its extension
 * for tables and footnotes), so that nothing is lost between them.
 */
const textFormat = [...commonmark.filter((plugin) => !dropped.has(plugin)), ...gfm, ...pictureTitles];

export const textFormatEditor = (): Editor => Editor.make().use(textFormat);

export interface OpenText {
  context: Ctx;
  view: EditorView;
  /** Replaces all of it, as when a form is reset. */
  show(markdown: string): void;
  close(): void;
}

interface Options {
  label: string;
  root: HTMLElement;
  isEditable: () => boolean;
  /** Hears of each change of text or selection. */
  onUpdate: (state: EditorState) => void;
  /** Hears the whole text a moment after it was changed, and at once when the field is left. */
  onText: (markdown: string) => void;
}

const pauseMs = 150;

export async function openText(markdown: string, options: Options): Promise<OpenText> {
  const { isEditable, label, onText, onUpdate, root } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = markdown;
  /** As this editor writes what it was given: the same text may be spelled in several ways. */
  let unchanged = "";
  const write = (view: EditorView) => editor.ctx.get(serializerCtx)(view.state.doc);

  function tell(view: EditorView): void {
    clearTimeout(timer);
    timer = undefined;
    const text = write(view);
    onText(text === unchanged ? shown : text);
  }

  const watcher = $prose(
    () =>
      new Plugin({
        key: new PluginKey("watcher"),
        props: {
          handleDOMEvents: {
            blur: (view) => {
              if (timer !== undefined) tell(view);
            },
            keydown: (view, event) => {
              // The panel's shortcuts save what the form holds at this moment.
              if (timer !== undefined && (event.ctrlKey || event.metaKey)) tell(view);
            },
          },
        },
        view: () => ({
          update(view, before) {
            if (!view.state.doc.eq(before.doc) && unchanged !== "") {
              clearTimeout(timer);
              timer = setTimeout(() => tell(view), pauseMs);
            }
            onUpdate(view.state);
          },
          destroy: () => clearTimeout(timer),
        }),
      }),
  );

  const editor = await textFormatEditor()
    .config((ctx) => {
      ctx.set(rootCtx, root);
      ctx.set(defaultValueCtx, markdown);
      ctx.update(editorViewOptionsCtx, (before) => ({
        ...before,
        attributes: { "aria-label": label, "aria-multiline": "true", role: "textbox" },
        editable: isEditable,
      }));
    })
    .use([history, clipboard, watcher, $prose(pictures), $prose(videoPanels), $prose(safePastes)].flat())
    .create();
  const view = editor.ctx.get(editorViewCtx);
  // Never empty, so that what the editor's own plugins do while it opens is no change.
  unchanged = write(view) || "\n";

  return {
    context: editor.ctx,
    view,
    show(next) {
      const doc = editor.ctx.get(parserCtx)(next);
      shown = next;
      unchanged = "";
      view.dispatch(view.state.tr.replace(0, view.state.doc.content.size, new Slice(doc.content, 0, 0)));
      clearTimeout(timer);
      timer = undefined;
      unchanged = write(view) || "\n";
    },
    close: () => void editor.destroy(),
  };
}

/** With its caption below, as the site shows it. */
function pictures(): Plugin {
  return new Plugin({
    key: new PluginKey("pictures"),
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
    },
  });
}

/** A paragraph that is nothing but a link to a video becomes a player on the site, and looks like one here. */
function videoPanels(): Plugin {
  return new Plugin({
    key: new PluginKey("video-panels"),
    props: {
      decorations({ doc }) {
        const panels: Decoration[] = [];
        doc.descendants((node, position) => {
          if (node.type.name !== "paragraph") return;
          const [only] = node.childCount === 1 ? node.children : [];
          const link = only?.marks.find(({ type }) => type.name === "link");
          if (link && youtubeIdIn(String(link.attrs.href))) {
            panels.push(Decoration.node(position, position + node.nodeSize, { class: "video" }));
          }
        });
        return DecorationSet.create(doc, panels);
      },
    },
  });
}

/** An address becomes a link. Pictures come from the media library, because the site shows no others. */
function safePastes(): Plugin {
  return new Plugin({
    key: new PluginKey("safe-pastes"),
    props: {
      transformPastedHTML: (html) => html.replace(/<(?:img|picture|source)\b[^>]*>/gi, ""),
      handlePaste(view, event) {
        const address = event.clipboardData?.getData("text/plain").trim() ?? "";
        if (!/^https?:\/\/\S+$/.test(address) || !URL.canParse(address)) return false;
        const { dispatch, state } = view;
        const link = state.schema.mark("link", { href: address });
        const { $from, empty, from, to } = state.selection;
        if (!$from.parent.type.allowsMarkType(link.type)) return false;
        dispatch(
          empty
            ? state.tr.replaceSelectionWith(state.schema.text(address, [link]), false).removeStoredMark(link)
            : state.tr.addMark(from, to, link),
        );
        return true;
      },
    },
  });
}
