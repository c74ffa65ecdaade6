import type { Page } from "@playwright/test";
import { waitForLeads } from "./stack/lead-form.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { expect, expectAccessible, test, uniqueEmail } from "./stack/test.ts";

const askLabel = "Ask about Bluestem Reserve";

test("a project's button opens a form with the project selected, and the lead in the inbox names the project", async ({
  page,
}) => {
  const email = uniqueEmail("project");
  await openAndWaitForApp(page, "/?utm_source=letter&utm_medium=mail&utm_campaign=spring");
  await page.getByRole("main").getByRole("link", { name: "See current projects" }).click();
  await page.getByRole("main").getByRole("link", { name: askLabel }).click();
  await expect(page).toHaveURL("/contact?project=bluestem-reserve");
  // A full page load keeps the campaign parameters of the first URL.
  await openAndWaitForApp(page, "/contact?project=bluestem-reserve");
  // The heading names no project, because the visitor can choose another one.
  await expect(page.getByRole("heading", { level: 2, name: "Ask about a project" })).toBeVisible();
  await expect(page.getByRole("main").getByText("You are asking about")).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Bluestem Reserve" })).toBeChecked();
  await expectAccessible(page);

  // A refused form keeps the chosen project.
  await page.locator("#project-question-submit").click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Bluestem Reserve" })).toBeChecked();

  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.locator("#project-question-submit").click();
  await expect(page).toHaveURL("/thank-you");
  expect(await waitForLeads(email)).toMatchObject([
    {
      campaign: { utm_campaign: "spring", utm_medium: "mail", utm_source: "letter" },
      form: "project-question",
      project: "Bluestem Reserve",
      reason: "investing",
    },
  ]);
});

test.describe("the sticky bar", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const barOf = (page: Page) => page.locator("[data-form-link-bar]");

  test("is shown while neither the title nor a form is visible, and links to a form", async ({ page }) => {
    await openAndWaitForApp(page, "/jefferson-reserve-phase-2");
    const bar = barOf(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect(bar).toBeHidden();
    await page.locator("#expert-submit").scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole("heading", { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect(bar).toBeVisible();
    expect(await bar.boundingBox()).toMatchObject({ height: 64, width: 390, y: 780 });
    await expect(bar).toContainText("Full Funded as of November 15");
    await expectAccessible(page);
    // The bar is last in the tab order of the content, and takes no space in the layout.
    await expect(page.locator("main").locator("a[href], button, input, select, textarea").last()).toHaveText(
      "Ask what is open",
    );
    expect(await bar.evaluate((one) => one.parentElement?.getBoundingClientRect().height)).toBe(0);
    await bar.getByRole("link", { name: "Ask what is open" }).click();
    await expect(page.locator("#bottom-name")).toBeFocused();
    await expect(page.locator("label[for=bottom-name]")).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(bar).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is a plain link that focuses the field, and ends above the footer", async ({ page }) => {
      await page.goto("/property-investment-opportunity");
      const link = barOf(page).getByRole("link", { name: "Ask a question" });
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(barOf(page)).toContainText("From $50,000");
      await link.click();
      await expect(page).toHaveURL("/property-investment-opportunity#bottom-name");
      await expect(page.locator("#bottom-name")).toBeFocused();
      const bar = await barOf(page).boundingBox();
      const footer = await page.locator("footer").boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
    });
  });
});
