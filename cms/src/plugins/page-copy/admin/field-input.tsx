import { Badge, Box, Field, Flex, Textarea, TextButton, TextInput, Typography } from "@strapi/design-system";
import { useState } from "react";
import { type Edit, isPictureEdit, kept, problemOf, type Slot } from "../catalogue";
import { PictureInput } from "./picture-input";

export interface FieldInputProps {
  slot: Slot;
  /** Undefined while the default stands. */
  edit: Edit | undefined;
  /** True if the site shows another picture's edit here. */
  isFollowing?: boolean;
  disabled?: boolean;
  /** With nothing, or what is not kept, the default comes back. */
  onEdit: (edit: Edit | undefined) => void;
}

export const FieldInput = (props: FieldInputProps) =>
  props.slot.kind === "picture" ? <PictureInput {...props} /> : <TextField {...props} />;

const asText = (value: Slot["default"] | Edit) =>
  [isPictureEdit(value) ? "" : (value ?? "")].flat().join("\n");

function TextField({ slot, edit, disabled, onEdit }: FieldInputProps) {
  // What is being typed, also where it is not kept as it stands, such as a space at the end.
  const [typed, setTyped] = useState<string>();
  const text = typed ?? asText(edit ?? slot.default);
  const written = slot.kind === "list" ? text.split("\n") : text;
  const now = kept(slot, written);
  const problem = now === undefined ? undefined : problemOf(slot, now);
  const control = {
    value: text,
    disabled,
    placeholder: slot.mayBeEmpty ? "Left empty: nothing stands here" : asText(slot.default),
    onBlur: () => setTyped(undefined),
  };
  const onChange = ({ target }: { target: { value: string } }) => {
    setTyped(target.value);
    onEdit(slot.kind === "list" ? target.value.split("\n") : target.value);
  };
  return (
    <Field.Root id={slot.path} name={slot.path} error={problem} hint={<Hint slot={slot} text={text} />}>
      <FieldLabel slot={slot} isChanged={edit !== undefined} disabled={disabled} onEdit={onEdit} />
      {slot.kind === "paragraph" || slot.kind === "list" ? (
        <Textarea {...control} rows={rowsOf(text)} onChange={onChange} />
      ) : (
        <TextInput {...control} type={slot.kind === "line" ? "text" : slot.kind} onChange={onChange} />
      )}
      <Placeholders slot={slot} text={text} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

export function FieldLabel({
  slot,
  isChanged,
  disabled,
  onEdit,
}: Pick<FieldInputProps, "slot" | "disabled" | "onEdit"> & { isChanged: boolean }) {
  return (
    <Flex justifyContent="space-between" gap={2}>
      <Field.Label>{slot.label}</Field.Label>
      {isChanged && (
        <Flex gap={2}>
          <Badge>Changed</Badge>
          <TextButton type="button" disabled={disabled} onClick={() => onEdit(undefined)}>
            Back to the default
          </TextButton>
        </Flex>
      )}
    </Flex>
  );
}

function Hint({ slot: { kind, longest, mayBeEmpty, note }, text }: { slot: Slot; text: string }) {
  const counted =
    kind === "list"
      ? `One a line, each up to ${longest} characters`
      : `${text.length} of ${longest} characters`;
  return [note, longest && counted, mayBeEmpty && "May be left empty"].filter(Boolean).join(" · ");
}

/** The names between braces that have to stay, and which of them are missing. */
function Placeholders({ slot: { placeholders }, text }: { slot: Slot; text: string }) {
  if (!placeholders) return null;
  return (
    <Flex gap={2} wrap="wrap">
      <Typography variant="pi" textColor="neutral600">
        The site fills in:
      </Typography>
      {placeholders.map((name) => (
        <Placeholder key={name} name={`{${name}}`} isThere={text.includes(`{${name}}`)} />
      ))}
    </Flex>
  );
}

/** As it must be written: a badge would show it in capitals. */
const Placeholder = ({ name, isThere }: { name: string; isThere: boolean }) => (
  <Box hasRadius paddingLeft={2} paddingRight={2} background={isThere ? "primary200" : "neutral150"}>
    <Typography variant="pi" fontWeight="semiBold" textColor={isThere ? "primary600" : "neutral600"}>
      {name}
    </Typography>
  </Box>
);

const rowsOf = (text: string) =>
  text.split("\n").reduce((rows, line) => rows + Math.ceil((line.length + 1) / 90), 1);
