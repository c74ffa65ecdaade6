import { setTimeout as delay } from "node:timers/promises";
import type { Media } from "~/content/media/media.ts";
import type { MediaFile } from "~/content/strapi/strapi-entries.ts";
import type { MediaStore } from "./media-store.server.ts";

/** Minimum wait for each file, even after the deadline: enough to read a copy that exists. */
const minWaitMs = 100;

/** Gives all files of one poll a common deadline. After it, calls for files without a copy reject. */
export function mediaWithTimeout(media: MediaStore, timeoutMs: number): Media {
  const deadline = Date.now() + timeoutMs;

  async function copyInTime<Asset>(file: MediaFile, copy: () => Promise<Asset>): Promise<Asset> {
    if (Date.now() > deadline && !(await media.isCopied(file))) {
      throw new Error(`${file.url} has not been copied yet`);
    }
    return beforeDeadline(file, copy());
  }

  function beforeDeadline<Result>(file: MediaFile, result: Promise<Result>): Promise<Result> {
    const rejectLate = async (): Promise<never> => {
      await delay(Math.max(deadline - Date.now(), minWaitMs), undefined, { ref: false });
      throw new Error(`${file.url} is still being copied`);
    };
    return Promise.race([result, rejectLate()]);
  }

  return {
    captions: (file, name) => copyInTime(file, () => media.captions(file, name)),
    file: (kind, file, name) => copyInTime(file, () => media.file(kind, file, name)),
    image: (file, alt) => copyInTime(file, () => media.image(file, alt)),
    withUpdatedAt: (file) => beforeDeadline(file, media.withUpdatedAt(file)),
  };
}
