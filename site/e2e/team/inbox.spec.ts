import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { leads, posts } from "../../../cms/tests/editor.ts";
import { type Credentials, logIn } from "../../../cms/tests/panel.ts";
import { type EmailProvider, emailVariables, startEmailProvider } from "../../testing/email-provider.ts";
import { startWebhookReceiver } from "../../testing/webhook-receiver.ts";
import { InboxPanel } from "./inbox-panel.ts";
import { Panel } from "./panel.ts";
import { type PublishingStack, startPublishingStack } from "./publishing-stack.ts";

/** A content service with its panel, and a site, are started for it. */
const timeoutMs = 4 * 60_000;
/** A visitor's lead, and what came of it elsewhere, are in the inbox within this. */
const arrival = { timeout: 20_000 };

interface Fixtures {
  readonly provider: EmailProvider;
  readonly stack: PublishingStack;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from this pattern
  provider: async ({}, use) => {
    const provider = await startEmailProvider();
    await use(provider);
    await provider.stop();
  },
  stack: async ({ provider }, use) => {
    const webhook = await startWebhookReceiver();
    const siteEnv = {
      ...emailVariables(provider),
      LEAD_WEBHOOK_SECRET: webhook.secret,
      LEAD_WEBHOOK_URL: webhook.url,
    };
    const stack = await startPublishingStack({ hints: false, siteEnv });
    await use(stack);
    await stack.stop();
    await webhook.stop();
  },
});

async function newTab(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { height: 900, width: 1280 } })).newPage();
}

async function loggedIn(browser: Browser, stack: PublishingStack, account: Credentials): Promise<Page> {
  const page = await newTab(browser);
  await new Panel(stack.cms, page).logIn(account);
  return page;
}

async function sendContactForm(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Full name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`${name.split(" ")[0]}@example.com`);
  await page.getByLabel(/^Phone/).fill("+1 605 251-0112");
  await page.getByLabel("Reason", { exact: true }).selectOption("other");
  await page.getByRole("textbox", { name: "Message" }).fill("=1+1 apartments?");
  await page.getByRole("checkbox").check();
  await page.locator("#contact-submit").click();
  await expect(page).toHaveURL(/\/thank-you$/);
}

async function sendLandingForm(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  const form = page.locator("form", { has: page.locator("#expert-email") });
  await form.getByLabel("Full name").fill(name);
  await form.getByRole("textbox", { name: "Email" }).fill(`${name.split(" ")[0]}@example.com`);
  await form.getByLabel("Phone").fill("(605) 251-0113");
  await form.getByLabel("State").fill("South Dakota");
  await form.getByRole("button").click();
  await expect(page).toHaveURL(/\/thank-you$/);
}

test.setTimeout(timeoutMs);

test("investor relations finds, filters, marks and exports leads; an editor sees none", async ({
  browser,
  provider,
  stack,
}) => {
  // A wrong key: somebody has to look.
  provider.answerWith(403, "The public key is wrong");
  const { cms, site } = stack;

  await test.step("visitors send the site's forms", async () => {
    const visitor = await newTab(browser);
    await sendContactForm(
      visitor,
      `${site.url}/contact?utm_source=letter&utm_campaign=spring`,
      "Quill Marsh",
    );
    await sendContactForm(visitor, `${site.url}/contact`, "Robin Hale");
    await sendLandingForm(visitor, `${site.url}/jefferson-reserve-phase-2`, "Dana Whitfield");
    await visitor.context().close();
  });

  const page = await loggedIn(browser, stack, stack.investorRelations);
  const inbox = new InboxPanel(cms, page);

  await test.step("no content stands in the menu, nor is it shown by its URL", async () => {
    await page.goto(`${cms.url}/admin/content-manager/collection-types/${posts}`);
    await expect(page.getByText("You don't have the permissions to access that content")).toBeVisible();
  });

  await test.step("finds a lead by search", async () => {
    await expect(async () => {
      await inbox.open();
      await expect(inbox.rows).toHaveCount(3);
    }).toPass(arrival);
    await inbox.search("quill");
    await expect(inbox.rows).toHaveCount(1);
    await expect(inbox.rows).toContainText("Quill Marsh");
  });

  await test.step("opens it: consent, source, and its deliveries", async () => {
    await expect(async () => {
      await inbox.open();
      await inbox.openLead("Quill Marsh");
      await expect(inbox.timeline).toContainText("Email: not delivered (403 The public key is wrong)", {
        timeout: 2_000,
      });
    }).toPass(arrival);
    await expect(inbox.timeline).toContainText("Webhook: delivered");
    for (const text of ["Contact page", "/contact", "spring", "Source: letter"]) {
      await expect(inbox.about).toContainText(text);
    }
    await expect(inbox.about).toContainText(/Consent to be contacted\s*Yes, on \w{3} \d{1,2}, \d{4}/);
    await expect(inbox.about).toContainText("v3-2026-11");
    await expect(page.getByRole("link", { name: "Quill@example.com" })).toHaveAttribute(
      "href",
      "mailto:Quill@example.com",
    );
    await expect(page.getByRole("link", { name: "+1 605 251-0112" })).toHaveAttribute(
      "href",
      "tel:+16052510112",
    );
  });

  await test.step("sets status, assignee and a note with one save", async () => {
    await inbox.set("Status", "Qualified");
    await inbox.set("Assigned to", "Irene Relations");
    await inbox.note.fill("Wants to walk the site in May.");
    await inbox.save();
    await page.reload();
    await expect(inbox.timeline).toContainText("Wants to walk the site in May.");
    await expect(inbox.timeline).toContainText("Assigned to Irene Relations");
    await expect(page.getByRole("combobox", { exact: true, name: "Status" })).toContainText("Qualified");
  });

  await test.step("filters by form and status, and exports what is left", async () => {
    await inbox.open();
    await expect(inbox.rows).toHaveCount(3);
    await inbox.set("Form", "Contact page");
    await expect(inbox.rows).toHaveCount(2);
    await inbox.set("Status", "Qualified");
    await expect(inbox.rows).toHaveCount(1);
    await expect(inbox.rows).toContainText("Irene Relations");

    const { text } = await inbox.export(/^Export these 1$/);
    const records = text.trimEnd().split("\r\n");
    expect(records).toHaveLength(2);
    for (const cell of [
      `"Quill Marsh"`,
      `"Qualified"`,
      ` Irene Relations: Wants to walk the site in May."`,
      // None of them may run in a spreadsheet.
      `"'+1 605 251-0112"`,
      `"'=1+1 apartments?"`,
    ]) {
      expect(records[1]).toContain(cell);
    }
    expect(records[1]).toContain("Email: not delivered, needs attention (last answer: 403");
    expect(text).not.toContain("Robin");
  });

  const editorsPage = await loggedIn(browser, stack, stack.editor);

  await test.step("an editor finds no leads in the panel", async () => {
    await editorsPage.goto(`${cms.url}/admin/content-manager`);
    const menu = editorsPage.getByRole("navigation", { exact: true, name: "Content" });
    await expect(menu.getByRole("link", { name: "Posts" })).toBeVisible();
    await expect(menu.getByRole("link", { name: /inquir|subscriber/i })).toHaveCount(0);
    await editorsPage.goto(`${cms.url}/admin/inquiries`);
    await expect(
      editorsPage.getByText("You don't have the permissions to access that content"),
    ).toBeVisible();
    await expect(editorsPage.getByText("Quill")).toHaveCount(0);
  });

  await test.step("nor by the calls that the panel makes, nor by the content API", async () => {
    const editor = await logIn(cms, stack.editor);
    for (const route of [
      `/content-manager/collection-types/${leads}`,
      `/content-manager/collection-types/${leads}?_q=quill`,
      "/lead-inbox/export",
      "/lead-inbox/leads",
    ]) {
      const { status, text } = await editor("GET", route);
      expect([route, status]).toEqual([route, 403]);
      expect(text).not.toContain("Quill");
    }
    for (const route of ["/api/leads", "/api/subscriptions"]) {
      expect([401, 403, 404]).toContain((await editor("GET", route)).status);
      expect([403, 404]).toContain((await fetch(`${cms.url}${route}`)).status);
    }
  });
});
