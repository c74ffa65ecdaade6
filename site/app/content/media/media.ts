import { reasonOf } from "../../reason.ts";
import type { DownloadableFile, ImageAsset } from "../model/model.ts";
import type { MediaFile } from "../strapi/strapi-entries.ts";

/**
 * Copies of the content service's media, so that pages never wait for it. Methods reject if a file cannot be fetched,
 * and with UnusableFile if retrying will not help.
 */
export interface Media {
  captions(file: MediaFile, title: string): Promise<{ lines: readonly string[]; url: string }>;
  file(kind: FileKind, file: MediaFile, title: string): Promise<ServedFile>;
  image(file: MediaFile, alt: string): Promise<ImageAsset>;
  /** Adds a mark of the current version to a file known only by its URL, because a replaced file may keep its URL. */
  withUpdatedAt(file: MediaFile): Promise<MediaFile>;
}

export type FileKind = "mp3" | "mp4" | "pdf";

export interface ServedFile {
  readonly sizeBytes: number;
  /** URL on this site. */
  readonly url: string;
}

/** The file is missing, denied, too large or of the wrong type; retrying will not help. */
export class UnusableFile extends Error {}

/** Returns a PDF for download, named as in the media library, or else `usualName`. */
export async function downloadablePdf(
  media: Media,
  file: MediaFile,
  usualName: string,
): Promise<DownloadableFile> {
  const name = (file.name ?? usualName).replace(/\.pdf$/i, "");
  const { sizeBytes, url } = await media.file("pdf", file, name);
  return { fileName: `${name}.pdf`, href: url, sizeBytes };
}

/** Returns the media of one entry, with functions that collect the reasons why its optional files are missing. */
export function entryMedia(media: Media) {
  const missing: string[] = [];
  let mayArrive = false;

  function addMissing(error: unknown): void {
    missing.push(reasonOf(error));
    mayArrive ||= !(error instanceof UnusableFile);
  }

  /** Returns null if `find` rejects. */
  async function attempt<Found>(find: () => Promise<Found>): Promise<Found | null> {
    try {
      return await find();
    } catch (error) {
      addMissing(error);
      return null;
    }
  }

  return {
    ...media,
    addMissing,
    attempt,
    missing,
    /** Returns true if a missing file may become available. Until then, a known entry keeps its last version. */
    awaitsFiles: () => mayArrive,
    optionalImage: async (file: MediaFile | null): Promise<ImageAsset | null> =>
      file && attempt(() => media.image(file, file.alternativeText ?? "")),
  };
}

/** Path of the copies on this site. */
export const mediaPath = "/files";

const copyUrl = new RegExp(`${mediaPath}/([0-9a-f]{24})/`, "g");

/** Returns the keys of the copies that a text links to. */
export function copyKeysIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(copyUrl), ([, key = ""]) => key))];
}
