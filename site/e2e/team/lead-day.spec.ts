import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import type { MailServer } from "../../../cms/testing/mail-server.mjs";
import { leads } from "../../../cms/tests/editor.ts";
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

// One after the other: they share an inbox.
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

/** The link in the newest mail to an address whose subject is this. */
async function linkInMail(to: string, subject: RegExp): Promise<string> {
  const find = () => mailServer.mails.findLast((mail) => mail.to === to && subject.test(mail.subject));
  await expect.poll(find, arrival).toBeTruthy();
  return /^https?:\S+$/m.exec(find()?.text ?? "")?.[0] ?? "";
}

async function sendContactForm(browser: Browser, name: string): Promise<void> {
  const page = await newTab(browser);
  await page.goto(`${stack.site.url}/contact`);
  await page.getByLabel("Full name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`${name.split(" ")[0]}@example.com`);
  await page.getByLabel("Reason", { exact: true }).selectOption("investing");
  await page.locator("#contact-submit").click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await page.context().close();
}

test("a forgotten password comes back by mail", { tag: "@slow" }, async ({ browser }) => {
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

test("a lead goes from its notice to closed; one by telephone stands beside it", async ({ browser }) => {
  await sendContactForm(browser, "Quill Marsh");
  const link = await linkInMail(stack.investorRelations.email, /^New inquiry from Contact$/);
  const page = await loggedIn(browser, stack.investorRelations);
  const inbox = new InboxPanel(stack.cms, page);

  await test.step("the first page counts it, and leads to it", async () => {
    await expect(page.getByRole("link", { exact: true, name: "New" })).toBeVisible();
    await expect(page.getByText("No edited entries")).toHaveCount(0);
    await page.getByRole("link", { exact: true, name: "New" }).click();
    await expect(inbox.rows).toHaveCount(1);
  });

  await test.step("the notice's link opens it; it is noted, assigned and closed in the list", async () => {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Quill Marsh" })).toBeVisible();
    await inbox.addNote("Called, wants the deck.");
    await expect(page.getByRole("button", { name: "Correct details" })).toHaveCount(0);
    await inbox.open();
    await inbox.rows.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Assign selected" }).click();
    await page.getByRole("dialog").getByRole("combobox").click();
    await page.getByRole("option", { name: "Irene Relations" }).click();
    await page.getByRole("button", { exact: true, name: "Assign" }).click();
    await expect(inbox.rows).toContainText("Irene Relations");
    await page.getByRole("button", { exact: true, name: "Mine" }).click();
    await inbox.rows.getByRole("checkbox").check();
    const { text } = await inbox.export("Export selected");
    expect(text.trimEnd().split("\r\n")).toHaveLength(2);
    await page.getByRole("button", { name: "Close selected" }).click();
    const dialog = page.getByRole("dialog", { name: "Close 1 inquiry?" });
    await dialog.getByRole("button", { name: "Close them" }).click();
    await expect(page.getByText("1 closed.")).toBeVisible();
    await expect(page.getByText("No content found")).toBeVisible();
    const mine = page.getByRole("button", { exact: true, name: "Mine" });
    await expect(mine).toHaveAttribute("aria-pressed", "true");
    await mine.click();
    await expect(mine).toHaveAttribute("aria-pressed", "false");
    await expect(inbox.rows).toHaveCount(1);
  });

  await test.step("a caller is entered by hand, and recognized as the same person", async () => {
    await inbox.open();
    await page.getByRole("button", { name: "Add an inquiry by phone" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name").fill("Quil M.");
    await dialog.getByRole("textbox", { name: "Email" }).fill("quill@example.com");
    await dialog.getByLabel("What they asked").fill("Is class C open?");
    await dialog.getByRole("button", { exact: true, name: "Add" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Quil M." })).toBeVisible();
    await expect(inbox.about).toContainText("By phone");
    await expect(inbox.about).toContainText("Entered by");
    await expect(page.getByText("Other inquiries from this email or phone (1)")).toBeVisible();
  });

  await test.step("what was misheard is corrected, and what stood there is kept", async () => {
    await page.getByRole("button", { name: "Correct details" }).click();
    const dialog = page.getByRole("dialog", { name: "Correct contact details" });
    await dialog.getByLabel("Name").fill("Quill M.");
    await dialog.getByRole("textbox", { name: "Email" }).fill("quill at example");
    await dialog.getByRole("button", { exact: true, name: "Correct" }).click();
    await expect(dialog.getByText("email is missing or invalid")).toBeInViewport();
    await dialog.getByRole("textbox", { name: "Email" }).fill("quill@example.com");
    await dialog.getByRole("button", { exact: true, name: "Correct" }).click();
    await expect(page.getByText("Corrected. What stood there before is in the notes.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Quill M." })).toBeVisible();
    await expect(inbox.note("Name before: Quil M.")).toContainText("Irene Relations");
  });

  await test.step("a note that is typed is not lost: leaving asks, and saving adds it", async () => {
    await page.getByRole("textbox", { name: "Add a note" }).fill("Calls back on Friday.");
    await page
      .getByRole("link", { name: /, 20\d\d, / })
      .first()
      .click();
    await expect(page.getByText(/^Are you sure you want to leave this page/)).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByLabel("Follow up on").fill("2026-11-02");
    await page.keyboard.press("Escape");
    await inbox.save();
    await expect(inbox.note("Calls back on Friday.")).toHaveCount(1);
    await expect(page.getByRole("textbox", { name: "Add a note" })).toHaveValue("");
    await page.reload();
    await expect(inbox.note("Calls back on Friday.")).toHaveCount(1);
    await expect(page.getByLabel("Follow up on")).toHaveValue("2026-11-02");
  });

  await test.step("a follow-up that is due stands on the first page and in the list", async () => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ height: 900, width });
      await page.goto(`${stack.cms.url}/admin`);
      const frame = page.locator("section", { has: page.getByRole("link", { name: "Not delivered" }) });
      await expect(frame).toBeVisible();
      const isCut = (section: Element) =>
        [...section.querySelectorAll("*")].some(
          ({ clientHeight, scrollHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 20,
        );
      expect(await frame.evaluate(isCut)).toBe(false);
    }
    await page.getByRole("link", { name: "Follow-up due" }).click();
    await expect(inbox.rows).toHaveCount(1);
    await expect(inbox.rows).toContainText("Quill M.");
  });

  await test.step("a filter is kept", async () => {
    await inbox.open();
    await inbox.filter("Form", "By phone");
    await page.getByRole("button", { name: "Keep this filter" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Calls");
    await page.getByRole("button", { exact: true, name: "Keep" }).click();
    await page.goto(`${stack.cms.url}/admin/content-manager/collection-types/${leads}?page=1`);
    await page.getByRole("button", { exact: true, name: "Last 7 days" }).click();
    await expect(inbox.rows).toHaveCount(2);
    await page.getByRole("group", { name: "Quick filters" }).getByRole("combobox").click();
    await page.getByRole("option", { name: "Calls" }).click();
    await expect(inbox.rows).toHaveCount(1);
  });
});

test("a failed delivery is sent again from the panel", { tag: "@slow" }, async ({ browser }) => {
  provider.answerWith(400, "The Public Key is invalid");
  await sendContactForm(browser, "Robin Hale");
  const link = await linkInMail(stack.investorRelations.email, /^An inquiry could not be delivered$/);
  const page = await loggedIn(browser, stack.investorRelations);
  await page.goto(link);
  await expect(
    page.getByText(/^Not delivered by email after \d+ (try|tries)\. The inquiry itself is safe here\./),
  ).toBeVisible();
  await expect(page.getByText("Details: 400 The Public Key is invalid")).toBeVisible();
  provider.answerWith(200, "OK");
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText(/^Asked to be sent again/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(new InboxPanel(stack.cms, page).about).toContainText("Email: delivered", { timeout: 3_000 });
  }).toPass(arrival);
});

test("on a phone, a list shows what matters without scrolling sideways, and opens at a tap", {
  tag: "@slow",
}, async ({ browser }) => {
  await sendContactForm(browser, "Tessa Small");
  const phone = { hasTouch: true, viewport: { height: 800, width: 360 } };
  const opened = async (account: Credentials) => {
    const page = await (await browser.newContext(phone)).newPage();
    const panel = new Panel(stack.cms, page);
    await panel.logIn(account);
    return { page, panel };
  };
  const isInSight = (element: Element) =>
    [element, ...element.querySelectorAll("*")].every(
      (part) => part.getBoundingClientRect().right <= window.innerWidth,
    );
  const smallTargets = (main: Element) =>
    [...main.querySelectorAll("a, button, input")]
      .map((target) => ({ name: target.textContent, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && Math.min(box.height, box.width) < 24)
      .map(({ name }) => name);

  await test.step("of inquiries", async () => {
    const { page } = await opened(stack.investorRelations);
    const inbox = new InboxPanel(stack.cms, page);
    await inbox.open();
    const row = inbox.rows.filter({ hasText: "Tessa Small" });
    for (const said of ["Tessa Small", "New", /, 20\d\d, /, "Contact page"]) {
      await expect(row.getByText(said).first()).toBeVisible();
    }
    const above = ["Filters", "Add an inquiry by phone", "Erase a person", "Export all", "View settings"];
    const reached = above.map((name) => page.getByRole("button", { name }));
    for (const part of [row, page.getByRole("searchbox"), ...reached]) {
      expect(await part.evaluate(isInSight)).toBe(true);
    }
    expect(await page.getByRole("main").evaluate(smallTargets)).toEqual([]);
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
    await row.getByText("Contact page").tap();
    await expect(page.getByRole("heading", { level: 1, name: "Tessa Small" })).toBeVisible();
  });

  await test.step("of posts", async () => {
    const { page, panel } = await opened(stack.editor);
    await panel.listPosts();
    const row = page.getByRole("row").filter({ hasText: "Published" }).first();
    await expect(row.getByText(/, 20\d\d$/)).toBeVisible();
    expect(await row.evaluate(isInSight)).toBe(true);
    expect(await page.getByRole("main").evaluate(smallTargets)).toEqual([]);
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
    const title = (await row.getByRole("link").textContent()) ?? "";
    await row.getByText(/, 20\d\d$/).tap();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  });
});

test("an editor sees nothing of it", { tag: "@slow" }, async ({ browser }) => {
  const page = await loggedIn(browser, stack.editor);
  await expect(page.getByText("Last edited entries")).toBeVisible();
  await expect(page.getByText("Inquiries", { exact: true })).toHaveCount(0);
  await page.goto(`${stack.cms.url}/admin/settings/notices`);
  await expect(page.getByText("What notices may contain")).toHaveCount(0);
});
