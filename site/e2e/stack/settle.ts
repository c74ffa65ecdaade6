import type { Page } from "@playwright/test";

/** Waits until nothing of the page is still to come: fonts, and the pictures that are otherwise fetched on the way. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}
