import type { ImageAsset } from "~/content/model/model.ts";
import type { BuildTools } from "~/content/types/site-type.ts";

/** Returns a picture of 3 by 2 pixels. */
export const pictureAt = (src: string, alt = ""): ImageAsset => ({
  alt,
  height: 2,
  sources: [],
  src,
  width: 3,
});

/** BuildTools for building entries without fetching; files whose URL contains "away" are unavailable. */
export const entryTools: BuildTools = {
  media: {
    captions: async ({ url }) => ({ lines: ["Said."], url: served(url) }),
    file: async (_, { url }) => ({ sizeBytes: 9, url: served(url) }),
    image: async ({ url }, alt) => pictureAt(served(url), alt),
    withUpdatedAt: async (file) => file,
  },
  report() {},
  serviceOrigin: "http://cms.example",
};

function served(url: string): string {
  if (url.includes("away")) throw new Error(`${url} is unavailable`);
  return `/files${url}`;
}
