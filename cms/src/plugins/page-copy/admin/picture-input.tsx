import { Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import { UploadButton } from "../../../admin/file-field";
import { useServiceData } from "../../../admin/use-service";
import { type Asset, altText, isAsset, useUploadedPictures } from "../../../strapi/panel/media-library";
import { isPictureEdit, missingDescription } from "../catalogue";
import { type FieldInputProps, FieldLabel } from "./field-input";

/** Replaces one of the site's pictures with an uploaded one. */
export function PictureInput({ field, edit, followsEditedPicture, disabled, onEdit }: FieldInputProps) {
  const [upload, setUpload] = useState<Asset>();
  const savedAssets = useForm("PictureInput", ({ values }) => "pictures" in values && values.pictures);
  const { data: origin } = useServiceData<string>("/page-copy/site");
  const picture = isPictureEdit(edit) ? edit : undefined;
  const assets: unknown[] = [upload, ...(Array.isArray(savedAssets) ? savedAssets : [])];
  const asset = assets.filter(isAsset).find(({ hash }) => hash === picture?.file);
  const defaultSrc = field.default && origin && `${origin}${field.default}`;
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
    <Field.Root
      id={field.path}
      name={field.path}
      role="group"
      aria-label={field.label}
      hint={field.note}
      error={needsAlt ? missingDescription : undefined}
    >
      <FieldLabel field={field} isChanged={picture !== undefined} disabled={disabled} onEdit={onEdit} />
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
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
