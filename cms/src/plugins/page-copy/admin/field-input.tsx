import { Badge, Field, Flex, Textarea, TextButton, TextInput, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { type ComponentProps, useState } from "react";
import { UploadButton } from "../../../admin/file-field";
import { usePanelSettings } from "../../../admin/use-service";
import { type Asset, altText, isAsset, useUploadedPictures } from "../../../strapi/panel/media-library";
import {
  type CopyField,
  type Edit,
  editProblem,
  inBraces,
  isPictureEdit,
  missingDescription,
  normalizeEdit,
} from "../catalogue";

interface FieldInputProps {
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

interface FieldFrameProps extends ComponentProps<typeof Field.Root> {
  input: FieldInputProps;
}

function FieldFrame({ children, input: { disabled, edit, field, onEdit }, ...root }: FieldFrameProps) {
  return (
    <Field.Root id={field.path} name={field.path} {...root}>
      <Flex justifyContent="space-between" gap={2} wrap="wrap">
        <Field.Label>{field.label}</Field.Label>
        {edit !== undefined && (
          <Flex gap={2}>
            <Badge>Changed</Badge>
            <TextButton type="button" disabled={disabled} onClick={() => onEdit(undefined)}>
              Restore the default
            </TextButton>
          </Flex>
        )}
      </Flex>
      {children}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

function TextField(input: FieldInputProps) {
  const { field, edit, disabled, onEdit } = input;
  // The text as typed. The stored edit is normalized, for example without a space at the end.
  const [typedText, setTypedText] = useState<string>();
  const text = typedText ?? editToText(edit ?? field.default);
  const textToEdit = (typed: string) => (field.kind === "list" ? typed.split("\n") : typed);
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
    <FieldFrame input={input} error={problem} hint={<Hint field={field} text={text} />}>
      {field.kind === "paragraph" || field.kind === "list" ? (
        <Textarea {...controlProps} rows={countRows(text)} onChange={onChange} />
      ) : (
        <TextInput {...controlProps} type={field.kind === "line" ? "text" : field.kind} onChange={onChange} />
      )}
    </FieldFrame>
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

/** Replaces one of the site's pictures with an uploaded one. */
function PictureInput(input: FieldInputProps) {
  const { field, edit, followsEditedPicture, disabled, onEdit } = input;
  const [upload, setUpload] = useState<Asset>();
  const savedAssets = useForm("PictureInput", ({ values }) => "pictures" in values && values.pictures);
  const siteUrl = usePanelSettings()?.siteUrl;
  const picture = isPictureEdit(edit) ? edit : undefined;
  const assets = [upload, savedAssets].flat().filter(isAsset);
  const asset = assets.find(({ hash }) => hash === picture?.file);
  const defaultSrc = field.default && siteUrl && `${siteUrl}${field.default}`;
  const src = picture ? (asset?.formats?.thumbnail?.url ?? asset?.url) : defaultSrc;
  const isDecoration = field.alt === "";
  const isFollowing = followsEditedPicture && !picture;
  const needsAlt = picture?.alt === "" && !isDecoration;

  function use(file: Asset) {
    setUpload(file);
    onEdit({ file: file.hash, alt: isDecoration ? "" : altText(file) });
  }
  // Use the description that the panel asks for after the upload.
  useUploadedPictures(([first]) => {
    if (first && first.hash === picture?.file) use(first);
  });

  return (
    <FieldFrame
      input={input}
      role="group"
      aria-label={field.label}
      hint={field.note}
      error={needsAlt ? missingDescription : undefined}
    >
      <Flex gap={4} alignItems="flex-start" wrap="wrap">
        {src && !isFollowing && <img alt="" src={src} width={200} />}
        <Flex direction="column" alignItems="stretch" gap={2} flex="1 1 20rem">
          {picture ? (
            <TextInput
              aria-label={`${field.label}: description`}
              value={picture.alt}
              disabled={disabled}
              placeholder="Describe it for someone who cannot see it"
              onChange={({ target }: { target: { value: string } }) =>
                onEdit({ file: picture.file, alt: target.value })
              }
            />
          ) : (
            <Typography textColor="neutral600">
              {isFollowing
                ? "Follows the picture above."
                : field.alt || (field.default ? "Decoration, without a description" : "No picture")}
            </Typography>
          )}
          <Flex>{!disabled && <UploadButton allowed={["images"]} onUploaded={use} />}</Flex>
        </Flex>
      </Flex>
    </FieldFrame>
  );
}
