import type { Page } from "@playwright/test";
import { eventually, leadsFrom } from "../testing/inbox.ts";
import { openStarted } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, expectAccessible, freshEmail, test } from "./stack/test.ts";

const ask = "Ask about Bluestem Reserve";

async function leadOf(email: string) {
  const { apiUrl } = runningStack();
  const [lead] = await eventually("the lead in the inbox", async () => {
    const found = await leadsFrom(apiUrl, email);
    return found.length > 0 && found;
  });
  return lead;
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
}

test.describe("in a desktop's first screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("every current project shows its minimum, its targets and its one next step", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto("/current-project");
    const projects = page.getByRole("main").getByRole("article");
    await expect(projects).toHaveCount(3);
    for (const [place, [label, targets]] of [
      [ask, "Ask us for its targets."],
      [
        "Read about Jefferson Phase 2",
        "Target IRR 19.6% to 20.0% a year, by class, over a hold of about 3¾ years.",
      ],
      ["Ask about Foss Fields Phase 1", "Ask us for its targets."],
    ].entries()) {
      const project = projects.nth(place);
      await expect(project.getByText("From $50,000")).toBeInViewport({ ratio: 1 });
      await expect(project.getByText(targets ?? "")).toBeInViewport({ ratio: 1 });
      await expect(project.getByRole("link")).toHaveText([label ?? ""]);
      await expect(project.getByRole("link")).toBeInViewport({ ratio: 1 });
    }
  });
});

test("home's button opens a form that names its project, and so does the inbox", async ({ page }) => {
  const email = freshEmail("project");
  // Campaign labels of the first URL survive a full page load.
  await openStarted(page, "/?utm_source=letter&utm_medium=mail&utm_campaign=spring");
  await page.getByRole("main").getByRole("link", { name: "See current projects" }).click();
  await page.getByRole("main").getByRole("link", { name: ask }).click();
  await expect(page).toHaveURL("/contact?project=bluestem-reserve");
  await openStarted(page, "/contact?project=bluestem-reserve");
  await expect(page.getByRole("heading", { level: 2, name: ask })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Bluestem Reserve" })).toBeChecked();
  await expectAccessible(page);

  // Changing a field to be fixed changes no layout.
  await page.locator("#project-question-submit").click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Bluestem Reserve" })).toBeChecked();

  await fillIn(page, email);
  await page.locator("#project-question-submit").click();
  await expect(page).toHaveURL("/thank-you");
  expect(await leadOf(email)).toMatchObject({
    campaign: { utm_campaign: "spring", utm_medium: "mail", utm_source: "letter" },
    form: "project-question",
    project: "Bluestem Reserve",
    reason: "investing",
  });
});

test("a visitor can choose another subject, and an unknown project is ignored", { tag: "@slow" }, async ({
  page,
}) => {
  await openStarted(page, "/contact?project=foss-fields-phase-1");
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByRole("link", { name: "Ask about something else" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("heading", { level: 2, name: "Send us your details" })).toBeVisible();
  await expect(page.locator("input[name=project]")).toHaveCount(0);
  await page.goto("/contact?project=a-castle-in-spain");
  await expect(page.getByRole("heading", { level: 2, name: "Send us your details" })).toBeVisible();
  await expect(page.getByText("You are asking about")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the project and the form's campaign are kept when an error is corrected", async ({
    allowedErrors,
    page,
  }) => {
    allowedErrors.push(/422 \(Unprocessable/);
    const email = freshEmail("project-plain");
    await page.goto("/current-project");
    await page.getByRole("main").getByRole("link", { name: ask }).click();
    await page.goto(`${page.url()}&utm_source=poster`);
    await fillIn(page, "dana@");
    await page.getByLabel(/^Phone number or question/).fill("(605) 251-0112");
    await page
      .locator("#project-question-submit")
      .evaluate((button) => button.closest("form")?.setAttribute("novalidate", ""));
    await page.locator("#project-question-submit").click();
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Bluestem Reserve" })).toBeChecked();
    await fillIn(page, email);
    await page.locator("#project-question-submit").click();
    await expect(page).toHaveURL("/thank-you");
    expect(await leadOf(email)).toMatchObject({ project: "Bluestem Reserve", reason: "investing" });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the contact form begins in the first screen, before the phone numbers", { tag: "@slow" }, async ({
    page,
  }) => {
    await page.goto("/contact");
    for (const name of ["name", "email", "phone", "reason"])
      await expect(page.locator(`#contact-${name}`)).toBeInViewport({ ratio: 1 });
    const calls = await page.getByRole("heading", { name: "Or schedule a call" }).boundingBox();
    const submit = await page.locator("#contact-submit").boundingBox();
    expect(calls?.y).toBeGreaterThan(submit?.y ?? Number.POSITIVE_INFINITY);
  });
});

const moneyPages = [
  "/jefferson-reserve-phase-2",
  "/property-investment-opportunity",
  "/investment-opportunity-in-south-dakota",
  "/investor",
];

test.describe("the sticky bar", () => {
  test.use({ reducedMotion: "reduce", viewport: { width: 390, height: 844 } });
  const barOf = (page: Page) => page.locator("[data-phone-bar]");

  for (const address of moneyPages) {
    const details = address === moneyPages[0] ? {} : { tag: "@slow" };
    test(
      `is shown on ${address} while neither title nor form is visible, and links to a form`,
      details,
      async ({ page }) => {
        await openStarted(page, address);
        const bar = barOf(page);
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
        await expect(bar).toBeHidden();
        if (address !== "/investor") {
          await page.locator("#expert-submit").scrollIntoViewIfNeeded();
          await expect(bar).toBeHidden();
        }
        await page.getByRole("heading", { level: 2 }).nth(2).scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 900);
        await expect(bar).toBeVisible();
        const box = await bar.boundingBox();
        expect(box).toMatchObject({ height: 64, width: 390, y: 780 });
        await expect(bar).toContainText("From $50,000");
        await expectAccessible(page);
        await bar.getByRole("link", { name: "Speak with an expert" }).click();
        await expect(page.locator("#bottom-name")).toBeFocused();
        await expect(page.locator("label[for=bottom-name]")).toBeInViewport({ ratio: 1 });
        await expect(bar).toBeHidden();
        // Nor what follows the form.
        await page.locator("footer").scrollIntoViewIfNeeded();
        await page.mouse.wheel(0, 9_000);
        await page.waitForTimeout(300);
        const end = await bar.boundingBox();
        const footer = await page.locator("footer").boundingBox();
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
        await page.emulateMedia({ media: "print" });
        await expect(bar).toBeHidden();
      },
    );
  }

  test("is last in the tab order of the content, and takes no space", { tag: "@slow" }, async ({ page }) => {
    await openStarted(page, "/jefferson-reserve-phase-2");
    const last = page.locator("main").locator("a[href], button, input, select, textarea").last();
    await expect(last).toHaveText("Speak with an expert");
    await expect(last).toHaveAttribute("href", "#bottom-name");
    expect(await barOf(page).evaluate((bar) => bar.parentElement?.getBoundingClientRect().height)).toBe(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is a plain link that focuses the field, and ends above the footer", async ({ page }) => {
      await page.goto("/property-investment-opportunity");
      const link = barOf(page).getByRole("link", { name: "Speak with an expert" });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(page).toHaveURL("/property-investment-opportunity#bottom-name");
      await expect(page.locator("#bottom-name")).toBeFocused();
      const bar = await barOf(page).boundingBox();
      const footer = await page.locator("footer").boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((footer?.y ?? 0) + 1);
    });
  });
});

test("is absent in a wide window", { tag: "@slow" }, async ({ page }) => {
  await openStarted(page, "/jefferson-reserve-phase-2");
  await page.mouse.wheel(0, 3_000);
  await expect(page.locator("[data-phone-bar]")).toBeHidden();
});

test("nothing beside the contact form moves when the form grows", { tag: "@slow" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStarted(page, "/contact");
  const place = async () => (await page.getByRole("heading", { name: "Call or visit" }).boundingBox())?.y;
  const before = await place();
  await page.getByLabel("Reason", { exact: true }).selectOption("other");
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  expect(await place()).toBe(before);
});
