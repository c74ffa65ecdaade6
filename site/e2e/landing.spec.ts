import { eventually, leadsFrom } from "../testing/inbox.ts";
import { examplePath, examplePreview } from "./stack/example-page.ts";
import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, expectAccessible, freshEmail, test } from "./stack/test.ts";

test.use({ reducedMotion: "reduce" });

test.beforeEach(async ({ page }) => {
  await page.goto(`/preview?token=${await examplePreview()}`);
  await expect(page).toHaveURL(examplePath);
});

test("a campaign page has one title, ordered headings, and each caution beside its figures", {
  tag: "@slow",
}, async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(["Three communities rise this spring"]);
  const levels = await page.locator("h1, h2, h3, h4").evaluateAll((all) => all.map(({ tagName }) => tagName));
  for (const [index, level] of levels.entries()) {
    const above = levels[index - 1] ?? "H0";
    expect(Number(level.slice(1)), `${above} before ${level}`).toBeLessThanOrEqual(
      Number(above.slice(1)) + 1,
    );
  }
  const main = page.getByRole("main");
  // Figures and classes have cautions of their own.
  await expect(main.getByText(/Targets can be missed\./)).toHaveCount(2);
  await expect(main.getByText(/^Amounts as of November 1, 2026\./)).toBeVisible();
  await expect(main.getByText("For accredited investors only. You can lose")).toHaveCount(0);
});

for (const width of [360, 768, 1280]) {
  test(`it is accessible and fits ${width} pixels`, { tag: "@slow" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });
}

test("a phone keeps the link to its form in view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openStarted(page, examplePath);
  await page.getByRole("heading", { name: "What is being built" }).scrollIntoViewIfNeeded();
  const way = page.locator("[data-phone-bar]").getByRole("link");
  await expect(way).toBeInViewport();
  await way.click();
  await expect(page.locator("#bottom-name")).toBeFocused();
});

test("its lead carries the page and its campaign", async ({ page }) => {
  const email = freshEmail("campaign");
  await openStarted(page, examplePath);
  const form = page.locator("form", { has: page.locator("#bottom-email") });
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Phone").fill("(605) 251-0112");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  const { apiUrl } = runningStack();
  const leads = await eventually("the lead in the inbox", async () => {
    const found = await leadsFrom(apiUrl, email);
    return found.length > 0 && found;
  });
  expect(leads).toMatchObject([{ campaign: { utm_campaign: "example" }, form: "bottom", page: examplePath }]);
});
