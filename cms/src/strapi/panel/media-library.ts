import { useStrapiApp } from "@strapi/strapi/admin";
import type { ComponentType } from "react";
import { isRecord } from "../../record";

/** A file as the media library tells of it. */
export interface Asset {
  hash: string;
  mime: string;
  name: string;
  url: string;
  alternativeText?: string | null;
  formats?: { thumbnail?: { url: string } } | null;
}

export const isAsset = (value: unknown): value is Asset =>
  isRecord(value) && ["hash", "mime", "name", "url"].every((field) => typeof value[field] === "string");

interface LibraryProps {
  allowedTypes: string[];
  multiple: boolean;
  onClose: () => void;
  initiallySelectedAssets: Asset[];
  onSelectAssets: (assets: Asset[]) => void;
}

/** Of the upload plugin's input for files, as far as it is used here. */
interface MediaInputProps {
  name: string;
  label: string;
  attribute: { multiple: boolean; allowedTypes: string[] };
}

// Strapi keeps the components of its plugins by name, and its types say nothing of what each is given.

export const useMediaLibrary = () =>
  useStrapiApp(
    "MediaLibrary",
    ({ components }) => components["media-library"] as ComponentType<LibraryProps> | undefined,
  );

export const useMediaInput = () =>
  useStrapiApp("MediaInput", ({ fields }) => fields.media as ComponentType<MediaInputProps> | undefined);
