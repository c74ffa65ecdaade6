import { Button, Flex, Textarea } from "@strapi/design-system";
import { useField } from "@strapi/strapi/admin";
import { useEffect, useRef, useState } from "react";

/** No field of an inquiry: as part of the form, a note that is not added yet counts as a change that is not saved. */
const formField = "note";

interface NoteFormProps {
  /** When the inquiry was saved last. */
  savedAt: unknown;
  add: (text: string, done: () => void) => Promise<void>;
}

/** For another note of the team. What is written when the inquiry is saved is added then. */
export function NoteForm({ add, savedAt }: NoteFormProps) {
  const { onChange, value } = useField<string | undefined>(formField);
  const [text, setText] = useState(value ?? "");
  const unsaved = text.trim() === "" ? undefined : text;
  useEffect(() => {
    if (value !== unsaved) onChange(formField, unsaved);
  }, [onChange, unsaved, value]);

  // A press in haste is two, and a note stays.
  const [isAdding, setAdding] = useState(false);
  async function addUnsaved() {
    if (!unsaved || isAdding) return;
    setAdding(true);
    await add(unsaved, () => setText((now) => (now === unsaved ? "" : now)));
    setAdding(false);
  }

  const seenSave = useRef(savedAt);
  useEffect(() => {
    if (seenSave.current === savedAt) return;
    seenSave.current = savedAt;
    void addUnsaved();
  });

  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Textarea
        aria-label="Add a note"
        placeholder="For the team only. Your name and the time are kept with it."
        value={text}
        onChange={({ target }: { target: HTMLTextAreaElement }) => setText(target.value)}
      />
      <Button variant="secondary" disabled={!unsaved || isAdding} onClick={addUnsaved}>
        Add a note
      </Button>
    </Flex>
  );
}
