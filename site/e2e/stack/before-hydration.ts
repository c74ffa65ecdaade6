import type { Page } from "@playwright/test";
import { waitForFontsAndPictures } from "./fonts-and-pictures.ts";
import { waitForApp } from "./navigation.ts";

/** Opens a page whose scripts are held back. Returns a function that releases them and waits until the app is idle. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const scriptsReleased = Promise.withResolvers<void>();
  await page.route("**/static/js/**", async (route) => {
    await scriptsReleased.promise;
    await route.fallback();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  await waitForFontsAndPictures(page);
  // A page adopts a style sheet only until the sections below the first view are laid out.
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
  return async () => {
    scriptsReleased.resolve();
    await waitForApp(page);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  };
}
