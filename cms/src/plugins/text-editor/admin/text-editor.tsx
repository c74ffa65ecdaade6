import type { Command, EditorState } from "@milkdown/prose/state";
import { Box } from "@strapi/design-system";
import { useNotification } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";
import { describePictureProblem } from "../../../media/accepted-files";
import { AddressDialog } from "./address-dialog";
import { findLinkAtCursor, insertPicture, insertVideo, selectedPicture, setLink } from "./commands";
import { type OpenEditor, openEditor } from "./open-editor";
import type { OnPictures } from "./pastes";
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
  const editor = useRef<OpenEditor>();
  const [state, setState] = useState<EditorState>();
  const [dialog, setDialog] = useState<Dialog>();
  /** Pasted or dropped pictures that the user has yet to describe, one after another. */
  const [files, setFiles] = useState<File[]>([]);
  const { toggleNotification } = useNotification();

  const onPictures: OnPictures = (pictures, missingCount) => {
    const refusals = isShort
      ? ["This text has no pictures."]
      : [
          ...pictures.flatMap((file) => describePictureProblem(file) ?? []),
          ...(missingCount > 0 ? [missingPictureMessage] : []),
        ];
    for (const message of refusals) toggleNotification({ type: "warning", message });
    if (!isShort)
      setFiles((waiting) => [...waiting, ...pictures.filter((file) => !describePictureProblem(file))]);
  };
  // Rendering does not update `value`, which is the text in the editor.
  const latest = useRef({ disabled, onChange, onPictures, value });
  latest.current = { ...latest.current, disabled, onChange, onPictures };

  useEffect(() => {
    if (!root.current) return;
    let isClosed = false;
    const initial = latest.current.value;
    const opening = openEditor(initial, {
      label,
      root: root.current,
      isEditable: () => !latest.current.disabled,
      onPictures: (...args) => latest.current.onPictures(...args),
      onText: (text) => {
        latest.current.value = text;
        latest.current.onChange(text);
      },
      onUpdate: setState,
    });
    opening.then((opened) => {
      if (isClosed) return;
      editor.current = opened;
      if (latest.current.value !== initial) opened.replaceText(latest.current.value);
      setState(opened.view.state);
    });
    return () => {
      isClosed = true;
      editor.current = undefined;
      opening.then((opened) => opened.close());
    };
  }, [label]);

  // Show a value that did not come from this editor, such as after a reset of the form.
  useEffect(() => {
    if (value === latest.current.value) return;
    latest.current.value = value;
    editor.current?.replaceText(value);
  }, [value]);

  // The editor calls `isEditable` only when it updates.
  useEffect(() => {
    if (disabled) setDialog(undefined);
    editor.current?.view.setProps({});
  }, [disabled]);

  function run(command: Command): void {
    const view = editor.current?.view;
    if (!view) return;
    setDialog(undefined);
    command(view.state, view.dispatch, view);
    // Focus the text after the closing dialog has focused its button, unless the dialog for the next picture opens.
    if (files.length < 2) setTimeout(() => view.focus());
  }
  const close = () => setDialog(undefined);
  const [file] = files;
  const nextFile = () => setFiles(([, ...waiting]) => waiting);
  const selected = state && selectedPicture(state);

  return (
    <EditorFrame>
      {state && editor.current && (
        <Box className="tools" background="neutral0" padding={2}>
          <Toolbar
            context={editor.current.context}
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
        <AddressDialog
          kind="link"
          address={findLinkAtCursor(state)?.href ?? ""}
          textLabel={state.selection.empty && !findLinkAtCursor(state) ? "Text" : undefined}
          onClose={close}
          onDone={(address, text) => run(setLink(address, text))}
        />
      )}
      {dialog === "video" && (
        <AddressDialog
          kind="video"
          textLabel="Title"
          onClose={close}
          onDone={(address, title) => run(insertVideo(address, title))}
        />
      )}
      {dialog === "picture" && (
        <PictureDialog
          picture={selected}
          file={undefined}
          onClose={close}
          onDone={(picture) => run(insertPicture(picture, selected !== undefined))}
        />
      )}
      {!dialog && !disabled && file && (
        <PictureDialog
          key={`${file.name} ${files.length}`}
          picture={undefined}
          file={file}
          onClose={nextFile}
          onDone={(picture) => {
            run(insertPicture(picture, false));
            nextFile();
          }}
        />
      )}
    </EditorFrame>
  );
}
