import { examplePath, examplePreview } from "./stack/example-page.ts";
import { arrivedLeads, fillForm } from "./stack/lead-form.ts";
import { openStarted } from "./stack/navigation.ts";
import { expect, expectAccessible, freshEmail, test } from "./stack/test.ts";

test.use({ reducedMotion: "reduce" });

test.beforeEach(async ({ page }) => {
  await page.goto(`/preview?token=${await examplePreview()}`);
  await expect(page).toHaveURL(examplePath);
});

test("a campaign page is accessible, fits every width, and has each caution once", {
  tag: "@slow",
}, async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  }
  const main = page.getByRole("main");
  // The figures have a caution, and so have the classes.
  await expect(main.getByText(/Targets can be missed\./)).toHaveCount(2);
  await expect(main.getByText(/^Amounts as of November 1, 2026\./)).toBeVisible();
  await expect(main.getByText("For accredited investors only. You can lose")).toHaveCount(0);
});

test("a lead from a campaign page names the page and its campaign", async ({ page }) => {
  const email = freshEmail("campaign");
  await openStarted(page, examplePath);
  await (await fillForm(page, "bottom", email)).getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  const leads = await arrivedLeads(email);
  expect(leads).toMatchObject([{ campaign: { utm_campaign: "example" }, form: "bottom", page: examplePath }]);
});
