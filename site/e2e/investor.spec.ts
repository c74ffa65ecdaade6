import type { Page } from "@playwright/test";
import { fillForm, locateForm, waitForLeads } from "./stack/lead-form.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, expectAccessible, test, uniqueEmail } from "./stack/test.ts";

const disclosure = (page: Page, title: string) => page.locator("summary", { hasText: title });

/** Opens the page, and the disclosures that a test of the calculator needs. */
async function openCalculator(page: Page, query = "") {
  await openAndWaitForApp(page, `/investor${query}`);
  for (const title of ["What if we miss the target?", "Calculate your share"])
    await disclosure(page, title).click();
  const calculator = page.locator("#calculator");
  return {
    amount: calculator.getByLabel("Or type an amount"),
    calculator,
    loss: page.getByLabel("Loss, in percent"),
    range: calculator.getByLabel("You invest"),
    row: (name: string) => page.getByRole("row", { name }),
    share: page.getByLabel("Investors’ share of each pool, percent"),
    status: calculator.getByRole("status"),
  };
}

test("the keyboard moves the slider; an amount between two classes belongs to none, and leads to a question", async ({
  page,
}) => {
  const { amount, calculator, range, row, status } = await openCalculator(page);
  await range.focus();
  await page.keyboard.press("Home");
  await expect(amount).toHaveValue("$50,000");
  await expect(calculator.locator("[aria-current=true]")).toHaveText(/Class A/);
  for (let presses = 0; presses < 11; presses += 1) await page.keyboard.press("ArrowRight");
  await expect(range).toHaveAttribute("aria-valuetext", "$77,500");
  await expect(calculator.locator("[aria-current=true]")).toHaveCount(0);
  await expect(status).toHaveText(
    "No class covers $77,500. Talk with us about this amount before you decide.",
  );
  await expect(row("Target met")).toHaveCount(0);
  await expect(row("No profit").getByRole("cell").first()).toHaveText("$77,500");
  await expect(calculator.getByRole("link", { name: "Ask about $77,500" })).toBeVisible();
  await expectAccessible(page, { within: "#calculator" });
  await calculator.getByRole("link", { name: "Use $80,000" }).click();
  await expect(calculator.locator("[aria-current=true]")).toHaveText(/Class B/);
  await range.focus();
  await page.keyboard.press("End");
  await expect(amount).toHaveValue("$250,000");
  await expect(calculator.locator("[aria-current=true]")).toHaveText(/Class C/);
  await expect(row("Target met").getByRole("cell").first()).toHaveText("$482,500");
});

test("invalid input shows an error, and the results stay", async ({ page }) => {
  const { amount, calculator, loss, row, share } = await openCalculator(page);
  for (const [typedAmount, sentence] of [
    ["20,000", "Our minimum is $50,000."],
    ["900000", "Class C covers this amount. Let’s talk about it."],
    ["plenty", "Enter an amount from $50,000 to $250,000, such as $120,000."],
  ] as const) {
    await amount.fill(typedAmount);
    await amount.press("Tab");
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(calculator.getByText(sentence)).toBeVisible();
    await expect(row("Target met").getByRole("cell").first()).toHaveText("$192,000");
  }
  await expectAccessible(page, { within: "#calculator" });
  await amount.fill("150k");
  await expect(amount).not.toHaveAttribute("aria-invalid");
  await amount.press("Tab");
  await expect(amount).toHaveValue("$150,000");
  await expect(row("Target met").getByRole("cell").first()).toHaveText("$289,500");
  await loss.fill("140");
  await loss.press("Tab");
  await expect(page.getByText("Enter a percentage from 0 to 100. We use 25% until then.")).toBeVisible();
  await loss.fill("40");
  await expect(row("A loss of 40%").getByRole("cell")).toHaveText(["$90,000", "–$60,000loss of $60,000"]);
  await loss.fill("140");
  await loss.press("Tab");
  await expect(page.getByText("We use 40% until then.")).toBeVisible();
  await share.fill("35");
  await expect(row("Depreciation").getByRole("cell")).toHaveText("$12,099");
});

test("the URL contains the calculator's input, restores it, and adds no history entries", {
  tag: "@slow",
}, async ({ page }) => {
  const { amount, loss, row } = await openCalculator(page);
  const entries = await page.evaluate(() => history.length);
  await amount.fill("60000");
  await loss.fill("40");
  await expect(page).toHaveURL("/investor?amount=60000&loss=40");
  expect(await page.evaluate(() => history.length)).toBe(entries);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByText("On this page").click();
  await contents.getByRole("link", { exact: true, name: "Documents" }).click();
  await expect(page).toHaveURL("/investor?amount=60000&loss=40#documents");
  await expect(row("A loss of 40%").getByRole("cell").first()).toHaveText("$36,000");
  await expect(amount).toHaveValue("$60,000");

  await page.reload();
  await expect(page.locator("#calculator [aria-current=true]")).toHaveText(/Class A/);
  await expect(row("A loss of 40%").getByRole("cell").first()).toHaveText("$36,000");
});

test("the keyboard changes the delay in the result and the URL; all delays are printed", {
  tag: "@slow",
}, async ({ page }) => {
  await openCalculator(page);
  const section = page.locator("#from-land-to-sale");
  const shownRows = section.getByRole("row").filter({ visible: true, has: page.getByRole("rowheader") });
  await expect(shownRows).toHaveText(/^On time, our class B target\$192,0001\.92x19\.8%$/);
  await section.getByRole("radio", { name: /^On time/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(shownRows).toHaveText(/^6 months late\$189,0001\.89x16\.7%$/);
  await expect(page).toHaveURL("/investor?amount=100000&delay=6");
  await disclosure(page, "25 outcomes").click();
  await expect(page.getByRole("row", { name: "20% lower" }).getByRole("cell").first()).toHaveText(
    "1.19x5.0%",
  );
  await expectAccessible(page, { within: "#from-land-to-sale" });
  await page.emulateMedia({ media: "print" });
  await expect(shownRows).toHaveCount(7);
});

test("a result can be copied as a URL, and prints on one page", { tag: "@slow" }, async ({
  context,
  page,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { calculator } = await openCalculator(page, "?amount=150000");
  await calculator.getByRole("button", { name: "Copy a link to this result" }).click();
  await expect(page.getByText("Link copied. It holds your amount and nothing about you.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${stackUrls().siteUrl}/investor?amount=150000`,
  );
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
    };
  });
  await calculator.getByRole("button", { name: "Print or save as PDF" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/Switchgrass Communities: your calculation of \w+ \d+, \d{4}/)).toBeVisible();
  await expect(
    page.getByText(`To see it again: ${stackUrls().siteUrl}/investor?amount=150000`),
  ).toBeVisible();
  await expect(calculator.getByText("Targets can be missed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Do you qualify?" })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("a question contains its amount and class, shown before sending and in the inbox", async ({ page }) => {
  const { calculator } = await openCalculator(page, "?amount=150000");
  await calculator.getByRole("link", { name: "Ask what is open at $150,000" }).click();
  await expect(page).toHaveURL("/investor?amount=150000&ask=documents#contact-form");
  const form = locateForm(page, "bottom");
  const requestList = form.getByRole("list", { name: "We will send this with your question:" });
  const details = [
    "What is open at $150,000? Please send me the documents.",
    "You invest $150,000",
    "Class C",
    "Target total $289,500",
    "From the page How to invest",
  ];
  await expect(requestList.getByRole("listitem")).toHaveText(details);
  await expect(form.locator("div[tabindex='-1']")).toBeFocused();
  await expectAccessible(page, { within: "#contact-form" });

  await form.getByRole("link", { name: "Send without it" }).click();
  await expect(requestList).toHaveCount(0);
  await page.goBack();
  await expect(requestList.getByRole("listitem")).toHaveText(details);

  const email = uniqueEmail("asked");
  await fillForm(page, "bottom", email);
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  const leads = await waitForLeads(email);
  expect(leads).toMatchObject([
    {
      form: "bottom",
      message: details.join("\n"),
      page: "/investor",
      amount: 150_000,
      returnClass: "C",
      askedFor: "documents",
    },
  ]);
});

test("terms, answers and documents open next to their figures", { tag: "@slow" }, async ({ page }) => {
  await page.goto("/investor#question-can-i-invest-through-a-retirement-account-or-a-company");
  await expect(page.getByText(/^Often, yes: a self-directed IRA/)).toBeInViewport();
  const calculator = page.locator("#calculator");
  const term = calculator.getByRole("button", { name: "Target IRR, a year" });
  await expect(term).toHaveAccessibleDescription(/^Internal rate of return/);
  await term.click();
  const panel = page.getByRole("dialog", { name: "IRR" });
  await expect(panel).toBeVisible();
  await expectAccessible(page, { within: "#calculator" });
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await term.click();
  await panel.getByRole("link", { name: "All terms" }).press("Enter");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { name: "Terms, in plain words" })).toBeInViewport();
  await calculator.getByRole("button", { name: "Before or after fees?" }).click();
  await expect(page.getByRole("dialog", { name: "Are the targets before or after fees?" })).toBeVisible();
  await page.keyboard.press("Escape");

  const documents = page.locator("#documents");
  await page.goto("/investor?share=35#rent");
  await expect(page.getByRole("table", { name: /of rent, in the order it is paid$/ })).toBeInViewport();
  await expect(page.getByRole("row", { name: /^Depreciation/ }).getByRole("cell")).toHaveText("$8,066");
  await documents.getByRole("link", { name: "Ask for it Private placement memorandum" }).click();
  await expect(
    page.locator("#contact-form").getByText("Please send me the private placement memorandum"),
  ).toBeVisible();

  const contents = page.getByRole("navigation", { name: "On this page" });
  await page.setViewportSize({ height: 800, width: 1280 });
  await contents.getByRole("link", { name: "Risks, fees and taxes" }).click();
  await expect(page.getByRole("heading", { name: "Risks, fees and taxes" })).toBeInViewport();
  await expect.poll(async () => (await contents.boundingBox())?.y).toBe(0);
});

test("the self-check says that verification is required, sends nothing, and has a next step", {
  tag: "@slow",
}, async ({ page }) => {
  await openAndWaitForApp(page, "/investor");
  const selfCheck = page.getByRole("region", { name: "Do you qualify?" });
  const result = selfCheck.getByRole("status");
  await expect(result).toHaveText("Pick the test that fits you.");
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await selfCheck.locator("summary", { hasText: "Your own income" }).press("Enter");
  await selfCheck.getByLabel(/over \$200,000/).press("Space");
  await expect(result).toHaveText("Every statement in this test has to be true. One is still open.");
  await selfCheck.getByLabel("I reasonably expect the same this year.").check();
  await expect(result).toHaveText("You may qualify; verification is required before investing.");
  await expectAccessible(page);
  // The check mark and a picture load when they are first shown.
  expect(requests.filter((path) => !/^\/(?:static|pictures)\//.test(path))).toEqual([]);
  await expect(selfCheck.getByRole("link", { name: "How verification works" })).toHaveAttribute(
    "href",
    /^\/blog\//,
  );
  await selfCheck.getByRole("link", { name: "Ask a question" }).click();
  await expect(page.locator("#contact-form")).toBeInViewport();
  await expect(page.locator("#contact-form")).not.toContainText("I may qualify");
  await selfCheck.getByRole("link", { name: "Send this with my question" }).click();
  await expect(page.locator("#contact-form")).toContainText("I may qualify by: Your own income");
  await page.reload();
  await selfCheck.locator("summary", { hasText: "Your own income" }).click();
  await expect(selfCheck.getByLabel(/over \$200,000/)).not.toBeChecked();
});

test("completed steps are stored on the device only", { tag: "@slow" }, async ({ page }) => {
  const sentRequests: string[] = [];
  const steps = page.locator("#steps");
  await openAndWaitForApp(page, "/investor");
  // Scripts of the app and pictures may still be loading.
  const isFile = /^[^?]+\/(?:static|pictures)\/[^?]+\.\w+$/;
  page.on("request", (request) => {
    if (!isFile.test(request.url())) sentRequests.push(request.url());
  });
  await expect(steps.getByRole("status")).toHaveText("Where you are: step 1 of 4");
  await disclosure(page, "Learn, Confirm").click();
  await steps.getByLabel("Done: Learn").check();
  await expect(steps.getByRole("status")).toHaveText("Where you are: step 2 of 4");
  await expectAccessible(page, { within: "#steps" });
  expect(sentRequests, "what is checked stays on the device").toEqual([]);

  await openAndWaitForApp(page, "/investor#steps");
  await expect(steps.getByLabel("Done: Learn")).toBeChecked();
  await expect(steps.getByRole("status")).toHaveText("Where you are: step 2 of 4");
  await steps.getByRole("button", { name: "Start over" }).press("Enter");
  await expect(steps.getByRole("status")).toBeFocused();
  await expect(steps.getByLabel("Done: Learn")).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server calculates for a plain form", async ({ page }) => {
    await page.goto("/investor");
    const calculator = page.locator("#calculator");
    await expect(page.getByRole("slider")).toHaveCount(0);
    await calculator.getByLabel("Or type an amount").fill("$150,000");
    await calculator.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/\/investor\?amount=%24150%2C000&loss=25&delay=0&share=70#calculator$/);
    await expect(calculator.locator("[aria-current=true]")).toHaveText(/Class C/);
    await disclosure(page, "What if we miss the target?").click();
    await expect(page.getByRole("row", { name: "Target met" })).toContainText("$289,500");
    await page.getByLabel("Loss, in percent").fill("40");
    await page.locator("#if-we-miss").getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/loss=40&delay=0&share=70#if-we-miss$/);
    await expect(page.getByRole("row", { name: "A loss of 40%" })).toContainText("$90,000");
    await calculator.getByRole("link", { name: "Ask what is open at $150,000" }).click();
    await expect(page.locator("#contact-form").getByText("Target total $289,500")).toBeVisible();
    await page.goto("/investor?amount=77500");
    await expect(calculator.getByText("No class covers $77,500.").first()).toBeVisible();
    await expect(calculator.getByRole("link", { name: "Ask about $77,500" })).toBeVisible();
  });

  test("the delay selects its result, and the self-check is a list", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/investor?delay=12");
    const section = page.locator("#from-land-to-sale");
    const stages = section.locator(".timeline-stages");
    await expect(stages.getByText("$186,000").filter({ visible: true }).first()).toBeVisible();
    await section.getByRole("radio", { name: /^18/ }).check();
    await expect(stages.getByText("$183,000").filter({ visible: true }).first()).toBeVisible();
    await expect(stages.getByText("$186,000").filter({ visible: true })).toHaveCount(0);
    await page.locator("summary", { hasText: "Your own income" }).click();
    await expect(page.getByText("I reasonably expect the same this year.")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(0);
  });
});
