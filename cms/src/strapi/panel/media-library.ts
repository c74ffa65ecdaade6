import { type InputProps, type StrapiApp, useFetchClient } from "@strapi/strapi/admin";
import { type ComponentType, useEffect, useRef } from "react";
import { useQueryClient } from "react-query";
import { isRecord } from "../../lib/values";
import { usePanelCalls } from "./calls";

/** A file in the media library's responses. */
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

/** Returns the description of a picture, or an empty string for the default description, the file name. */
export const altText = ({ alternativeText, name }: Asset): string =>
  alternativeText && alternativeText !== name ? alternativeText : "";

/** Props of the input for a file. Strapi has no type for `attribute`. */
export type FileInputProps = InputProps & { attribute?: { allowedTypes?: string[] } };

/** Wraps Strapi's input for files. Call it after the media library has registered that input. */
export function wrapFileInput(
  app: StrapiApp,
  wrap: (StrapiInput: ComponentType<FileInputProps>) => ComponentType<FileInputProps>,
): void {
  const { media } = app.library.fields;
  if (!media) throw new Error("Strapi no longer has an input for files");
  // Strapi's type for inputs is a component without props.
  app.addFields({ type: "media", Component: wrap(media as ComponentType<FileInputProps>) as ComponentType });
}

/** Uploads a file into the media library. */
export function useUpload(): (file: File, alternativeText?: string) => Promise<Asset> {
  const { post } = useFetchClient();
  return async (file, alternativeText = "") => {
    const body = new FormData();
    body.set("files", file);
    body.set("fileInfo", JSON.stringify({ name: file.name, alternativeText }));
    const { data } = await post<unknown>("/upload", body);
    const [uploaded]: unknown[] = Array.isArray(data) ? data : [];
    if (!isAsset(uploaded)) throw new Error("The response to the upload contains no file");
    return uploaded;
  };
}

/** react-query key of uploads in the panel. */
export const uploadKey = ["upload", "upload"];

/** Calls back with the pictures of each finished upload, and of each other change that uses `uploadKey`. */
export function useUploadedPictures(onUploaded: (pictures: Asset[]) => void): void {
  const uploads = useQueryClient().getMutationCache();
  function reportPictures(files: unknown): void {
    const pictures = [files].flat().filter(isAsset).filter(isPicture);
    if (pictures.length > 0) onUploaded(pictures);
  }
  const latest = useRef(reportPictures);
  latest.current = reportPictures;
  // The media library's page uploads without `uploadKey`, so its uploads are reported here.
  usePanelCalls(({ endpoint, payload }) => endpoint === "uploadFiles" && reportPictures(payload));
  useEffect(() => {
    const reportedIds = new Set<number>();
    return uploads.subscribe((mutation) => {
      if (!mutation || reportedIds.has(mutation.mutationId) || mutation.state.status !== "success") return;
      if (mutation.options.mutationKey?.toString() !== uploadKey.toString()) return;
      reportedIds.add(mutation.mutationId);
      latest.current(mutation.state.data);
    });
  }, [uploads]);
}
