import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { ContentSnapshot } from "~/content/model/model.ts";
import { mediaPath } from "~/content/source/media.ts";
import { cardAt } from "~/seo/social/named-card.ts";
import { socialFolder } from "~/seo/social/social-cards.ts";
import { sendText } from "../answers.ts";
import { Overloaded } from "../bounded.ts";
import { log } from "../log.ts";
import { pathOf } from "../request-address.ts";
import { type FileHandler, sendImmutable, sendNoFile } from "../static-files.ts";
import { paint } from "./paint.ts";
import { openPictureStore } from "./picture-store.ts";

export interface SocialImagesOptions {
  readonly content: () => Pick<ContentSnapshot, "posts" | "settings">;
  /** Made pictures are kept below it. */
  readonly dataDir: string;
  /** The file behind the address of one of the build's files. */
  readonly fileOf: (url: string) => string;
  readonly mediaFolder: string;
}

const pictureAddress = /^\/social\/[^?]+\.([\da-f]{16})\.jpg$/;

/**
 * Serves the picture of each page and post, made when it is first asked for. Only what the content says now is
 * painted; pictures painted before are served as long as they are kept.
 */
export function socialImages({ content, dataDir, fileOf, mediaFolder }: SocialImagesOptions): FileHandler {
  const folder = path.join(dataDir, "site/social");
  const store = openPictureStore(folder);
  const sourceOf = (src: string) =>
    src.startsWith(`${mediaPath}/`) ? path.join(mediaFolder, src.slice(mediaPath.length)) : fileOf(src);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = pathOf(request);
    const fingerprint = pictureAddress.exec(pathname)?.[1];
    if (!fingerprint) return sendNoFile(response);
    const name = `${fingerprint}.jpg`;
    if (!(await store.has(name))) {
      const card = cardAt(pathname, content());
      if (!card) return sendNoFile(response);
      await store.make(name, () => paint(card, sourceOf));
    }
    await sendImmutable(request, response, { name, root: folder });
  }

  return (request, response, next) => {
    if (!request.url?.startsWith(`${socialFolder}/`)) return next();
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Overloaded) return busy(response);
      log("social-image.failed", { error: String(error), path: request.url ?? "" });
      // Better the brand's picture than none, and only until this one can be painted.
      response.writeHead(302, { "Cache-Control": "no-store", Location: "/og-default.png" }).end();
    });
  };
}

function busy(response: ServerResponse): void {
  sendText(response, 503, "Too many pictures are being made. Please ask again.", { "Retry-After": "10" });
}
