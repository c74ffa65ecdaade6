import type { Page } from "@playwright/test";

/** Loads all pictures, lazy ones too, except those in closed dialogs, and waits for them and for fonts. */
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
    while (pictures.some(({ complete }) => !complete)) await new Promise((next) => setTimeout(next, 50));
    // `decode` rejects when a picture's source changes.
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
}
