import { Flex } from "@strapi/design-system";
import { useField, useNotification } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { useMutation } from "react-query";
import { acceptedFiles } from "../media/accepted-files";
import {
  type Asset,
  type FileInputProps,
  uploadKey,
  useUpload,
  useUploadedPictures,
} from "../strapi/panel/media-library";
import { FileButton } from "./file-button";
import { useErrorMessage } from "./use-service";

/** Kinds of files in Strapi, by the first part of the MIME type. All others are "files". */
const kinds: Record<string, string> = { audio: "audios", image: "images", video: "videos" };

/** Returns an `accept` attribute. It lists extensions too, because some systems do not know the type of `.vtt` files. */
const acceptAttribute = (allowed: string[] | undefined): string =>
  Object.entries(acceptedFiles)
    .filter(([, { type }]) => allowed?.includes(kinds[type.replace(/\/.*/, "")] ?? "files") ?? true)
    .flatMap(([extension, { type }]) => [`.${extension}`, type])
    .join(",");

interface UploadButtonProps {
  /** Kinds of files that may be chosen. */
  allowed?: string[] | undefined;
  onUploaded: (file: Asset) => void;
}

/** Button that uploads a file in one step. Strapi's dialogs need five. */
export function UploadButton({ allowed, onUploaded }: UploadButtonProps) {
  const { toggleNotification } = useNotification();
  const errorMessage = useErrorMessage();
  // `DescribePictures` asks for a description after each mutation with this key.
  const uploading = useMutation(useUpload(), {
    mutationKey: uploadKey,
    onSuccess: onUploaded,
    onError: (error) => toggleNotification({ type: "danger", message: errorMessage(error) }),
  });
  return (
    <FileButton
      accept={acceptAttribute(allowed)}
      size="S"
      loading={uploading.isLoading}
      onChoose={(file) => uploading.mutate(file)}
    >
      {(allowed?.includes("images") ?? true) ? "Upload a picture" : "Upload a file"}
    </FileButton>
  );
}

/** Adds an upload button to Strapi's input. */
export const withUploadButton = (StrapiInput: ComponentType<FileInputProps>) =>
  function FileField(props: FileInputProps) {
    const { onChange, value } = useField<Asset | null>(props.name);
    useUploadedPictures((pictures) => {
      const described = pictures.find(({ id }) => id === value?.id);
      if (described) onChange(props.name, described);
    });
    return (
      <Flex direction="column" alignItems="stretch" gap={2}>
        <StrapiInput {...props} />
        {!props.disabled && (
          <Flex>
            <UploadButton
              allowed={props.attribute?.allowedTypes}
              onUploaded={(file) => onChange(props.name, file)}
            />
          </Flex>
        )}
      </Flex>
    );
  };
