import { type Editor, editorViewCtx } from "@milkdown/core";
import { updateImageCommand } from "@milkdown/preset-commonmark";
import type { EditorState } from "@milkdown/prose/state";
import { Box } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { describePictureProblem } from "../../../media/accepted-files";
import {
  type ContextCommand,
  findLinkAtCursor,
  insertPicture,
  selectedPicture,
  setLink,
  toContextCommand,
} from "./commands";
import { LinkDialog } from "./link-dialog";
import { openEditor } from "./open-editor";
import type { OnFiles } from "./pastes";
import { PictureDialog } from "./picture-dialog";
import { EditorFrame } from "./styles";
import { type Dialog, Toolbar } from "./toolbar";

interface TextEditorProps {
  disabled?: boolean;
  /** Offers only bold, italic, links, lists and quotes. */
  isShort: boolean;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const missingPictureMessage =
  "A picture could not be pasted along with the text. Copy it by itself and paste it, or drop its file here.";

export default function TextEditor({ disabled = false, isShort, label, onChange, value }: TextEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<Dialog>();
  /** Pasted or dropped pictures that the user has yet to describe, one after another. */
  const [files, setFiles] = useState<File[]>([]);
  const { toggleNotification } = useNotification();

  const onFiles: OnFiles = (added, missingCount) => {
    const refusals = isShort
      ? ["This text has no pictures."]
      : [
          ...added.flatMap((file) => describePictureProblem(file) ?? []),
          ...(missingCount > 0 ? [missingPictureMessage] : []),
        ];
    for (const message of refusals) toggleNotification({ type: "warning", message });
    if (!isShort)
      setFiles((waiting) => [...waiting, ...added.filter((file) => !describePictureProblem(file))]);
  };
  const latest = useRef({ onChange, onFiles, value });
  latest.current = { onChange, onFiles, value };

  /** Texts of this editor that have not come back as `value` yet. */
  const sentTexts = useRef([value]);
  const [externalChanges, setExternalChanges] = useState(0);
  // Open a value that did not come from this editor, such as after a reset of the form.
  useLayoutEffect(() => {
    const index = sentTexts.current.indexOf(value);
    sentTexts.current = index < 0 ? [] : sentTexts.current.slice(index + 1);
    if (index < 0) setExternalChanges((count) => count + 1);
  }, [value]);

  useEffect(() => {
    if (!root.current) return;
    let isClosed = false;
    const opening = openEditor(latest.current.value, {
      label,
      root: root.current,
      isEditable: !disabled,
      onFiles: (...args) => latest.current.onFiles(...args),
      onText(text) {
        sentTexts.current.push(text);
        latest.current.onChange(text);
      },
      onUpdate: setState,
    });
    opening.then((opened) => {
      if (isClosed) return;
      setEditor(opened);
      setState(opened.ctx.get(editorViewCtx).state);
    });
    return () => {
      isClosed = true;
      setEditor(undefined);
      opening.then((opened) => opened.destroy());
    };
  }, [disabled, externalChanges, label]);

  const [file] = dialog ? [] : files;
  const selected = file ? undefined : state && selectedPicture(state);
  const linkAtCursor = state && findLinkAtCursor(state);
  const closeDialog = () => (file ? setFiles(([, ...waiting]) => waiting) : setDialog(undefined));

  function run(command: ContextCommand): void {
    if (!editor) return;
    const view = editor.ctx.get(editorViewCtx);
    closeDialog();
    command(editor.ctx)(view.state, view.dispatch, view);
    // Focus the text after the closing dialog has focused its button, unless the dialog for the next picture opens.
    if (files.length < 2) setTimeout(() => view.focus());
  }

  return (
    <EditorFrame background="neutral0" borderColor="neutral200" color="neutral800" hasRadius>
      {state && editor && (
        <Box className="tools" background="neutral0" padding={2}>
          <Toolbar
            context={editor.ctx}
            disabled={disabled}
            isShort={isShort}
            state={state}
            onOpenDialog={setDialog}
            onCommand={run}
          />
        </Box>
      )}
      <div ref={root} />
      {state && dialog === "link" && (
        <LinkDialog
          initialAddress={String(linkAtCursor?.mark.attrs.href ?? "")}
          onClose={closeDialog}
          onDone={(address) => run(() => setLink(address, linkAtCursor ?? state.selection))}
        />
      )}
      {!disabled && (dialog === "picture" || file) && (
        <PictureDialog
          key={files.length}
          picture={selected}
          file={file}
          onClose={closeDialog}
          onDone={(picture) =>
            run(selected ? toContextCommand(updateImageCommand, picture) : () => insertPicture(picture))
          }
        />
      )}
    </EditorFrame>
  );
}
