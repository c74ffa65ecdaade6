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

test("projects are filtered by the statuses that exist", async ({ page }) => {
  await openStarted(page, "/portfolio");
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
});

test("the filter works from the keyboard and keeps the focus where it is", { tag: "@slow" }, async ({
  page,
}) => {
  await openStarted(page, "/portfolio");
  await filter(page, "Under construction 3").focus();
  await page.keyboard.press("Enter");
  await expectSelected(page, "Under construction 3");
  await expect(page).toHaveURL("/portfolio?status=under-construction");
  await expect(filter(page, "Under construction 3")).toBeFocused();
});
