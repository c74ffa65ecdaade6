import type { Page } from "@playwright/test";
import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

const projects = ["Bluestem Reserve", "Jefferson Phase 2", "Foss Fields Phase 1"];

const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Projects by status" }).getByRole("link", { exact: true, name });

async function expectSelected(page: Page, name: string) {
  await expect(filter(page, name)).toHaveAttribute("aria-current", "true");
  await expect(
    page.getByRole("navigation", { name: "Projects by status" }).locator("[aria-current]"),
  ).toHaveCount(1);
}

async function expectProjects(page: Page, names: readonly string[]) {
  await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText([...names]);
  await expect(page.getByRole("status").filter({ hasText: "projects" })).toHaveText(
    `${names.length} of ${projects.length} projects`,
  );
}

test("the totals stand with their stages", async ({ page }) => {
  await page.goto("/portfolio");
  for (const [units, stage] of [
    ["534", "Completed units"],
    ["555", "Units under construction"],
    ["940", "Future units"],
  ] as const) {
    await expect(
      page.getByRole("listitem").filter({ has: page.getByText(stage, { exact: true }) }),
    ).toContainText(units);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test(`projects are filtered by status, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    baseURL,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/portfolio");
    await expectSelected(page, "All");
    await expectProjects(page, projects);

    await filter(page, "Under construction").click();
    await expect(page).toHaveURL("/portfolio?status=under-construction");
    await expectSelected(page, "Under construction");
    await expectProjects(page, projects);

    await filter(page, "Funded").click();
    await expect(page).toHaveURL("/portfolio?status=funded");
    await expectSelected(page, "Funded");
    await expectProjects(page, []);
    await expect(page.getByRole("link", { name: "See Jefferson Reserve, Phase 2" })).toBeVisible();

    await filter(page, "Sold").click();
    await expect(page).toHaveURL("/portfolio?status=sold");
    await expectSelected(page, "Sold");
    await expectProjects(page, []);
    await expect(page.getByRole("heading", { name: "None published as sold yet" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Sold" })).toHaveCount(0);

    await filter(page, "All").click();
    await expect(page).toHaveURL("/portfolio");
    await expectProjects(page, projects);
    await context.close();
  });
}

test("a filter counts at once, while its address is still being loaded", async ({ page }) => {
  await openStarted(page, "/portfolio");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/portfolio.data*", async (route) => {
    await held;
    await route.continue();
  });
  await filter(page, "Sold").click();
  await expectSelected(page, "Sold");
  await expectProjects(page, []);
  release();
  await expect(page).toHaveURL("/portfolio?status=sold");
});

test("the filter works from the keyboard and keeps the focus where it is", async ({ page }) => {
  await openStarted(page, "/portfolio");
  await filter(page, "Funded").focus();
  await page.keyboard.press("Enter");
  await expectSelected(page, "Funded");
  await expect(page).toHaveURL("/portfolio?status=funded");
  await expect(filter(page, "Funded")).toBeFocused();
});

test("a status that does not exist leads back to all projects", async ({ page }) => {
  await page.goto("/portfolio?status=leased");
  await expect(page).toHaveURL("/portfolio");
  await expectSelected(page, "All");
});

test("the South Dakota page states its case, its risks and its classes", async ({ page }) => {
  await page.goto("/investment-opportunity-in-south-dakota");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Speak with an expert",
    "The case for South Dakota",
    "Projects in Sioux Falls",
    "Three classes, by the amount you commit",
    "What can go wrong",
    "Four steps to invest",
    "Ask about South Dakota",
  ]);
  await expect(page.getByRole("table", { name: "Target returns by class" })).toBeVisible();
});
