import type { Page } from "@playwright/test";
import { openBeforeHydration } from "./stack/before-hydration.ts";
import { locateForm } from "./stack/lead-form.ts";
import { waitForApp } from "./stack/navigation.ts";
import { pictureCarousel, shownSlide } from "./stack/slides.ts";
import { expect, test } from "./stack/test.ts";

/**
 * Opens a page, whose pictures and fonts keep loading until `finish` is called. `scripts` collects the URLs of requested
 * scripts.
 */
async function openLoading(page: Page, path = "/"): Promise<{ finish: () => void; scripts: string[] }> {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const files = Promise.withResolvers<void>();
  await page.route(/\.(?:avif|jpe?g|webp|woff2)/, async (route) => {
    await files.promise;
    await route.fallback();
  });
  // Lets the page wait for its fonts without a limit.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => (ms === 1_000 ? 0 : setTimeout(run, ms)),
    });
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // Waits a fixed time, because a loading page may neither become idle nor draw frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return { finish: files.resolve, scripts };
}

test("no script is requested while a page loads; then the app starts by itself", async ({ page }) => {
  const { finish, scripts } = await openLoading(page);
  expect(scripts).toEqual([]);
  finish();
  await waitForApp(page);
  expect(scripts).not.toEqual([]);
});

const countDeferredSections = (page: Page) =>
  page
    .locator("main > section, .prose > *, footer")
    .evaluateAll(
      (sections) =>
        sections.filter((section) => getComputedStyle(section).contentVisibility === "auto").length,
    );

test("the sections below the first view are laid out after it, and in print", async ({ page }) => {
  const { finish } = await openLoading(page);
  expect(await countDeferredSections(page)).toBeGreaterThan(4);
  await page.emulateMedia({ media: "print" });
  expect(await countDeferredSections(page), "in print").toBe(0);
  await page.emulateMedia({ media: "screen" });
  finish();
  await waitForApp(page);
  expect(await countDeferredSections(page)).toBe(0);
});

test("the end of a long post is laid out after the first view", async ({ page }) => {
  const { finish } = await openLoading(page, "/blog/why-a-walking-path-is-cheaper-than-a-vacancy");
  expect(await countDeferredSections(page)).toBeGreaterThan(10);
  finish();
  await waitForApp(page);
  expect(await countDeferredSections(page)).toBe(0);
});

test("a tall screen is filled before the fonts have loaded", async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 3_000 });
  await openLoading(page);
  await expect(
    page.getByRole("heading", { name: "We design for wellness, build, lease and run what we build." }),
  ).toBeInViewport();
});

test("a key lays out the whole page at once, and scrolls to the right place", async ({ page }) => {
  const { finish } = await openLoading(page);
  await page.keyboard.press("End");
  expect(await countDeferredSections(page)).toBe(0);
  finish();
  await waitForApp(page);
  await expect(page.locator("footer").getByRole("link", { name: "Privacy" }).first()).toBeInViewport();
});

test("a page opened at a section has its full height from the start", async ({ page }) => {
  await page.goto("/investor#documents", { waitUntil: "commit" });
  await expect(page.locator("#documents")).toBeInViewport();
  expect(await countDeferredSections(page)).toBe(0);
});

for (const [interaction, act] of [
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a mouse movement", (page: Page) => page.mouse.move(200, 200)],
  ["a mouse press", (page: Page) => page.mouse.down()],
] as const) {
  const details = interaction === "a key" ? {} : { tag: "@slow" };
  test(`${interaction} starts the app while the page still loads`, details, async ({ page }) => {
    await openLoading(page);
    await act(page);
    await waitForApp(page);
  });
}

test("clicks before the app starts take effect after it has started", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/about");
  const next = pictureCarousel(page).getByRole("button", { name: "Next slide" });
  await next.click();
  await next.click();
  await hydrate();
  await expect(shownSlide(pictureCarousel(page))).toHaveAccessibleName("3 of 14");
});

test("a click while the app takes over the page has its effect once", { tag: "@slow" }, async ({ page }) => {
  // Clicks once, right after React starts to listen for clicks on the document.
  await page.addInitScript(() => {
    const { addEventListener } = document;
    document.addEventListener = (...args: Parameters<typeof addEventListener>) => {
      addEventListener.apply(document, args);
      if (args[0] !== "click") return;
      document.addEventListener = addEventListener;
      setTimeout(() => document.querySelector<HTMLElement>('#founder [aria-label="Next slide"]')?.click());
    };
  });
  const hydrate = await openBeforeHydration(page, "/about");
  await hydrate();
  await expect(shownSlide(pictureCarousel(page))).toHaveAccessibleName("2 of 14");
});

test("a form submitted before the app starts shows that it is sending, until the visitor returns to the page", async ({
  page,
}) => {
  await openBeforeHydration(page, "/contact");
  // A 204 response leaves the page as it is, with the form still sending.
  await page.route("**/contact", (route) => route.fulfill({ status: 204 }));
  const form = locateForm(page, "contact");
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill("dana@example.com");
  await form.getByLabel("Reason", { exact: true }).selectOption("tax");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  // Simulates a return to the page.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(form.getByRole("button", { name: "Send" })).toBeEnabled();
});

test("a picture clicked before the app starts opens enlarged", async ({ page }) => {
  const hydrate = await openBeforeHydration(page, "/jefferson-reserve-phase-2");
  const opener = page.locator("[data-plans]").getByRole("button", { name: "Enlarge" }).nth(1);
  const dialog = page.getByRole("dialog", { name: "Enlarged picture" });
  const closeActions = [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(4, 4),
    () => dialog.getByRole("button", { name: "Close" }).click(),
  ];
  for (const close of closeActions) {
    await opener.click();
    await dialog.getByRole("img").click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await opener.click();
  await hydrate();
  await expect(dialog).toContainText("2 / ");
  await dialog.getByRole("button", { name: "Previous picture" }).click();
  await expect(dialog).toContainText("1 / ");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("on a metered connection the app starts only when the visitor uses the page", { tag: "@slow" }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    // Runs idle callbacks at once.
    Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run) });
  });
  await page.goto("/");
  const startedApp = page.locator("html[data-app]");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  await expect(startedApp).toHaveCount(0);
  await page.getByRole("link", { name: "More About Us" }).focus();
  await waitForApp(page);
});

test("hovering over a link prefetches its data, which the page then uses", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const servedFromCache: boolean[] = [];
  session.on("Network.responseReceived", ({ response }) => {
    if (response.url.endsWith("/about.data")) servedFromCache.push(response.fromDiskCache ?? false);
  });
  await page.goto("/");
  await waitForApp(page);
  const link = page.getByRole("link", { name: "More About Us" });
  await link.hover();
  await expect.poll(() => servedFromCache).toEqual([false]);
  await link.click();
  await expect(page).toHaveURL("/about");
  expect(servedFromCache).toEqual([false, true]);
});
