import { setTimeout as delay } from "node:timers/promises";
import type { Media } from "~/content/media/media.ts";
import type { MediaFile } from "~/content/strapi/strapi-entries.ts";
import type { MediaStore } from "./media-store.server.ts";

/** Minimum wait for each copy, in milliseconds; reading an existing copy takes only a few. */
const minWaitMs = 100;

/**
 * Limits how long one poll waits for files: all copies together get `timeoutMs`. After that, no further copy starts,
 * and files without a copy reject.
 */
export function mediaWithTimeout(media: MediaStore, timeoutMs: number): Media {
  const until = Date.now() + timeoutMs;

  async function inTime<Asset>(file: MediaFile, copy: () => Promise<Asset>): Promise<Asset> {
    if (Date.now() > until && !(await media.isCopied(file))) {
      throw new Error(`${file.url} has not been copied yet`);
    }
    return beforeLate(file, copy());
  }

  function beforeLate<Result>(file: MediaFile, result: Promise<Result>): Promise<Result> {
    const late = async (): Promise<never> => {
      await delay(Math.max(until - Date.now(), minWaitMs), undefined, { ref: false });
      throw new Error(`${file.url} is still being copied`);
    };
    return Promise.race([result, late()]);
  }

  return {
    captions: (file, name) => inTime(file, () => media.captions(file, name)),
    file: (kind, file, name) => inTime(file, () => media.file(kind, file, name)),
    image: (file, alt) => inTime(file, () => media.image(file, alt)),
    withUpdatedAt: (file) => beforeLate(file, media.withUpdatedAt(file)),
  };
}
