import { eventually, subscriptionsOf } from "../testing/inbox.ts";
import { pathOf } from "../testing/sign-up-emails.ts";
import { confirmationEmailTo } from "./stack/confirmation-email.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, freshEmail, test } from "./stack/test.ts";

test("a visitor signs up, confirms and unsubscribes; an error appears in the same page", async ({
  page,
  allowedErrors,
}) => {
  // Chromium reports the skipped fade between two pages whose scripts never arrive.
  allowedErrors.push(/422/, /ViewTransition opt-in disabled/);
  const email = freshEmail("plain-newsletter");
  const state = async (expected: string) => {
    const { apiUrl } = runningStack();
    await eventually(expected, async () => {
      const [subscription] = await subscriptionsOf(apiUrl, email);
      return subscription?.subscriptionState === expected;
    });
  };
  const title = page.getByRole("heading", { level: 1 });

  await page.goto("/newsletter");
  const form = page.locator("form", { has: page.locator("#newsletter-email") });
  await form.getByRole("textbox", { name: "Email" }).fill("dana@example");
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toContainText("Enter an email address like");
  await expect(form.getByRole("textbox", { name: "Email" })).toHaveValue("dana@example");
  await form.getByRole("textbox", { name: "Email" }).fill(email);
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/newsletter/requested");

  const { confirmLink, unsubscribeLink } = await confirmationEmailTo(email);
  await page.goto(pathOf(confirmLink));
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(title).toHaveText("You are subscribed.");
  await state("confirmed");
  await page.goto(pathOf(unsubscribeLink));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(title).toHaveText("You are unsubscribed.");
  await expect(page).toHaveURL("/newsletter/unsubscribe?done");
  await page.reload();
  await expect(title).toHaveText("You are unsubscribed.");
  await state("unsubscribed");
});
