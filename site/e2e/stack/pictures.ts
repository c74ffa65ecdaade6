import type { Locator, Page } from "@playwright/test";

/** Returns the file names of the shown pictures, or a note for one that has not loaded. */
export function picturesIn(part: Page | Locator): Promise<string[]> {
  return part.locator("img:not(dialog *)").evaluateAll((pictures) =>
    pictures
      .filter((picture) => picture instanceof HTMLImageElement)
      .map(({ currentSrc, naturalWidth, src }) => {
        const name = new URL(currentSrc || src).pathname.split("/").at(-1) ?? "";
        return naturalWidth > 0 ? name : `${name} has not loaded`;
      }),
  );
}
