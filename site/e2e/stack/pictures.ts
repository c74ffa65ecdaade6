import type { Locator, Page } from "@playwright/test";

/** File names of the pictures as the browser shows them; one that has not loaded says so. */
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
