import { expect, expectAccessible, test } from "./stack/test.ts";

const path = "/jefferson-reserve-phase-2";

test.beforeEach(({ page }) => page.goto(path));

test("the minimum investment links to the contact form, which gets the focus", async ({ page }) => {
  await page.getByRole("link", { name: "Minimum investment starting from $50,000" }).click();
  await expect(page).toHaveURL(`${path}#contact-form`);
  const form = page.getByRole("region", { name: "Ask for the Jefferson documents" });
  await expect(form).toBeInViewport();
  await expect(form).toBeFocused();
});

test("a building of the site plan opens its details, and closes by Escape or a click outside", {
  tag: "@slow",
}, async ({ page }) => {
  const opener = page.getByRole("button", { name: "Building 5, Phase 2, 24 homes" });
  const building = page.getByRole("region", { name: "Building 5" });
  await expect(building).toBeHidden();
  await opener.press("Enter");
  await expect(building).toContainText("Under construction");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(building).toBeHidden();
  await opener.click();
  await expect(building).toBeVisible();
  await page.mouse.click(12, 12);
  await expect(building).toBeHidden();
});

test("a printed table has black text and is not split between pages", { tag: "@slow" }, async ({ page }) => {
  // Printable area of a Letter page, inside its margins, in CSS pixels.
  const paper = { height: 940, width: 700 };
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: "print" });
  const tables = page.locator("table.class-table");
  expect(await tables.count()).toBeGreaterThan(0);
  for (const table of await tables.all()) {
    const { breakInside, colors, display, height, width } = await table.evaluate((element) => {
      const { breakInside, display } = getComputedStyle(element);
      const { height, width } = element.getBoundingClientRect();
      const colors = [...element.querySelectorAll("th, td")].map((cell) => getComputedStyle(cell).color);
      return { breakInside, colors, display, height, width };
    });
    expect({ breakInside, display }).toEqual({ breakInside: "avoid", display: "table" });
    expect(height).toBeLessThan(paper.height);
    expect(width).toBeLessThanOrEqual(paper.width);
    expect([...new Set(colors)]).toEqual(["rgb(0, 0, 0)"]);
  }
});
