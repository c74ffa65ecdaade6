import { useStrapiApp } from "@strapi/strapi/admin";
import { type ComponentType, useEffect, useRef } from "react";
import { useQueryClient } from "react-query";
import { isRecord } from "../record";

/** A file as the media library tells of it. */
export interface Asset {
  id: number;
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

// Strapi keeps the components of its plugins by name, and its types say nothing of what each is given.

export const useMediaLibrary = () =>
  useStrapiApp(
    "MediaLibrary",
    ({ components }) => components["media-library"] as ComponentType<LibraryProps> | undefined,
  );

/** What a picture shows. The library first describes a picture by the name of its file, which says nothing. */
export const descriptionOf = ({ alternativeText, name }: Asset): string =>
  alternativeText && alternativeText !== name ? alternativeText : "";

/** The key under which the panel uploads files. */
export const uploadKey = ["upload", "upload"];

/** Calls back with the pictures of each upload that the panel has finished, and of each change under the same key. */
export function useUploadedPictures(onUploaded: (pictures: Asset[]) => void): void {
  const uploads = useQueryClient().getMutationCache();
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  useEffect(() => {
    const seen = new Set<number>();
    return uploads.subscribe((mutation) => {
      const files: unknown = mutation?.state.data;
      if (!mutation || seen.has(mutation.mutationId) || !Array.isArray(files)) return;
      if (mutation.options.mutationKey?.toString() !== uploadKey.toString()) return;
      seen.add(mutation.mutationId);
      const pictures = files.filter((file) => isAsset(file) && file.mime.startsWith("image/"));
      if (pictures.length > 0) latest.current(pictures);
    });
  }, [uploads]);
}
