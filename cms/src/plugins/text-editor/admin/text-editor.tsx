import type { Command, EditorState } from "@milkdown/prose/state";
import { Box } from "@strapi/design-system";
import { useEffect, useRef, useState } from "react";
import { insertVideo, linkAt, placePicture, selectedPicture, setLink } from "./commands";
import { LinkDialog, PictureDialog, VideoDialog } from "./dialogs";
import { Page } from "./looks";
import { type OpenText, openText } from "./milkdown";
import { type Ask, Toolbar } from "./toolbar";

interface TextEditorProps {
  disabled?: boolean;
  /** For a text among others on a page: words, lists, quotes and links only. */
  isShort: boolean;
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export default function TextEditor({ disabled = false, isShort, label, onChange, value }: TextEditorProps) {
  const root = useRef<HTMLDivElement>(null);
  const open = useRef<OpenText>();
  const [state, setState] = useState<EditorState>();
  const [asked, setAsked] = useState<Ask>();
  const latest = useRef({ disabled, onChange, value });
  latest.current = { ...latest.current, disabled, onChange };

  useEffect(() => {
    if (!root.current) return;
    let isClosed = false;
    const opened = latest.current.value;
    const opening = openText(opened, {
      label,
      root: root.current,
      isEditable: () => !latest.current.disabled,
      onText: (text) => {
        latest.current.value = text;
        latest.current.onChange(text);
      },
      onUpdate: setState,
    });
    opening.then((text) => {
      if (isClosed) return;
      open.current = text;
      if (latest.current.value !== opened) text.show(latest.current.value);
      setState(text.view.state);
    });
    return () => {
      isClosed = true;
      open.current = undefined;
      opening.then((text) => text.close());
    };
  }, [label]);

  // What did not come from this editor: the form was reset, or read again.
  useEffect(() => {
    if (value === latest.current.value) return;
    latest.current.value = value;
    open.current?.show(value);
  }, [value]);

  // The editor asks whether it may be changed only when it is updated.
  useEffect(() => {
    if (disabled) setAsked(undefined);
    open.current?.view.setProps({});
  }, [disabled]);

  function run(command: Command): void {
    const view = open.current?.view;
    if (!view) return;
    setAsked(undefined);
    command(view.state, view.dispatch, view);
    // After the dialog has given the focus back to its button.
    setTimeout(() => view.focus());
  }
  const close = () => setAsked(undefined);

  return (
    <Page>
      {state && open.current && (
        <Box className="tools" background="neutral0" padding={2}>
          <Toolbar
            context={open.current.context}
            disabled={disabled}
            isShort={isShort}
            state={state}
            onAsk={setAsked}
            onCommand={run}
          />
        </Box>
      )}
      <div ref={root} />
      {state && asked === "link" && (
        <LinkDialog
          hasWords={!state.selection.empty || linkAt(state) !== undefined}
          href={linkAt(state)?.href ?? ""}
          onClose={close}
          onDone={({ href, words }) => run(setLink(href, words))}
        />
      )}
      {asked === "video" && (
        <VideoDialog onClose={close} onDone={({ address, title }) => run(insertVideo(address, title))} />
      )}
      {state && asked === "picture" && (
        <PictureDialog
          picture={selectedPicture(state)}
          onClose={close}
          onDone={(picture) => run(placePicture(picture))}
        />
      )}
    </Page>
  );
}
