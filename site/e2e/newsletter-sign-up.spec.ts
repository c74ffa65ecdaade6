import type { Page } from "@playwright/test";
import { eventually, subscriptionsWithPrefix } from "../testing/inbox.ts";
import { pathAndQueryOf, signUpEmailTo } from "../testing/sign-up-emails.ts";
import { holdRequests, waitForApp } from "./stack/navigation.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, expectAccessible, test, uniqueEmail } from "./stack/test.ts";

/** Longer than the minimum fill-in time. */
const fillInMs = 2_100;

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto("/newsletter");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.waitForTimeout(fillInMs);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/newsletter/requested");
}

async function expectState(email: string, state: string): Promise<void> {
  const { apiUrl } = stackUrls();
  await eventually(`${email} as ${state}`, async () => {
    const [subscription, ...more] = await subscriptionsWithPrefix(apiUrl, email);
    expect(more).toEqual([]);
    return subscription?.subscriptionState === state;
  });
}

const confirmationEmailTo = (email: string) => signUpEmailTo(email, stackUrls().emailsUrl);

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("typing before the app starts does not look automated", { tag: "@slow" }, async ({ page }) => {
  const email = uniqueEmail("early");
  const release = await holdRequests(page, /\/static\/js\//);
  await page.goto("/newsletter");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.waitForTimeout(fillInMs);
  await release();
  await waitForApp(page);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/newsletter/requested");
  await confirmationEmailTo(email);
});

test("a visitor signs up, and confirms and unsubscribes by the two links in the email", async ({ page }) => {
  const email = uniqueEmail("newsletter");
  await signUp(page, email);
  await expect(title(page)).toHaveText("One step left: check your email.");

  const { confirmLink, unsubscribeLink } = await confirmationEmailTo(email);
  await page.goto(pathAndQueryOf(confirmLink));
  await expect(title(page)).toHaveText("Subscribe to The Mailbox Money Monthly?");
  await expectAccessible(page);
  await expectState(email, "unconfirmed");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(title(page)).toHaveText("You are subscribed.");
  await expect(page).toHaveURL("/newsletter/confirm?done");
  await expectAccessible(page);
  await expectState(email, "confirmed");

  await page.goto(pathAndQueryOf(unsubscribeLink));
  await expect(title(page)).toHaveText("Unsubscribe from The Mailbox Money Monthly?");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(title(page)).toHaveText("You are unsubscribed.");
  await expectState(email, "unsubscribed");
});

test("only the page's own request contains the token of a link", {
  tag: "@slow",
}, async ({ page }) => {
  const email = uniqueEmail("referrer");
  await signUp(page, email);
  const { confirmLink } = await confirmationEmailTo(email);
  const token = new URL(confirmLink).searchParams.get("token") ?? "";
  const urlsWithToken: string[] = [];
  page.on("request", (request) => {
    const urlAndReferrer = `${request.url()} ${request.headers().referer ?? ""}`;
    if (urlAndReferrer.includes(token)) urlsWithToken.push(request.url());
  });
  await page.goto(pathAndQueryOf(confirmLink));
  await page.getByRole("main").getByRole("link", { name: /^Read/ }).click();
  await expect(page).toHaveURL("/newsletter");
  expect(urlsWithToken).toEqual([new URL(pathAndQueryOf(confirmLink), stackUrls().siteUrl).href]);
});
