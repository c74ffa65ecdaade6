import type { Media } from "~/content/source/media.ts";
import type { MediaFile } from "~/content/source/service/strapi-entries.ts";
import type { MediaStore } from "./media-store.server.ts";

/** Every copy gets at least this long: those that are there already need a few milliseconds. */
const shortestMs = 100;

/** The copy of a file is not there yet; the copying goes on meanwhile. */
export class StillCopying extends Error {
  override readonly name = "StillCopying";
}

/**
 * The store for one reading of the content service, which must not wait for a slow file: all copies together get
 * `timeoutMs`. Beyond that none is begun, and those that are not there reject with StillCopying.
 */
export function mediaWithTimeout(media: MediaStore, timeoutMs: number): Media {
  const until = Date.now() + timeoutMs;

  async function inTime<Asset>(file: MediaFile, copy: () => Promise<Asset>): Promise<Asset> {
    if (Date.now() > until && !(await media.isCopied(file))) {
      throw new StillCopying(`${file.url} waits for its turn`);
    }
    return beforeLate(file, copy());
  }

  function beforeLate<Result>(file: MediaFile, result: Promise<Result>): Promise<Result> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const waitMs = Math.max(until - Date.now(), shortestMs);
    const timer = setTimeout(() => reject(new StillCopying(`${file.url} is still being copied`)), waitMs);
    return Promise.race([result, late]).finally(() => clearTimeout(timer));
  }

  return {
    audio: (file, name) => inTime(file, () => media.audio(file, name)),
    captions: (file, name) => inTime(file, () => media.captions(file, name)),
    film: (file, name) => inTime(file, () => media.film(file, name)),
    dated: (file) => beforeLate(file, media.dated(file)),
    image: (file, alt) => inTime(file, () => media.image(file, alt)),
    pdf: (file, name) => inTime(file, () => media.pdf(file, name)),
  };
}
