import type { Page } from "@playwright/test";
import { fillForm, locateForm, waitForLeads, waitForOnlyLead } from "./stack/lead-form.ts";
import { expect, test, uniqueEmail } from "./stack/test.ts";

test.use({ reducedMotion: "no-preference" });

/** Expects everything on a page to be visible, and its form to be sent after an error. */
async function expectVisibleAndSend(page: Page, allowedErrors: RegExp[]): Promise<void> {
  allowedErrors.push(/422/);
  const email = uniqueEmail("plain");
  await page.goto("/jefferson-reserve-phase-2");
  await expect(page.locator("[data-reveal]")).toHaveCount(0);
  for (const title of await page.getByRole("main").getByRole("heading").all())
    expect(await title.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  const form = locateForm(page, "bottom");
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  const postResponse = page.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button").click();
  expect((await postResponse).status()).toBe(422);
  await expect(form.getByRole("alert")).toContainText("Enter your phone number.");
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue(email);
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/thank-you");
  expect(await waitForLeads(email)).toMatchObject([{ form: "bottom", name: "Dana Whitfield" }]);
}

test("while scripts never arrive, everything is visible, and a lead is sent after an error", {
  tag: "@slow",
}, async ({ allowedErrors, page }) => {
  await page.route("**/static/js/**", () => {});
  await expectVisibleAndSend(page, allowedErrors);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is visible, and a lead is sent after an error", async ({ allowedErrors, page }) => {
    await expectVisibleAndSend(page, allowedErrors);
  });

  test("pictures, videos and newsletters open in the page, and the reason “other” reveals the message", async ({
    page,
  }) => {
    await page.goto("/about");
    await page
      .getByRole("button", { name: /^Enlarge/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "Enlarged picture" });
    await expect(dialog.getByRole("img")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await page.goto("/media");
    await page.locator("[data-video] summary").first().click();
    await expect(page.locator("[data-video] video").first()).toBeVisible();
    await page.goto("/newsletter");
    await page
      .getByRole("link", { name: /October 2026/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "October 2026 Newsletter PDF" })).toBeVisible();
    await page.goto("/contact");
    const message = page.getByRole("textbox", { name: "Message" });
    await expect(message).toBeHidden();
    await page.getByLabel("Reason", { exact: true }).selectOption("other");
    await expect(message).toBeVisible();
  });

  test("a double click, a reload and sending again after going back create only one lead", async ({
    page,
  }) => {
    const email = uniqueEmail("plain");
    await page.goto("/jefferson-reserve-phase-2");
    await (await fillForm(page, "expert", email)).getByRole("button").dblclick();
    await expect(page).toHaveURL("/thank-you");
    await page.reload();
    await page.goBack();
    await (await fillForm(page, "expert", email)).getByRole("button").click();
    await expect(page).toHaveURL("/thank-you");
    await waitForOnlyLead(email);
  });
});
