import { existsSync } from "node:fs";
import path from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { mediaPath } from "~/content/media/media.ts";
import { socialSize } from "~/seo/page-meta.ts";
import { createTaskQueue } from "../app/task-queue.ts";
import { filePolicyHeaders, immutableCaching, noSuchFileResponse } from "./files.ts";
import type { Handler } from "./responses.ts";

/** Maximum pictures that wait to be made: about half a minute of work. */
const maxWaiting = 200;
const maxCachedBytes = 20 * 1024 * 1024;
const picturePath = new RegExp(`^/social((?:/pictures|${mediaPath}/[0-9a-f]{24})/[\\w.-]+\\.webp)\\.jpg$`);

/** Serves pictures in the size and format for link previews. `fileOf` returns the path of a bundled file, by its URL. */
export function socialImages(fileOf: (url: string) => string, mediaFolder: string): Handler {
  // Make one picture at a time, because rendering pages needs the processor too.
  const oneAtATime = createTaskQueue({ concurrency: 1, maxWaiting });
  const pictures = new LRUCache<string, Buffer<ArrayBuffer>>({
    fetchMethod: (file) =>
      oneAtATime(() => {
        const { height, width } = socialSize;
        return sharp(file).resize(width, height).jpeg({ mozjpeg: true, quality: 80 }).toBuffer();
      }),
    maxSize: maxCachedBytes,
    sizeCalculation: ({ length }) => length,
  });

  return async (c) => {
    const src = picturePath.exec(c.var.url.pathname)?.[1] ?? "";
    const file = src.startsWith(`${mediaPath}/`)
      ? path.join(mediaFolder, src.slice(mediaPath.length))
      : fileOf(src);
    if (src === "" || !existsSync(file)) return noSuchFileResponse();
    return c.body(await pictures.forceFetch(file), 200, {
      ...filePolicyHeaders(src),
      "Cache-Control": immutableCaching,
      "Content-Type": "image/jpeg",
    });
  };
}
