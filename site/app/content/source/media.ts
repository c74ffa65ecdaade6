import { reasonOf } from "../../reason.ts";
import type { DownloadableFile, ImageAsset } from "../model/model.ts";
import type { MediaFile } from "./service/strapi-entries.ts";

/**
 * Copies of the content service's pictures, PDFs, films and sound, so that showing one never waits for that service.
 * Each rejects when the file cannot be fetched, and with UnusableFile when that will hardly change.
 */
export interface Media {
  audio(file: MediaFile, name: string): Promise<ServedFile>;
  /** Captions in WebVTT, and what they say. */
  captions(file: MediaFile, name: string): Promise<{ lines: readonly string[]; url: string }>;
  film(file: MediaFile, name: string): Promise<Pick<ServedFile, "url">>;
  /** The picture in the sizes pages use. */
  image(file: MediaFile, alt: string): Promise<ImageAsset>;
  /** The file with its time of change, where all that is known of it is its address. */
  dated(file: MediaFile): Promise<MediaFile>;
  pdf(file: MediaFile, name: string): Promise<ServedFile>;
}

export interface ServedFile {
  readonly sizeBytes: number;
  /** Its address on this site. */
  readonly url: string;
}

/** A file that is not there, or is not what it should be: another try will hardly help. */
export class UnusableFile extends Error {
  override readonly name = "UnusableFile";
}

/** A PDF that visitors save under the name that it has in the media library, or else under `usualName`. */
export async function downloadablePdf(
  media: Media,
  file: MediaFile,
  usualName: string,
): Promise<DownloadableFile> {
  const name = (file.name ?? usualName).replace(/\.pdf$/i, "");
  const { sizeBytes, url } = await media.pdf(file, name);
  return { fileName: `${name}.pdf`, href: url, sizeBytes };
}

export type FileFinder = ReturnType<typeof fileFinder>;

/** Finds the files of an entry, and notes those that it is made without. */
export function fileFinder(media: Media) {
  const missing: string[] = [];
  let mayCome = false;

  async function attempt<Found>(find: () => Promise<Found>): Promise<Found | null> {
    try {
      return await find();
    } catch (error) {
      missing.push(reasonOf(error));
      mayCome ||= !(error instanceof UnusableFile);
      return null;
    }
  }

  return {
    attempt,
    mayCome: () => mayCome,
    missing,
    picture: (file: MediaFile | Promise<MediaFile>, alt: string): Promise<ImageAsset | null> =>
      attempt(async () => media.image(await file, alt)),
  };
}

/** Where the copies are served. */
export const mediaPath = "/files";

const copyAddress = new RegExp(`${mediaPath}/([0-9a-f]{24})/`, "g");

/** The copies that a text, such as a page or JSON, has addresses of. */
export function mediaIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(copyAddress), ([, key = ""]) => key))];
}
