import type { Page } from "@playwright/test";
import { team } from "./sample-site.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

const address = "/jefferson-reserve-phase-2";

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(address);
});

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.locator("main").locator("h1, h2")).toHaveText([
    /^Jefferson Reserve, Phase\s2$/,
    "Speak with an expert",
    "About Projects",
    "What comes with an investment in Phase 2",
    "Jefferson Reserve, second phase",
    "Past opportunities",
    "Three classes, by the amount you invest",
    "What the tax benefits were projected to be",
    "Why Sioux Falls",
    "Site plans",
    "Leadership",
    "Ask for the Jefferson documents",
  ]);
  const partners = page.getByRole("region", { name: "Our partners on this project" });
  await expect(partners.getByRole("link")).toHaveCount(2);
  const portraits = partners.getByRole("listitem").filter({ hasNot: page.getByRole("link") });
  await expect(portraits).toHaveText(team.map(({ name, role }) => `${name}${role}`));
  for (const member of await portraits.all()) {
    const portrait = member.locator("img");
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }
  const leaders = sectionOf(page, "Leadership").getByRole("listitem");
  await expect(leaders).toHaveCount(3);
  for (const [position, { name, role }] of team.entries()) {
    await expect(leaders.nth(position)).toContainText(name);
    await expect(leaders.nth(position)).toContainText(role);
  }
  await expect(page.getByRole("contentinfo").getByRole("heading", { name: "Ask us anything" })).toHaveCount(
    0,
  );
});

test("the facts stand with their basis, beside their caution", async ({ page }) => {
  const facts = page.getByRole("region", { name: "Key figures" });
  await expect(facts.getByRole("definition")).toHaveText([
    "$15.2m",
    "as planned when built",
    "19.6%",
    "a year, over a hold of about 3¾ years",
    "$5.6m",
    "to be raised from investors",
  ]);
  await expect(facts.getByRole("term")).toHaveText(["Asset value", "Target IRR", "Targeted equity"]);
  await expect(facts).toContainText("A target, not a promise.");
  const about = sectionOf(page, "About Projects");
  for (const words of [
    "96 units",
    "180 total units",
    "Sioux Falls",
    /opportunity.zone/i,
    /bonus depreciation/i,
    "About 20% of invested capital, projected for 2024 and 2025",
    /proven/i,
  ])
    await expect(about).toContainText(words);
});

test("the project's card says that it is ongoing, and where", async ({ page }) => {
  const card = sectionOf(page, "Jefferson Reserve, second phase");
  await expect(card.getByText("Ongoing", { exact: true })).toBeVisible();
  await expect(card.getByText("Sioux Falls, South Dakota", { exact: true })).toBeVisible();
});

test("past opportunities keep this page’s own reading, and say so with a date", async ({ page }) => {
  const section = sectionOf(page, "Past opportunities");
  const rows = section.getByRole("article");
  await expect(rows).toHaveCount(3);
  const expected = [
    ["Bluestem Reserve", "Ongoing", "90%", "$100k"],
    ["Jefferson Phase 2", "Full Funded", "100%", "$0"],
    ["Foss Fields Phase 1", "Ongoing", "60%", "$900k"],
  ] as const;
  for (const [position, [title, state, funded, remaining]] of expected.entries()) {
    const row = rows.nth(position);
    await expect(row.getByRole("heading")).toHaveText(title);
    await expect(row.getByText(state, { exact: true })).toBeVisible();
    await expect(row.getByRole("definition")).toHaveText([funded, remaining]);
    await expect(row.getByRole("progressbar")).toHaveAttribute("value", funded.replace("%", ""));
  }
  await expect(section).toContainText("Amounts as of November 15, 2026. Ask us for the latest.");
  await expect(section).not.toContainText(/home page/);
});

test("the return table holds the three classes, called targets", async ({ page }) => {
  const table = page.getByRole("table", { name: "Target returns by class" });
  expect(await cellsOf(page, "Target returns by class")).toEqual([
    ["Class A", "$50K-$75K", "5%", "19.6%", "1.90x", "24.1%"],
    ["Class B", "$80K-$145K", "6%", "19.8%", "1.92x", "24.4%"],
    ["Class C", "$150K+", "7%", "20.0%", "1.93x", "24.7%"],
  ]);
  await expect(table.getByRole("columnheader")).toHaveText([
    "Class",
    "Investment range",
    "Preferred return, target",
    "Target IRR",
    "Target equity multiple",
    "Target AAR",
  ]);
  await expect(sectionOf(page, "Three classes, by the amount you invest")).toContainText(
    "A target, not a promise.",
  );
});

test("the tax table is verbatim, with the years it was projected for", async ({ page }) => {
  expect(await cellsOf(page, "Projected tax benefits")).toEqual([
    ["Tax credits", "96 units", "$4,888,664", "$2,500", "$240,000", "$3,437"],
    ["Depreciation", "8.6%", "$13,100,000", "", "$1,126,000", "$16,132"],
    ["Combined total", "", "", "", "$1,366,600", "$19,568"],
  ]);
  await expect(sectionOf(page, "What the tax benefits were projected to be")).toContainText(
    "These are projections for tax years 2024 and 2025. Current law differs.",
  );
});

test("ranks and market figures stand with one line on their sources", async ({ page }) => {
  const section = sectionOf(page, "Why Sioux Falls");
  const ranks = section.getByRole("listitem");
  await expect(ranks).toHaveText([/^#1/, /^#1/, /^#3/, /^#11/]);
  await expect(section.getByRole("definition")).toHaveText(["94.3%", "3.6%"]);
  await expect(section.getByText(/Ask us for the source and date of a figure/)).toHaveCount(1);
  await expect(section).toContainText("Market figures do not tell you how one building will do.");
});

test("the deck can be downloaded twice, under its name", async ({ page }) => {
  const decks = page.getByRole("link", { name: /Download the deck/ });
  await expect(decks).toHaveCount(2);
  for (const deck of await decks.all()) {
    await expect(deck).toHaveAttribute("download", "Jefferson Reserve Phase II.pdf");
    await expect(deck).toHaveAttribute("href", "/decks/jefferson-reserve-phase-ii.pdf");
  }
});

test("the minimum investment scrolls to the contact form and takes the focus there", async ({ page }) => {
  await page.getByRole("link", { name: "Minimum investment starting from $50,000" }).click();
  await expect(page).toHaveURL(`${address}#contact-form`);
  const form = page.getByRole("region", { name: "Ask for the Jefferson documents" });
  await expect(form).toBeInViewport();
  await expect(form).toBeFocused();
});

test("a site plan opens enlarged and closes by button, Escape or a press outside, not inside", async ({
  page,
}) => {
  const plan = page.getByRole("button", { name: /Enlarge: Both phases from above/ });
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeHidden();

  await plan.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("img").click();
  await dialog.getByText(/Both phases from above/).click();
  await expect(dialog).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.mouse.click(12, 12);
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();

  await plan.click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(plan).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a site plan links to its large file", async ({ page, request }) => {
    const plan = page.getByRole("link", { name: /Enlarge: Both phases from above/ });
    const picture = await plan.getAttribute("href");
    expect((await request.get(picture ?? "")).headers()["content-type"]).toBe("image/webp");
  });
});

function sectionOf(page: Page, title: string) {
  return page.locator("main section", {
    has: page.getByRole("heading", { level: 2, name: title, exact: true }),
  });
}

/** What a reader hears of a table's body and foot, whichever way the window's width shows it. */
async function cellsOf(page: Page, table: string): Promise<string[][]> {
  const rows = page
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
  const cells = await rows.all();
  return Promise.all(cells.map((row) => row.locator("th, td").allTextContents()));
}
