import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import type { MailServer } from "../../../cms/testing/mail-server.mjs";
import { credentials } from "../../../cms/tests/editor.ts";
import type { Credentials } from "../../../cms/tests/panel.ts";
import type { EmailProvider } from "../../testing/email-provider.ts";
import { InboxPanel } from "./inbox-panel.ts";
import { Panel } from "./panel.ts";
import type { PublishingStack } from "./publishing-stack.ts";
import { test } from "./team-stack.ts";

const timeoutMs = 4 * 60_000;
const arrival = { timeout: 30_000 };

let mailServer: MailServer;
let provider: EmailProvider;
let stack: PublishingStack;

// Sequential: they share an inbox.
test.describe.configure({ mode: "default" });
test.setTimeout(timeoutMs);

test.beforeAll(({ team }) => {
  ({ mailServer, provider, stack } = team);
});

async function newTab(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { height: 900, width: 1280 } })).newPage();
  page.setDefaultTimeout(arrival.timeout);
  return page;
}

async function loggedIn(browser: Browser, account: Credentials): Promise<Page> {
  const page = await newTab(browser);
  await new Panel(stack.cms, page).logIn(account);
  return page;
}

/** Returns the link in the newest mail to an address with this subject. */
async function linkInMail(to: string, subject: RegExp): Promise<string> {
  const find = () => mailServer.mails.findLast((mail) => mail.to === to && subject.test(mail.subject));
  await expect.poll(find, arrival).toBeTruthy();
  return /^https?:\S+$/m.exec(find()?.text ?? "")?.[0] ?? "";
}

async function sendContactForm(browser: Browser, name: string): Promise<void> {
  const page = await newTab(browser);
  await page.goto(`${stack.site.url}/contact?utm_source=letter&utm_campaign=spring`);
  await page.getByLabel("Full name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`${name.split(" ")[0]}@example.com`);
  await page.getByLabel("Reason", { exact: true }).selectOption("investing");
  await page.getByRole("checkbox").check();
  await page.locator("#contact-submit").click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await page.context().close();
}

test("a forgotten password is reset by email", { tag: "@slow" }, async ({ browser }) => {
  const page = await newTab(browser);
  const { email } = stack.investorRelations;
  await page.goto(`${stack.cms.url}/admin/auth/login`);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send Email" }).click();
  await expect(
    page.getByText("If this address has an account, a link is on its way. Check your junk folder."),
  ).toBeVisible();

  await page.goto(await linkInMail(email, /^Set a new password$/));
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  const choose = async (password: string) => {
    await page.getByRole("textbox", { exact: true, name: "Password" }).fill(password);
    await page.getByRole("textbox", { name: "Confirm Password" }).fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await choose("Violin7");
  await expect(page.getByText("Use 12 characters or more.")).toBeVisible();
  await choose("Investor2026!");
  await expect(page.getByText(/this password is easy to guess$/)).toBeVisible();
  const password = "Correct-horse-7";
  await choose(password);
  await expect(page.getByRole("heading", { name: /^Hello Irene/ })).toBeVisible();
  stack.investorRelations.password = password;
});

test("a lead goes from its notification to closed; another user's stale save is refused", async ({
  browser,
}) => {
  await sendContactForm(browser, "Quill Marsh");
  const link = await linkInMail(stack.investorRelations.email, /^New inquiry from Contact$/);
  const page = await loggedIn(browser, stack.investorRelations);
  const inbox = new InboxPanel(stack.cms, page);

  await test.step("the home page counts it, and links to it", async () => {
    await page.getByRole("link", { exact: true, name: "New" }).click();
    await expect(page).toHaveURL(/\/admin\/inquiries\?status=new$/);
    await expect(inbox.rows).toHaveCount(1);
  });

  await test.step("filters combine in the URL, survive a reload, and “All inquiries” means all", async () => {
    await inbox.toggle("Unassigned").click();
    await inbox.toggle("Last 7 days").click();
    await expect(page).toHaveURL(/status=new/);
    await expect(page).toHaveURL(/assignee=none/);
    await expect(page).toHaveURL(/period=7/);
    await page.reload();
    await expect(inbox.toggle("Unassigned")).toHaveAttribute("aria-pressed", "true");
    await expect(inbox.rows).toHaveCount(1);
    await inbox.toggle("Not delivered").click();
    await expect(page.getByText(/^No inquiry matches these filters/)).toBeVisible();
    await page.goto(`${stack.cms.url}/admin`);
    await page.getByRole("link", { name: "All inquiries" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "All inquiries" })).toBeVisible();
    await expect(inbox.rows).toHaveCount(1);
  });

  await test.step("the keyboard opens it and returns to the list", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Quill Marsh" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inbox.row("Quill Marsh").getByRole("link", { name: "Quill Marsh" })).toBeFocused();
  });

  await test.step("its page shows where it came from, and links to the visitor", async () => {
    await page.goto(link);
    for (const text of ["Contact page", "spring", "Source: letter"])
      await expect(inbox.about).toContainText(text);
    await expect(inbox.about).toContainText(/Consent given\s*\w{3} \d{1,2}, \d{4}/);
    const mail = page.getByRole("link", { name: "Quill@example.com" });
    await expect(mail).toHaveAttribute("href", "mailto:Quill@example.com");
  });

  await test.step("a stale save is refused with name and time, and keeps the typed text", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Quill Marsh" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Correct details" })).toHaveCount(0);
    await inbox.set("Status", "Qualified");
    await inbox.note.fill("Called, wants the deck.");
    await page.reload();
    await expect(inbox.note).toHaveValue("Called, wants the deck.");

    const other = await loggedIn(browser, credentials);
    const others = new InboxPanel(stack.cms, other);
    await other.goto(link);
    await others.set("Status", "Contacted");
    await others.save();

    await page.getByRole("button", { exact: true, name: "Save" }).click();
    await expect(
      page.getByText(/changed this inquiry on .+ at .+\. Nothing of yours is saved yet\./),
    ).toBeVisible();
    await expect(page.getByText("Status: now Contacted, yours Qualified.")).toBeVisible();
    await expect(inbox.note).toHaveValue("Called, wants the deck.");
    await page.getByRole("button", { name: "Save mine" }).click();
    await expect(inbox.timeline).toContainText("Status: Contacted → Qualified");
    await expect(inbox.timeline).toContainText("Called, wants the deck.");
    await expect(inbox.note).toHaveValue("");
  });

  await test.step("it is assigned, exported and closed in the list", async () => {
    await page.getByRole("link", { name: "Back to the list" }).click();
    await inbox.row("Quill Marsh").getByRole("checkbox").click();
    await page.getByRole("button", { name: "Assign selected" }).click();
    const assigning = page.getByRole("dialog", { name: "Assign 1 inquiry" });
    await assigning.getByRole("combobox").click();
    await page.getByRole("option", { name: "Irene Relations" }).click();
    await assigning.getByRole("button", { exact: true, name: "Assign" }).click();
    await expect(inbox.row("Quill Marsh")).toContainText("Irene Relations");
    await inbox.toggle("Mine").click();
    await inbox.row("Quill Marsh").getByRole("checkbox").click();
    const { name, text } = await inbox.export(/^Export selected$/);
    expect(name).toMatch(/^inquiries-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(text.trimEnd().split("\r\n")).toHaveLength(2);
    await page.getByRole("button", { name: "Close selected" }).click();
    await page
      .getByRole("dialog", { name: "Close 1 inquiry?" })
      .getByRole("button", { name: "Close them" })
      .click();
    await expect(page.getByText("1 closed.")).toBeVisible();
    await expect(inbox.row("Quill Marsh")).toContainText("Closed");
  });

  await test.step("a phone lead is entered, recognized as the same person, and corrected", async () => {
    await page.getByRole("button", { name: "Add an inquiry by phone" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill("Quil M.");
    await dialog.getByLabel("Email").fill("quill@example.com");
    await dialog.getByLabel("Amount").fill("250000");
    await dialog.getByLabel("Message").fill("Is class C open?");
    await dialog.getByRole("button", { exact: true, name: "Add" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quil M." })).toBeVisible();
    await expect(page.getByRole("region", { exact: true, name: "Inquiry" })).toContainText("$250,000");
    await expect(inbox.about).toContainText("By phone");
    await expect(page.getByText("Other inquiries from this email or phone (1)")).toBeVisible();
    await page.getByRole("button", { name: "Correct details" }).click();
    await dialog.getByLabel("Name", { exact: true }).fill("Quill M.");
    await dialog.getByRole("button", { exact: true, name: "Correct" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quill M." })).toBeVisible();
    await expect(inbox.timeline).toContainText("Corrected. Name was Quil M.");
  });

  await test.step("at 390 px, name, number and message come first, without sideways scrolling", async () => {
    await page.setViewportSize({ height: 844, width: 390 });
    const scrollsSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    const message = page.getByText("Is class C open?");
    await expect(message).toBeInViewport();
    expect(await scrollsSideways()).toBe(false);
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
    await inbox.open();
    await expect(inbox.row("Quill M.")).toBeInViewport();
    await expect(page.getByRole("combobox", { name: "Period" })).toBeHidden();
    await page.getByRole("button", { exact: true, name: "Filters" }).click();
    await inbox.set("Amount", "$100,000 or more");
    await expect(inbox.rows).toHaveCount(1);
    expect(await scrollsSideways()).toBe(false);
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
  });
});

test("a failed delivery is sent again from the panel", { tag: "@slow" }, async ({ browser }) => {
  provider.answerWith(400, "The Public Key is invalid");
  await sendContactForm(browser, "Robin Hale");
  const link = await linkInMail(stack.investorRelations.email, /^An inquiry could not be delivered$/);
  const page = await loggedIn(browser, stack.investorRelations);
  await page.goto(link);
  await expect(
    page.getByText(/^Not delivered by email after \d+ (try|tries)\. The inquiry is safe here\./),
  ).toBeVisible();
  await expect(page.getByText("Details: 400 The Public Key is invalid")).toBeVisible();
  provider.answerWith(200, "OK");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(/^Asked to be sent again .+\.$/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(new InboxPanel(stack.cms, page).timeline).toContainText("Email: delivered", {
      timeout: 3_000,
    });
  }).toPass(arrival);
});

test("an editor sees no leads", { tag: "@slow" }, async ({ browser }) => {
  const page = await loggedIn(browser, stack.editor);
  await expect(page.getByText("Last edited entries")).toBeVisible();
  await expect(page.getByText("Inquiries", { exact: true })).toHaveCount(0);
  await page.goto(`${stack.cms.url}/admin/inquiries`);
  await expect(page.getByText("You don't have the permissions to access that content")).toBeVisible();
  await page.goto(`${stack.cms.url}/admin/settings/notifications`);
  await expect(page.getByText("Email me about")).toHaveCount(0);
});
