import { type StrapiApp, useStrapiApp } from "@strapi/strapi/admin";
import { type ComponentType, useEffect, useRef } from "react";
import { useQueryClient } from "react-query";
import { isRecord } from "../../lib/values";
import { watchCalls } from "./calls";

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

const isPicture = ({ mime }: Asset): boolean => mime.startsWith("image/");

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

/** Returns the description of a picture, without the name of its file, which the library first takes for one. */
export const descriptionOf = ({ alternativeText, name }: Asset): string =>
  alternativeText && alternativeText !== name ? alternativeText : "";

/** The key under which the panel uploads files. */
export const uploadKey = ["upload", "upload"];

const libraryPage = new EventTarget();

/** Reports what the page of the media library uploads, which it does in another way than the dialogs for files. */
export const watchLibraryPage = (app: StrapiApp): void =>
  watchCalls(app, ({ endpoint, payload }) => {
    if (endpoint !== "uploadFiles") return;
    libraryPage.dispatchEvent(new CustomEvent("uploaded", { detail: payload }));
  });

/** Calls back with the pictures of each upload that the panel has finished, and of each change under the same key. */
export function useUploadedPictures(onUploaded: (pictures: Asset[]) => void): void {
  const uploads = useQueryClient().getMutationCache();
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  useEffect(() => {
    function report(files: unknown): void {
      const pictures = (Array.isArray(files) ? files : []).filter(isAsset).filter(isPicture);
      if (pictures.length > 0) latest.current(pictures);
    }
    const seen = new Set<number>();
    const unsubscribe = uploads.subscribe((mutation) => {
      if (!mutation || seen.has(mutation.mutationId) || mutation.state.status !== "success") return;
      if (mutation.options.mutationKey?.toString() !== uploadKey.toString()) return;
      seen.add(mutation.mutationId);
      report(mutation.state.data);
    });
    const onPage = (event: Event) => event instanceof CustomEvent && report(event.detail);
    libraryPage.addEventListener("uploaded", onPage);
    return () => {
      unsubscribe();
      libraryPage.removeEventListener("uploaded", onPage);
    };
  }, [uploads]);
}
