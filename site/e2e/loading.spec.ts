import { expect, test } from "./stack/test.ts";

test("the placeholder stands while a page takes its time to load", async ({ page }) => {
  await page.goto("/");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/about.data*", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "More About Us" }).click();
  await expect(page.getByText("loading...", { exact: true })).toBeVisible();
  release();
  await expect(page).toHaveURL("/about");
  await expect(page.getByText("loading...", { exact: true })).toBeHidden();
});

test("a page whose script cannot be loaded is opened once more and can be read", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_FAILED|ChunkLoadError|Loading chunk|dynamically imported module|error loading/i);
  await page.goto("/");
  await page.route("**/static/js/about-*.js", (route) => route.abort());
  await page.getByRole("link", { name: "More About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a routing fault shows the specified screen with its status", async ({ page, allowedErrors }) => {
  allowedErrors.push(/503/, /Service Unavailable/, /Unable to decode/);
  await page.goto("/");
  await page.route("**/about.data*", (route) => route.fulfill({ body: "Service Unavailable", status: 503 }));
  await page.getByRole("link", { name: "More About Us" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("503")).toBeVisible();
});

test("what lies below the window appears as it is reached, over 1000 ms after 100 ms", async ({ page }) => {
  await page.goto("/");
  const heading = page.getByRole("heading", { name: "Ongoing Projects" });
  await expect(page.locator(".reveal-waiting").first()).toHaveCSS("opacity", "0");
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  const timing = await page
    .locator(".reveal-rising")
    .first()
    .evaluate((element) => {
      const style = getComputedStyle(element);
      return { delay: style.transitionDelay, duration: style.transitionDuration };
    });
  expect(timing.duration.split(", ")).toContain("1s");
  expect(timing.delay.split(", ")).toContain("0.1s");
});

test("nothing rises for a visitor who asked for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Ongoing Projects" })).toHaveCSS("opacity", "1");
});

test("style sheets that were fetched ahead leave nothing behind", async ({ page }) => {
  await page.goto("/search");
  const footer = page.getByRole("contentinfo");
  for (let visit = 0; visit < 3; visit += 1) {
    await footer.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await footer.getByRole("link", { name: "Podcast" }).click();
    await expect(page).toHaveURL("/podcast");
  }
  const preloads = await page
    .locator("link[rel=preload][as=style]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(preloads).toEqual([...new Set(preloads)]);
});
