import { Badge, Field, Flex, Textarea, TextButton, TextInput } from "@strapi/design-system";
import { useState } from "react";
import { type CopyField, type Edit, editProblem, inBraces, isPictureEdit, normalizeEdit } from "../catalogue";
import { PictureInput } from "./picture-input";

export interface FieldInputProps {
  field: CopyField;
  /** Undefined while the default applies. */
  edit: Edit | undefined;
  /** True if the site shows another picture's edit here. */
  followsEditedPicture?: boolean;
  disabled?: boolean;
  /** Restores the default if undefined. */
  onEdit: (edit: Edit | undefined) => void;
}

export const FieldInput = (props: FieldInputProps) =>
  props.field.kind === "picture" ? <PictureInput {...props} /> : <TextField {...props} />;

const editToText = (value: CopyField["default"] | Edit) =>
  [isPictureEdit(value) ? "" : (value ?? "")].flat().join("\n");

function TextField({ field, edit, disabled, onEdit }: FieldInputProps) {
  // The text as typed. The stored edit is normalized, for example without a space at the end.
  const [typedText, setTypedText] = useState<string>();
  const text = typedText ?? editToText(edit ?? field.default);
  const textToEdit = (input: string) => (field.kind === "list" ? input.split("\n") : input);
  const normalizedEdit = normalizeEdit(field, textToEdit(text));
  const problem = normalizedEdit === undefined ? undefined : editProblem(field, normalizedEdit);
  const controlProps = {
    value: text,
    disabled,
    placeholder: field.mayBeEmpty ? "Empty: nothing is shown" : editToText(field.default),
    onBlur: () => setTypedText(undefined),
  };
  const onChange = ({ target }: { target: { value: string } }) => {
    setTypedText(target.value);
    onEdit(textToEdit(target.value));
  };
  return (
    <Field.Root id={field.path} name={field.path} error={problem} hint={<Hint field={field} text={text} />}>
      <FieldLabel field={field} isChanged={edit !== undefined} disabled={disabled} onEdit={onEdit} />
      {field.kind === "paragraph" || field.kind === "list" ? (
        <Textarea {...controlProps} rows={countRows(text)} onChange={onChange} />
      ) : (
        <TextInput {...controlProps} type={field.kind === "line" ? "text" : field.kind} onChange={onChange} />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

export function FieldLabel({
  field,
  isChanged,
  disabled,
  onEdit,
}: Pick<FieldInputProps, "field" | "disabled" | "onEdit"> & { isChanged: boolean }) {
  return (
    <Flex justifyContent="space-between" gap={2} wrap="wrap">
      <Field.Label>{field.label}</Field.Label>
      {isChanged && (
        <Flex gap={2}>
          <Badge>Changed</Badge>
          <TextButton type="button" disabled={disabled} onClick={() => onEdit(undefined)}>
            Restore the default
          </TextButton>
        </Flex>
      )}
    </Flex>
  );
}

function Hint({ field, text }: { field: CopyField; text: string }) {
  const { kind, longest, mayBeEmpty, note, placeholders } = field;
  const counted =
    kind === "list"
      ? `One per line, up to ${longest} characters each`
      : `${text.length} of ${longest} characters`;
  const filledIn = placeholders && `Filled in by the site: ${inBraces(placeholders)}`;
  return [note, longest && counted, mayBeEmpty && "May be empty", filledIn].filter(Boolean).join(" · ");
}

const charactersPerRow = 90;

/** Returns a height that fits the text, with one empty row. */
const countRows = (text: string) =>
  text.split("\n").reduce((rows, line) => rows + Math.ceil((line.length + 1) / charactersPerRow), 1);
