import type { Page } from "@playwright/test";
import { openStarted } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

const projects = ["Bluestem Reserve", "Jefferson Phase 2", "Foss Fields Phase 1"];

const filter = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filter projects" }).getByRole("link", { exact: true, name });

const filters = (page: Page) => page.getByRole("navigation", { name: "Filter projects" }).getByRole("link");

async function expectSelected(page: Page, name: string) {
  await expect(filter(page, name)).toHaveAttribute("aria-current", "true");
  await expect(
    page.getByRole("navigation", { name: "Filter projects" }).locator("[aria-current]"),
  ).toHaveCount(1);
}

async function expectProjects(page: Page, names: readonly string[]) {
  await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText([...names]);
  await expect(page.getByRole("status").filter({ hasText: "projects" })).toHaveText(
    `${names.length} projects`,
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
  test(`projects are filtered by the statuses that exist, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    baseURL,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto("/portfolio");
    await expect(filters(page)).toHaveText(["All 3", "Under construction 3"]);
    await expectSelected(page, "All 3");
    await expectProjects(page, projects);

    await filter(page, "Under construction 3").click();
    await expect(page).toHaveURL("/portfolio?status=under-construction");
    await expectSelected(page, "Under construction 3");
    await expectProjects(page, projects);

    await filter(page, "All 3").click();
    await expect(page).toHaveURL("/portfolio");
    await expectProjects(page, projects);
    await context.close();
  });
}

for (const [status, sentence] of [
  ["sold", "No project is sold yet. Here are all of them. 3 projects"],
  ["funded", "No project is fully funded on this list. Here are all of them. 3 projects"],
] as const) {
  test(`an old address for ${status} projects shows all of them, and says so`, async ({ page }) => {
    await page.goto(`/portfolio?status=${status}`);
    await expect(page.getByRole("status").filter({ hasText: "projects" })).toHaveText(sentence);
    await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText([...projects]);
    await expectSelected(page, "All 3");
    await expect(page.getByRole("img", { name: "Sold" })).toHaveCount(0);
  });
}

test("each project's row says what it takes and leads to its next step", async ({ page }) => {
  await page.goto("/portfolio");
  for (const [place, [text, address]] of [
    ["90% funded, $300k remaining", "/contact?project=bluestem-reserve"],
    ["80% funded, $750k remaining", "/jefferson-reserve-phase-2"],
    ["60% funded, $850k remaining", "/contact?project=foss-fields-phase-1"],
  ].entries()) {
    const row = page.getByRole("article").nth(place);
    await expect(row.getByText(text ?? "")).toBeVisible();
    await expect(row.getByText("Ongoing")).toBeVisible();
    await expect(row.getByRole("link")).toHaveAttribute("href", address ?? "");
  }
});

test("the filter works from the keyboard and keeps the focus where it is", async ({ page }) => {
  await openStarted(page, "/portfolio");
  await filter(page, "Under construction 3").focus();
  await page.keyboard.press("Enter");
  await expectSelected(page, "Under construction 3");
  await expect(page).toHaveURL("/portfolio?status=under-construction");
  await expect(filter(page, "Under construction 3")).toBeFocused();
});

test("a status that does not exist leads back to all projects", async ({ page }) => {
  await page.goto("/portfolio?status=leased");
  await expect(page).toHaveURL("/portfolio");
  await expectSelected(page, "All 3");
});

test("the South Dakota page states its case, its risks and its classes", async ({ page }) => {
  await page.goto("/investment-opportunity-in-south-dakota");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Speak with an expert",
    "The case for South Dakota",
    "Projects in Sioux Falls",
    "Three classes, by the amount you invest",
    "What can go wrong",
    "Four steps to invest",
    "Ask about South Dakota",
  ]);
  await expect(page.getByRole("table", { name: "Target returns by class" })).toBeVisible();
});
