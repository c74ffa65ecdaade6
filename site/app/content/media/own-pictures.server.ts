import type { ImageAsset } from "~/content/model/model.ts";
import { servedPicture } from "~/copy/pictures.ts";
import files from "./own-pictures.json" with { type: "json" };

const pictures = files.map((file) => ({ ...file, picture: servedPicture(file.name, file) }));

/** Our prepared sizes of a picture, by the SHA-256 (hex) of its original. */
export const picturesByHash: ReadonlyMap<string, ImageAsset> = new Map(
  pictures.map(({ original, picture }) => [original, picture]),
);

const picturesByName = new Map<string, ImageAsset>(pictures.map(({ name, picture }) => [name, picture]));

/** Returns the picture made from `<name>.webp` in `samples/content/pictures/` or `samples/content/posts/images/`. */
export function ownPicture(name: string): ImageAsset {
  const picture = picturesByName.get(name);
  if (!picture)
    throw new Error(`samples/content/${name} has no prepared sizes: run samples/pictures/build.ts`);
  return picture;
}
