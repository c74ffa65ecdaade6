import { fillForm, locateForm, waitForOnlyLead } from "./stack/lead-form.ts";
import { holdRequests, openAndWaitForApp } from "./stack/navigation.ts";
import { expect, expectAccessible, test, uniqueEmail } from "./stack/test.ts";

test("a visitor switches newsletters", { tag: "@slow" }, async ({ page }) => {
  // The test browser has no PDF viewer; check the frame for browsers that have one.
  await page.addInitScript(() => Object.defineProperty(navigator, "pdfViewerEnabled", { value: true }));
  await page.route("**/*.pdf", (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await openAndWaitForApp(page, "/newsletter");
  await expect(page.getByRole("heading", { name: "November 2026 Newsletter PDF" })).toBeVisible();
  const frame = page.locator("iframe");
  const box = await frame.boundingBox();
  const panel = await page.getByRole("tabpanel").boundingBox();
  expect(box).toMatchObject({ height: 600, width: panel?.width, x: panel?.x });
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/November 2026/);
  const firstSrc = await frame.getAttribute("src");
  await page.getByRole("tab", { name: /September 2026/ }).click();
  await expect(page.getByRole("heading", { name: "September 2026 Newsletter PDF" })).toBeVisible();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/September 2026/);
  const backgroundOf = (name: RegExp) =>
    page.getByRole("tab", { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor);
  await expect.poll(() => backgroundOf(/September 2026/)).not.toBe(await backgroundOf(/November 2026/));
  await expect(frame).not.toHaveAttribute("src", firstSrc ?? "");
});

test("a lead goes through the specified states and arrives in the inbox once", async ({ page }) => {
  const email = uniqueEmail("expert");
  await openAndWaitForApp(page, "/jefferson-reserve-phase-2");
  const form = await fillForm(page, "expert", email);
  await form.getByLabel("State").fill("South Dakota");

  // Hold the request back, so that the test sees the submitting state.
  const release = await holdRequests(page, /\/jefferson-reserve-phase-2\.data/);
  await form.getByRole("button").dblclick();
  await expect(form.getByRole("button")).toHaveText("Submitting...");
  await expect(form.getByRole("button")).toBeDisabled();
  await release();

  await expect(page).toHaveURL("/thank-you");
  await expect(page.getByText("Sent. We usually answer within one business day.")).toBeVisible();
  expect(await waitForOnlyLead(email)).toMatchObject({
    form: "expert",
    name: "Dana Whitfield",
    region: "South Dakota",
  });
});

test("a sent form is cleared before the thank-you page opens", { tag: "@slow" }, async ({ page }) => {
  await openAndWaitForApp(page, "/property-investment-opportunity");
  const form = await fillForm(page, "bottom", uniqueEmail("bottom"));
  await form.getByLabel("State").fill("South Dakota");

  // Hold the next page back, so that the test sees this form cleared instead of a new, empty one.
  const release = await holdRequests(page, /\/thank-you\.data/);
  await form.evaluate((element) => Reflect.set(element, "isSentForm", true));
  await form.getByRole("button").click();
  await expect(page.getByText("Sent. We usually answer within one business day.")).toBeVisible();
  const sentForm = locateForm(page, "bottom");
  expect(await sentForm.evaluate((element) => Reflect.get(element, "isSentForm"))).toBe(true);
  for (const name of ["name", "email", "phone", "region"])
    await expect(sentForm.locator(`#bottom-${name}`)).toHaveValue("");
  await expect(page).toHaveURL("/property-investment-opportunity");
  await release();
  await expect(page).toHaveURL("/thank-you");
});

test("a lead whose response is lost keeps its input, shows an error, and arrives once when sent again", async ({
  page,
  allowedErrors,
}) => {
  allowedErrors.push(/ERR_CONNECTION_RESET|The form was not sent/);
  const email = uniqueEmail("lost-response");
  const text = "I would like to walk the site in May.";
  await openAndWaitForApp(page, "/contact");
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Reason", { exact: true }).selectOption("other");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill(text);
  // The request reaches the site, but the response is lost.
  await page.route("**/contact.data*", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  const button = page.locator("#contact-submit");
  await button.click();
  const alert = page.locator("form").getByRole("alert");
  await expect(alert).toContainText("Nothing you typed was lost");
  await expect(alert).toBeFocused();
  await expect(button).toBeEnabled();
  await expect(message).toHaveValue(text);

  await page.unroute("**/contact.data*");
  await button.click();
  await expect(page).toHaveURL("/thank-you");
  expect(await waitForOnlyLead(email)).toMatchObject({ form: "contact", reason: "other", message: text });
});

test("a message added for another reason than “other” is sent", async ({ page }) => {
  const email = uniqueEmail("added-message");
  await openAndWaitForApp(page, "/contact");
  await page.getByLabel("Full name").fill("Dana Whitfield");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Reason", { exact: true }).selectOption("investing");
  await page.getByLabel("Add a message").check();
  await page.getByRole("textbox", { name: "Message" }).fill("When does Foss open?");
  await page.locator("#contact-submit").click();
  await expect(page).toHaveURL("/thank-you");
  expect(await waitForOnlyLead(email)).toMatchObject({
    reason: "investing",
    message: "When does Foss open?",
  });
});

test("the reason “other” reveals the message field, any other reason hides it", async ({ page }) => {
  await openAndWaitForApp(page, "/contact");
  const message = page.getByRole("textbox", { name: "Message" });
  const reason = page.getByLabel("Reason", { exact: true });
  await expect(message).toBeHidden();
  await reason.focus();
  await reason.selectOption("other");
  await expect(message).toBeVisible();
  await expect(reason).toBeFocused();
  await expectAccessible(page);
  await reason.selectOption("investing");
  await expect(message).toBeHidden();
});
