import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import {
  type Asset,
  descriptionOf,
  isAsset,
  useMediaLibrary,
  useUploadedPictures,
} from "../../../strapi/panel/media-library";
import { isPictureEdit } from "../catalogue";
import { type FieldInputProps, FieldLabel } from "./field-input";
import { useSiteOrigin } from "./page-link";

/** A picture of the media library in the place of one of the site's own. */
export function PictureInput({ slot, edit, isFollowing, disabled, onEdit }: FieldInputProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<Asset>();
  // The library selects what is uploaded only in a field of a form.
  const [uploaded, setUploaded] = useState<Asset[]>([]);
  useUploadedPictures(([first]) => isChoosing && first && setUploaded([first]));
  const saved = useForm("PictureInput", ({ values }) => "pictures" in values && values.pictures);
  const origin = useSiteOrigin();
  const Library = useMediaLibrary();
  const picture = isPictureEdit(edit) ? edit : undefined;
  const known: unknown[] = [chosen, ...(Array.isArray(saved) ? saved : [])];
  const asset = known.filter(isAsset).find(({ hash }) => hash === picture?.file);
  const src = picture ? (asset?.formats?.thumbnail?.url ?? asset?.url) : origin && `${origin}${slot.default}`;
  const isDecoration = slot.alt === "";
  const isFollowed = isFollowing && !picture;
  const needsAlt = picture?.alt === "" && !isDecoration;

  function startChoosing() {
    setUploaded([]);
    setIsChoosing(true);
  }

  function choose([first]: Asset[]) {
    setIsChoosing(false);
    if (!first) return;
    // It may have been described since it was selected.
    const [picture = first] = uploaded.filter(({ hash }) => hash === first.hash);
    setChosen(picture);
    onEdit({ file: picture.hash, alt: isDecoration ? "" : descriptionOf(picture) });
  }

  return (
    <Field.Root
      id={slot.path}
      name={slot.path}
      role="group"
      aria-label={slot.label}
      hint={slot.note}
      error={needsAlt ? "Describe the picture for people who cannot see it." : undefined}
    >
      <FieldLabel slot={slot} isChanged={picture !== undefined} disabled={disabled} onEdit={onEdit} />
      <Flex gap={4} alignItems="flex-start" wrap="wrap">
        {(picture || (slot.default && !isFollowed)) && src && <img alt="" src={src} width={200} />}
        <Flex direction="column" alignItems="stretch" gap={2} flex="1 1 20rem">
          {picture ? (
            <TextInput
              aria-label={`${slot.label}: description`}
              value={picture.alt}
              disabled={disabled}
              placeholder="Describe it as you would to somebody who cannot see it"
              onChange={({ target }: { target: { value: string } }) =>
                onEdit({ file: picture.file, alt: target.value })
              }
            />
          ) : (
            <Typography textColor="neutral600">
              {isFollowed
                ? "Follows the picture above."
                : slot.alt || (slot.default ? "A decoration" : "None")}
            </Typography>
          )}
          <Flex>
            <Button variant="secondary" disabled={disabled} onClick={startChoosing}>
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
          initiallySelectedAssets={uploaded}
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={choose}
        />
      )}
    </Field.Root>
  );
}
