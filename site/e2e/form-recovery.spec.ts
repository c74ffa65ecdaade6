import type { Locator, Page } from "@playwright/test";
import { locateForm, waitForLeads } from "./stack/lead-form.ts";
import { holdRequests, openAndWaitForApp } from "./stack/navigation.ts";
import { expect, expectAccessible, test, uniqueEmail } from "./stack/test.ts";

async function openFilledContactForm(page: Page, email: string): Promise<Locator> {
  await openAndWaitForApp(page, "/contact");
  const form = locateForm(page, "contact");
  await form.getByLabel("Full name").fill("Dana Whitfield");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByLabel("Reason", { exact: true }).selectOption("other");
  await form.getByRole("textbox", { name: "Message" }).fill("Two lines,\nboth of them.");
  return form;
}

for (const [moment, breakScript] of [
  [
    "while sending",
    () => {
      const originalSetTimeout = window.setTimeout;
      // The client action starts by setting its response timeout, which is 30 seconds.
      Object.assign(window, {
        setTimeout(handler: () => void, wait?: number) {
          if (wait === 30_000) throw new Error("broken for a test");
          return originalSetTimeout(handler, wait);
        },
      });
    },
  ],
  [
    "before sending",
    () => {
      Crypto.prototype.getRandomValues = () => {
        throw new Error("broken for a test");
      };
    },
  ],
] as const) {
  const details = moment === "while sending" ? {} : { tag: "@slow" };
  test(`a script error ${moment} falls back to a native submit`, details, async ({ page, allowedErrors }) => {
    allowedErrors.push(/broken for a test/);
    await page.addInitScript(breakScript);
    const email = uniqueEmail("broken-script");
    const form = await openFilledContactForm(page, email);
    await form.getByRole("button").click();
    await expect(page).toHaveURL("/thank-you");
    expect(await waitForLeads(email)).toMatchObject([
      { name: "Dana Whitfield", message: "Two lines,\nboth of them." },
    ]);
  });
}

test("a visitor who leaves the page while the form is sending is not brought back", async ({ page }) => {
  const email = uniqueEmail("leaves");
  const form = await openFilledContactForm(page, email);
  const release = await holdRequests(page, /\/contact\.data/);
  await form.getByRole("button").click();
  await page.getByRole("link", { name: "About" }).first().click();
  await expect(page).toHaveURL("/about");
  await release();
  await waitForLeads(email);
  await expect(page).toHaveURL("/about");
});

test("an error disappears as soon as its field is valid, and the focus stays there", {
  tag: "@slow",
}, async ({ page }) => {
  await openAndWaitForApp(page, "/contact");
  const form = locateForm(page, "contact");
  await form.getByRole("button").click();
  const summary = form.getByRole("alert");
  await expect(summary).toContainText("Please check 3 fields.");
  await expect(summary).toBeFocused();
  const name = form.getByLabel("Full name");
  await name.pressSequentially("D");
  await expect(summary).toContainText("Please check 2 fields.");
  await expect(name).toBeFocused();
  await expect(name).not.toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("Enter your full name.")).toHaveCount(0);
  const email = form.getByRole("textbox", { name: "Email" });
  await email.pressSequentially("dana@example");
  await expect(summary).toContainText("Please check 2 fields.");
  await email.pressSequentially(".com");
  await expect(summary).toContainText("Please check one field.");
  await expectAccessible(page, { within: "main form" });
  await form.getByLabel("Reason", { exact: true }).selectOption("tax");
  await expect(summary).toHaveCount(0);
  // The error is announced again with the next attempt.
  await name.fill("");
  await expect(summary).toHaveCount(0);
  await form.getByRole("button").click();
  await expect(summary).toContainText("Please check one field.");
  await expect(summary).toBeFocused();
});

test("an error from the server disappears when its field is corrected", { tag: "@slow" }, async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/422|was not sent/);
  const form = await openFilledContactForm(page, uniqueEmail("server-error"));
  await form.getByLabel(/^Phone/).fill("(000) 000-0000");
  await form.getByRole("button").click();
  const summary = form.getByRole("alert");
  await expect(summary).toContainText("Enter a phone number like");
  await form.getByRole("textbox", { name: "Email" }).press("End");
  await form.getByLabel("Full name").pressSequentially("s");
  await expect(summary).toContainText("Enter a phone number like");
  await form.getByLabel(/^Phone/).fill("(605) 251-0112");
  await expect(summary).toHaveCount(0);
});

test("the summary of a form's errors takes the focus, and links to the fields", async ({ page }) => {
  await openAndWaitForApp(page, "/jefferson-reserve-phase-2");
  await page.locator("#bottom-submit").click();
  const summary = locateForm(page, "bottom").getByRole("alert");
  await expect(summary).toBeFocused();
  await expectAccessible(page, { within: "main form" });
  await summary.getByRole("link").first().click();
  await expect(page.locator("#bottom-name")).toBeFocused();
});
