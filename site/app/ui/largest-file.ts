import type { PictureFile } from "./picture.tsx";

/** Address of the widest file that every browser shows: of the last source, as the first ones are the newest types. */
export function largestFile({ sources, src }: PictureFile): string {
  const candidates = sources.at(-1)?.srcSet.split(", ") ?? [];
  const [largest] = candidates
    .map((candidate) => {
      const [address = src, width = ""] = candidate.split(" ");
      return { address, width: Number.parseInt(width, 10) };
    })
    .sort((a, b) => b.width - a.width);
  return largest?.address ?? src;
}
