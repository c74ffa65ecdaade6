import type { Page } from "@playwright/test";

/** Waits until nothing of the page is still to come: fonts, and the pictures that are otherwise fetched on the way. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Those of a dialog are fetched when it opens.
    const pictures = [...document.images].filter((picture) => !picture.closest("dialog:not([open])"));
    for (const picture of pictures) {
      picture.loading = "eager";
      // Decoded with the page that shows it: a screenshot does not wait for it.
      picture.decoding = "sync";
    }
    await document.fonts.ready;
    // A picture whose source changes rejects `decode` before the new one is there.
    while (pictures.some(({ complete }) => !complete)) await new Promise((next) => setTimeout(next, 50));
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}
