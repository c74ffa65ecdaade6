import { Plugin, TextSelection } from "@milkdown/prose/state";
import type { EditorView } from "@milkdown/prose/view";
import { footnoteLabels, setLink } from "./commands";
import { cleanPastedHtml, isFromOffice } from "./pasted-html";

/** Receives pasted or dropped files, and the number of pictures in the pasted text whose files are missing. */
export type OnFiles = (files: File[], missingCount: number) => void;

/** Cleans pasted text, links a pasted URL, and passes files on for upload. */
export const pastePlugin = (onFiles: OnFiles): Plugin =>
  new Plugin({
    props: {
      transformPastedHTML: (html, view) =>
        isFromEditor(html) ? html : cleanPastedHtml(html, footnoteLabels(view.state)),
      handlePaste(view, { clipboardData }) {
        if (!clipboardData) return false;
        const { files, hasText, missingCount } = readClipboard(clipboardData);
        if (files.length > 0 || missingCount > 0) {
          if (!hasText) {
            onFiles(files, missingCount);
            return true;
          }
          // Wait until the text is pasted, so that the pictures follow it.
          setTimeout(() => onFiles(files, missingCount));
        }
        return pasteUrl(view, clipboardData.getData("text/plain").trim());
      },
      handleDrop(view, event) {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        const position = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (position) {
          const { doc, tr } = view.state;
          view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(position.pos))));
        }
        onFiles(files, 0);
        return true;
      },
    },
  });

/** Returns true for HTML copied from an editor in this panel, whose pictures are uploaded already. */
const isFromEditor = (html: string): boolean => html.includes("data-pm-slice");

function readClipboard(data: DataTransfer): { files: File[]; hasText: boolean; missingCount: number } {
  const html = data.getData("text/html");
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const hasText = Boolean(html ? body.textContent?.trim() : data.getData("text/plain").trim());
  if (isFromEditor(html)) return { files: [], hasText, missingCount: 0 };
  const pictures = [...body.querySelectorAll("img")];
  // Office programs also attach an image of the copied text. Ignore it.
  const hasImageOfText = hasText && pictures.length === 0 && isFromOffice(html);
  const files = hasImageOfText ? [] : [...data.files];
  return { files, hasText, missingCount: Math.max(pictures.length - files.length, 0) };
}

/**
 * Links the selected text to a pasted URL, or inserts the URL as a link. Returns false for other text, and where no
 * link can be: in code, or if the whole text is selected. The editor then pastes as usual.
 */
function pasteUrl({ dispatch, state }: EditorView, text: string): boolean {
  const { link } = state.schema.marks;
  if (!link || !state.selection.$from.parent.type.allowsMarkType(link)) return false;
  return (
    /^https?:\/\/\S+$/.test(text) && URL.canParse(text) && setLink(text, state.selection)(state, dispatch)
  );
}
