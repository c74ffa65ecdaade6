import { mkdirSync, readdirSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import { mediaPath } from "~/content/media/media.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { cardAt, type SocialCard } from "~/seo/social/social-cards.ts";
import { createTaskQueue, Overloaded } from "../../app/task-queue.ts";
import { noSuchFile, sendFile } from "../files.ts";
import { log } from "../log.ts";
import { type Handler, sendText } from "../responses.ts";
import { paint } from "./picture.ts";

interface SocialImagesOptions {
  readonly content: () => Pick<ContentSnapshot, "landingPages" | "posts" | "settings" | "copyEdits">;
  /** Returns the path of a file of the build, by its URL. */
  readonly fileOf: (url: string) => string;
  /** Number of pictures kept on disk; 3,000 take about 200 MB. */
  readonly maxKept?: number;
  readonly mediaFolder: string;
  readonly stateDir: string;
}

/** Maximum pictures that wait to be painted: about half a minute of work. */
const maxWaiting = 200;
const picturePath = /^\/social\/.+\.([\da-f]{16})\.jpg$/;

/**
 * Serves the social picture of each page and post. Paints a picture on its first request, and only if the current
 * content has its card. Serves pictures of earlier content until the least recently used are deleted.
 */
export function socialImages(options: SocialImagesOptions): Handler {
  const { content, fileOf, maxKept = 3_000, mediaFolder, stateDir } = options;
  const folder = path.join(stateDir, "social");
  mkdirSync(folder, { recursive: true });
  const sourceOf = (src: string) =>
    src.startsWith(`${mediaPath}/`) ? path.join(mediaFolder, src.slice(mediaPath.length)) : fileOf(src);
  // Paint one picture at a time, because rendering pages needs the processor too.
  const paintInTurn = createTaskQueue({ concurrency: 1, maxWaiting });
  /** Names of the pictures on disk. Deletes the least recently used picture beyond the limit. */
  const painted = new LRUCache<string, true, SocialCard>({
    max: maxKept,
    dispose: (_, name) => void rm(path.join(folder, name), { force: true }).catch(() => {}),
    fetchMethod: (name, _, { context: card }) => paintInTurn(() => paintToDisk(name, card)),
  });
  for (const name of readdirSync(folder)) painted.set(name, true);

  async function paintToDisk(name: string, card: SocialCard): Promise<true> {
    const file = path.join(folder, name);
    // Write and rename, so that a power cut leaves no partial file.
    await writeFile(`${file}.part`, await paint(card, sourceOf));
    await rename(`${file}.part`, file);
    return true;
  }

  return async (c) => {
    const { pathname } = c.var.url;
    const fingerprint = picturePath.exec(pathname)?.[1];
    if (!fingerprint) return noSuchFile();
    const name = `${fingerprint}.jpg`;
    try {
      if (!painted.get(name)) {
        const card = cardAt(pathname, content());
        if (!card) return noSuchFile();
        await painted.forceFetch(name, { context: card });
      }
      return await sendFile(c, { name, root: folder });
    } catch (error) {
      if (error instanceof Overloaded) {
        const text = "Too many pictures are being made. Please try again in a moment.";
        return sendText(503, text, { "Retry-After": "10" });
      }
      log("social-image.failed", { error: String(error), path: pathname });
      // Fall back to the brand's picture until this one can be painted.
      return c.body(null, 302, { "Cache-Control": "no-store", Location: "/og-default.png" });
    }
  };
}
