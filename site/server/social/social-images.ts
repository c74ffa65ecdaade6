import path from "node:path";
import { mediaPath } from "~/content/media/media.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { cardAt } from "~/seo/social/social-cards.ts";
import { Overloaded } from "../../app/bounded.ts";
import { noSuchFile, sendImmutable } from "../files.ts";
import { log } from "../log.ts";
import { type Handler, sendText } from "../responses.ts";
import { paint } from "./picture.ts";
import { openPictureStore } from "./picture-store.ts";

interface SocialImagesOptions {
  readonly content: () => Pick<ContentSnapshot, "landingPages" | "posts" | "settings" | "copyEdits">;
  /** Returns the path of a file of the build, by its URL. */
  readonly fileOf: (url: string) => string;
  readonly mediaFolder: string;
  readonly stateDir: string;
}

const pictureAddress = /^\/social\/.+\.([\da-f]{16})\.jpg$/;

/**
 * Serves the social picture of each page and post. Paints a picture on its first request, and only if the current
 * content has its card. Pictures of earlier content are served as long as the store keeps them.
 */
export function socialImages({ content, fileOf, mediaFolder, stateDir }: SocialImagesOptions): Handler {
  const folder = path.join(stateDir, "social");
  const store = openPictureStore(folder);
  const sourceOf = (src: string) =>
    src.startsWith(`${mediaPath}/`) ? path.join(mediaFolder, src.slice(mediaPath.length)) : fileOf(src);

  return async (c) => {
    const { pathname } = c.var.url;
    const fingerprint = pictureAddress.exec(pathname)?.[1];
    if (!fingerprint) return noSuchFile();
    const name = `${fingerprint}.jpg`;
    try {
      if (!store.has(name)) {
        const card = cardAt(pathname, content());
        if (!card) return noSuchFile();
        await store.make(name, () => paint(card, sourceOf));
      }
      return await sendImmutable(c, { name, root: folder });
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
