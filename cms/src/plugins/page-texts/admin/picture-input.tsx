import { Button, Field, Flex, TextInput, Typography } from "@strapi/design-system";
import { useForm, useStrapiApp } from "@strapi/strapi/admin";
import { type ComponentType, useState } from "react";
import { isPictureEdit } from "../catalogue";
import { useSiteOrigin } from "./site-link";
import { type SlotInputProps, SlotLabel } from "./slot-input";

/** A file as the media library tells of it. */
interface Asset {
  hash: string;
  url: string;
  alternativeText?: string | null;
  formats?: { thumbnail?: { url: string } } | null;
}

interface LibraryProps {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  onSelectAssets: (assets: Asset[]) => void;
}

const isAsset = (value: unknown): value is Asset =>
  typeof value === "object" && value !== null && "hash" in value && "url" in value;

/** A picture of the media library in the place of one of the site's own. */
export function PictureInput({ slot, edit, disabled, onEdit }: SlotInputProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<Asset>();
  const saved = useForm("PictureInput", ({ values }) => "pictures" in values && values.pictures);
  const origin = useSiteOrigin();
  const Library = useStrapiApp(
    "PictureInput",
    ({ components }) => components["media-library"] as ComponentType<LibraryProps> | undefined,
  );
  const picture = isPictureEdit(edit) ? edit : undefined;
  const known: unknown[] = [chosen, ...(Array.isArray(saved) ? saved : [])];
  const asset = known.filter(isAsset).find(({ hash }) => hash === picture?.file);
  const src = picture ? (asset?.formats?.thumbnail?.url ?? asset?.url) : origin && `${origin}${slot.default}`;
  const isDecoration = slot.alt === "";
  const needsAlt = picture?.alt === "" && !isDecoration;

  function choose([first]: Asset[]) {
    setIsChoosing(false);
    if (!first) return;
    setChosen(first);
    onEdit({ file: first.hash, alt: isDecoration ? "" : (first.alternativeText ?? "") });
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
      <SlotLabel slot={slot} isChanged={picture !== undefined} disabled={disabled} onEdit={onEdit} />
      <Flex gap={4} alignItems="flex-start">
        {(picture || slot.default) && src && <img alt="" src={src} width={200} />}
        <Flex direction="column" alignItems="stretch" gap={2} flex="1">
          {picture ? (
            <TextInput
              aria-label={`${slot.label}: description`}
              value={picture.alt}
              disabled={disabled}
              placeholder="What would you say of it on the phone?"
              onChange={({ target }: { target: { value: string } }) =>
                onEdit({ file: picture.file, alt: target.value })
              }
            />
          ) : (
            <Typography textColor="neutral600">
              {slot.alt || (slot.default ? "A decoration" : "None")}
            </Typography>
          )}
          <Flex>
            <Button variant="secondary" disabled={disabled} onClick={() => setIsChoosing(true)}>
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
          multiple={false}
          onClose={() => setIsChoosing(false)}
          onSelectAssets={choose}
        />
      )}
    </Field.Root>
  );
}
