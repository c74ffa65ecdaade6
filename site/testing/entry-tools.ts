import type { ImageAsset } from "~/content/model/model.ts";
import { buildTools } from "~/content/types/content-type.ts";

/** Returns a picture of 3 by 2 pixels. */
export const pictureAt = (src: string, alt = ""): ImageAsset => ({
  alt,
  height: 2,
  sources: [],
  src,
  width: 3,
});

/** Returns tools for building an entry without fetching; files whose URL contains "away" are unavailable. */
export const entryTools = (report?: (reason: string) => void) =>
  buildTools(
    {
      media: {
        captions: async ({ url }) => ({ lines: ["Said."], url: servedUrl(url) }),
        file: async (_, { url }) => ({ sizeBytes: 9, url: servedUrl(url) }),
        image: async ({ url }, alt) => pictureAt(servedUrl(url), alt),
        withUpdatedAt: async (file) => file,
      },
      serviceOrigin: "http://cms.example",
    },
    report,
  );

function servedUrl(url: string): string {
  if (url.includes("away")) throw new Error(`${url} is unavailable`);
  return `/files${url}`;
}
