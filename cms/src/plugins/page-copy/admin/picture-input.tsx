import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import { UploadButton } from "../../../admin/file-field";
import {
  type Asset,
  altText,
  isAsset,
  useMediaLibrary,
  useUploadedPictures,
} from "../../../strapi/panel/media-library";
import { isPictureEdit, missingDescription } from "../catalogue";
import { type FieldInputProps, FieldLabel } from "./field-input";
import { useSiteOrigin } from "./page-link";

/** Replaces one of the site's pictures with one from the media library. */
export function PictureInput({ field, edit, followsEditedPicture, disabled, onEdit }: FieldInputProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosenAsset, setChosenAsset] = useState<Asset>();
  // Strapi's dialog selects an uploaded file by itself only in a media field.
  const [uploadedAssets, setUploadedAssets] = useState<Asset[]>([]);
  useUploadedPictures(([first]) => {
    if (!first) return;
    if (isChoosing) setUploadedAssets([first]);
    else if (first.hash === picture?.file) use(first);
  });
  const savedAssets = useForm("PictureInput", ({ values }) => "pictures" in values && values.pictures);
  const origin = useSiteOrigin();
  const Library = useMediaLibrary();
  const picture = isPictureEdit(edit) ? edit : undefined;
  const assets: unknown[] = [chosenAsset, ...(Array.isArray(savedAssets) ? savedAssets : [])];
  const asset = assets.filter(isAsset).find(({ hash }) => hash === picture?.file);
  const src = picture
    ? (asset?.formats?.thumbnail?.url ?? asset?.url)
    : origin && `${origin}${field.default}`;
  const isDecoration = field.alt === "";
  const isFollowing = followsEditedPicture && !picture;
  const needsAlt = picture?.alt === "" && !isDecoration;

  function startChoosing() {
    setUploadedAssets([]);
    setIsChoosing(true);
  }

  function handleSelection([first]: Asset[]) {
    setIsChoosing(false);
    if (!first) return;
    // Prefer the asset from the upload: unlike the one from the dialog, it has the description just entered.
    use(uploadedAssets.find(({ hash }) => hash === first.hash) ?? first);
  }

  function use(file: Asset) {
    setChosenAsset(file);
    onEdit({ file: file.hash, alt: isDecoration ? "" : altText(file) });
  }

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
        {(picture || (field.default && !isFollowing)) && src && <img alt="" src={src} width={200} />}
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
          <Flex gap={2} wrap="wrap">
            {!disabled && <UploadButton allowed={["images"]} onUploaded={use} />}
            <Button variant="secondary" size="S" disabled={disabled} onClick={startChoosing}>
              Choose another picture
            </Button>
          </Flex>
        </Flex>
      </Flex>
      <Field.Hint />
      <Field.Error />
      {isChoosing && Library && (
        <Library
          allowedTypes={["images"]}
          initiallySelectedAssets={uploadedAssets}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={handleSelection}
        />
      )}
    </Field.Root>
  );
}
