import type { Page } from "@playwright/test";
import { openStarted } from "./stack/navigation.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

async function openCalculator(page: Page) {
  await openStarted(page, "/investor");
  const calculator = page.locator("#calculator");
  return {
    amount: calculator.getByLabel("Or type an amount"),
    calculator,
    range: calculator.getByLabel("You invest"),
    row: (name: string) => calculator.getByRole("row", { name }).getByRole("cell"),
    share: calculator.getByLabel("Share of each pool that goes to investors, in percent"),
    status: calculator.getByRole("status"),
  };
}

// Sections that are still rising would be judged half faded in.
test.use({ reducedMotion: "reduce" });

test("the calculator reproduces the published figures per $100K", async ({ page }) => {
  const { calculator, range, row, status } = await openCalculator(page);
  await expect(range).toHaveValue("100000");
  await expect(row("Target profit")).toHaveText("$92,000");
  await expect(row("Target total")).toHaveText("$192,000");
  await expect(row("Tax credits")).toHaveText("$3,437");
  await expect(row("Depreciation")).toHaveText("$16,132");
  await expect(row("Combined")).toHaveText("$19,568");
  await expect(calculator.locator("[aria-current=true]")).toHaveText(/Class B/);
  await expect(calculator.getByText("A target, not a promise.")).toBeVisible();
  await expect(status).toHaveText(
    "$100,000, class B: target total $192,000 after about 3¾ years, target profit $92,000.",
  );
  await expectAccessible(page);
});

test("an amount between two classes belongs to none", async ({ page }) => {
  const { amount, calculator, row, status } = await openCalculator(page);
  for (const [typed, dollars] of [
    ["77500", "$77,500"],
    ["$147,000", "$147,000"],
  ] as const) {
    await amount.fill(typed);
    await expect(
      calculator
        .getByText(`No class covers ${dollars}. Talk with us about this amount before you decide.`)
        .first(),
    ).toBeVisible();
    await expect(calculator.locator("[aria-current=true]")).toHaveCount(0);
    await expect(row("Target total")).toHaveText("Ask us");
    await expect(status).toHaveText(
      `No class covers ${dollars}. Talk with us about this amount before you decide.`,
    );
  }
  await expectAccessible(page);
  await calculator.getByRole("link", { name: "Ask about this amount" }).click();
  await expect(page).toHaveURL("/contact");
});

test("the slider is moved by the keyboard and stops inside a gap", async ({ page }) => {
  const { amount, calculator, range } = await openCalculator(page);
  await range.focus();
  await page.keyboard.press("Home");
  await expect(amount).toHaveValue("$50,000");
  await expect(calculator.locator("[aria-current=true]")).toHaveText(/Class A/);
  for (let presses = 0; presses < 11; presses += 1) await page.keyboard.press("ArrowRight");
  await expect(range).toHaveAttribute("aria-valuetext", "$77,500");
  await expect(calculator.locator("[aria-current=true]")).toHaveCount(0);
  await page.keyboard.press("End");
  await expect(amount).toHaveValue("$250,000");
  await expect(calculator.locator("[aria-current=true]")).toHaveText(/Class C/);
  await expect(calculator.getByRole("row", { name: "Target total" }).getByRole("cell")).toHaveText(
    "$482,500",
  );
});

test("an amount outside the calculator is refused with a sentence, and the figures stay", async ({
  page,
}) => {
  const { amount, calculator, row } = await openCalculator(page);
  await amount.fill("20,000");
  await amount.press("Tab");
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await expect(calculator.getByText(/Enter an amount from \$50,000 to \$250,000/)).toBeVisible();
  await expect(row("Target total")).toHaveText("$192,000");
  await expectAccessible(page);
  await amount.fill("150k");
  await amount.press("Tab");
  await expect(amount).toHaveValue("$150,000");
  await expect(amount).not.toHaveAttribute("aria-invalid");
  await expect(row("Target total")).toHaveText("$289,500");
});

test("the share of the pools is an assumption that can be changed", async ({ page }) => {
  const { row, share } = await openCalculator(page);
  await expect(share).toHaveValue("70");
  await share.fill("35");
  await expect(row("Depreciation")).toHaveText("$8,066");
  await share.fill("");
  await expect(share).toHaveAttribute("aria-invalid", "true");
  await expect(row("Depreciation")).toHaveText("$16,132");
});

test("the self-check says that verification is required, and sends nothing", async ({ page }) => {
  await openStarted(page, "/investor");
  const check = page.locator("section", { has: page.getByRole("heading", { name: "Do you qualify?" }) });
  const result = check.getByRole("status");
  await expect(result).toHaveText("Open a test and check what is true for you.");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await check.locator("summary", { hasText: "Your own income" }).press("Enter");
  await check.getByLabel(/over \$200,000/).press("Space");
  await expect(result).toHaveText("Every statement in a test has to be true. One is still open.");
  await check.getByLabel("I reasonably expect the same this year.").check();
  await expect(result).toHaveText("You may qualify; verification is required before investing.");
  await expectAccessible(page);
  // The drawing of the tick is fetched when it is first shown.
  expect(requests.filter((path) => !path.startsWith("/static/"))).toEqual([]);
  await page.reload();
  await check.locator("summary", { hasText: "Your own income" }).click();
  await expect(check.getByLabel(/over \$200,000/)).not.toBeChecked();
});

test("questions open one by one", async ({ page }) => {
  await page.goto("/investor");
  await page.getByText("What is a preferred return?").click();
  await expect(page.getByText(/It is a priority inside the target total/)).toBeVisible();
  await expectAccessible(page);
});

test("an address that leads to an answer opens it", async ({ page }) => {
  await page.goto("/investor#question-what-can-go-wrong");
  await expect(page.getByText(/^Construction, debt, rents, the sale and the law/)).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("worked examples stand for the calculator, and the self-check is a list", async ({ page }) => {
    await page.goto("/investor");
    const examples = page.locator("#calculator").getByRole("row");
    await expect(examples.nth(1)).toContainText("$95,000");
    await expect(examples.nth(2)).toContainText("$192,000");
    await expect(examples.nth(3)).toContainText("$289,500");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await page.locator("summary", { hasText: "Your own income" }).click();
    await expect(page.getByText("I reasonably expect the same this year.")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  });
});
