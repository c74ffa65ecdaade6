import type { ImageAsset } from "../model/model.ts";
import type { MediaFile } from "./service/strapi-entries.ts";

/**
 * Copies of the content service's pictures, PDFs, films and sound, so that showing one never waits for that service.
 * Each rejects when the file cannot be fetched, and with UnusableFile when that will hardly change.
 */
export interface Media {
  /** `src` is its address on this site. */
  audio(file: MediaFile, name: string): Promise<{ bytes: number; src: string }>;
  /** Captions in WebVTT: their address on this site, and what they say. */
  captions(file: MediaFile, name: string): Promise<{ lines: readonly string[]; src: string }>;
  /** `src` is its address on this site. */
  film(file: MediaFile, name: string): Promise<{ src: string }>;
  /** The picture in the sizes pages use. */
  image(file: MediaFile, alt: string): Promise<ImageAsset>;
  /** The file with its time of change, where all that is known of it is its address. */
  dated(file: MediaFile): Promise<MediaFile>;
  /** `url` is its address on this site. */
  pdf(file: MediaFile, name: string): Promise<{ sizeBytes: number; url: string }>;
}

/** A file that is not there, or is not what it should be: another try will hardly help. */
export class UnusableFile extends Error {
  override readonly name = "UnusableFile";
}

/** Where the copies are served. */
export const mediaPath = "/files";

const copyAddress = new RegExp(`${mediaPath}/([0-9a-f]{24})/`, "g");

/** The copies that a text, such as a page or JSON, has addresses of. */
export function mediaIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(copyAddress), ([, key = ""]) => key))];
}
