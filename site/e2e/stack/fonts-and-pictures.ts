import type { Page } from "@playwright/test";

/** Waits for fonts and all pictures. */
export async function waitForFontsAndPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Pictures in dialogs load when the dialog opens.
    const pictures = [...document.images].filter((picture) => !picture.closest("dialog:not([open])"));
    for (const picture of pictures) {
      picture.loading = "eager";
      // Screenshots do not wait for asynchronous decoding.
      picture.decoding = "sync";
    }
    await document.fonts.ready;
    // `decode` rejects when a picture's source changes.
    while (pictures.some(({ complete }) => !complete)) await new Promise((next) => setTimeout(next, 50));
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}
