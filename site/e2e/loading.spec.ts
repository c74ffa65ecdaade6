import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

test("a routing error shows the specified screen with its status", async ({ page, allowedErrors }) => {
  allowedErrors.push(/503/, /Service Unavailable/, /Unable to decode/);
  await openStarted(page, "/");
  await page.route("**/about.data*", (route) => route.fulfill({ body: "Service Unavailable", status: 503 }));
  await page.getByRole("link", { name: "More About Us" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("503")).toBeVisible();
});

test("no style sheet is preloaded twice", { tag: "@slow" }, async ({ page }) => {
  await openStarted(page, "/search");
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
