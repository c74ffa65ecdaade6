import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, expect, type Page } from "@playwright/test";
import { type Team, test } from "./team-stack.ts";

/** Returns parts of the panel's list of inquiries, and of the page of one inquiry. */
function inboxOf(page: Page) {
  const button = (name: string) => page.getByRole("button", { exact: true, name });
  const rows = page.getByRole("list", { name: "Inquiries" }).getByRole("listitem");
  return {
    about: page.getByRole("region", { name: "About this inquiry" }),
    button,
    note: page.getByLabel("Add a note"),
    row: (name: string) => rows.filter({ hasText: name }),
    rows,
    timeline: page.getByRole("region", { name: "Timeline" }),
    /** Chooses an option in the open inquiry or in the filters. */
    async set(select: string, option: string): Promise<void> {
      await page.getByRole("combobox", { exact: true, name: select }).click();
      await page.getByRole("option", { exact: true, name: option }).click();
    },
  };
}

async function sendContactForm(browser: Browser, { site }: Team, name: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${site.url}/contact?utm_source=letter&utm_campaign=spring`);
  await page.getByLabel("Full name").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`${name.split(" ")[0]}@example.com`);
  await page.getByLabel("Reason", { exact: true }).selectOption("investing");
  await page.getByText("Email, calls, and texts").click();
  await page.locator("#contact-consent").check();
  await page.locator("#contact-submit").click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await page.close();
}

test("the team works on a lead from its notification until it is closed; a save based on an older state is refused", async ({
  browser,
  investorRelations: { page },
  owner,
  team,
}) => {
  test.setTimeout(4 * 60_000);
  await sendContactForm(browser, team, "Quill Marsh");
  const link = await team.linkInMail(team.accounts.investorRelations.email, /^New inquiry from Contact$/);
  const inbox = inboxOf(page);

  await test.step("the panel's home page links to the list of new inquiries", async () => {
    await page.goto(`${team.cms.url}/admin`);
    await page.getByRole("link", { exact: true, name: "New" }).click();
    await expect(page).toHaveURL(/\/admin\/inquiries\?status=new$/);
    await expect(inbox.rows).toHaveCount(1);
  });

  await test.step("filters combine in the URL, survive a reload, and “All inquiries” means all", async () => {
    await inbox.set("Assigned to", "Unassigned");
    await inbox.set("Period", "Last 7 days");
    await expect(page).toHaveURL(/status=new/);
    await expect(page).toHaveURL(/assignee=none/);
    await expect(page).toHaveURL(/period=7/);
    await page.reload();
    await expect(page.getByRole("combobox", { name: "Assigned to" })).toContainText("Unassigned");
    await expect(inbox.rows).toHaveCount(1);
    await inbox.set("Delivery", "Not delivered");
    await expect(page.getByText(/^No inquiries match these filters/)).toBeVisible();
    await inbox.button("All").click();
    await expect(page.getByRole("heading", { level: 1, name: "All inquiries" })).toBeVisible();
    await expect(inbox.rows).toHaveCount(1);
  });

  await test.step("the keyboard opens the lead and returns to the list", async () => {
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Quill Marsh" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(inbox.row("Quill Marsh").getByRole("link", { name: "Quill Marsh" })).toBeFocused();
  });

  await test.step("the lead's page shows its source and consent, and links to the visitor's email address", async () => {
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
    await expect(page.getByLabel("Name", { exact: true })).toHaveCount(0);
    await inbox.set("Status", "Qualified");
    await inbox.note.fill("Called, wants the deck.");
    await page.reload();
    await expect(inbox.note).toHaveValue("Called, wants the deck.");

    const ownersInbox = inboxOf(owner.page);
    await owner.page.goto(link);
    await ownersInbox.set("Status", "Contacted");
    await ownersInbox.button("Save").click();
    await expect(owner.page.getByText("Saved.", { exact: true })).toBeVisible();

    await inbox.button("Save").click();
    await expect(
      page.getByText(/changed this inquiry on .+ at .+\. Your changes are not saved yet\./),
    ).toBeVisible();
    await expect(page.getByText("Status: now Contacted, yours Qualified.")).toBeVisible();
    await expect(inbox.note).toHaveValue("Called, wants the deck.");
    await page.getByRole("button", { name: "Save mine" }).click();
    await expect(inbox.timeline).toContainText("Status: Contacted → Qualified");
    await expect(inbox.timeline).toContainText("Called, wants the deck.");
    await expect(inbox.note).toHaveValue("");
  });

  await test.step("the lead is assigned, closed and exported", async () => {
    await inbox.set("Assigned to", "Irene Relations");
    await inbox.set("Status", "Closed");
    await inbox.button("Save").click();
    await expect(inbox.timeline).toContainText("Assigned to: Nobody → Irene Relations");
    await page.getByRole("link", { name: "Back to the list" }).click();
    await inbox.set("Assigned to", "Mine");
    await expect(inbox.row("Quill Marsh")).toContainText("Closed");
    const downloadEvent = page.waitForEvent("download");
    await inbox.button("Export 1").click();
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d{2}-\d{2}\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text.trimEnd().split("\r\n")).toHaveLength(2);
  });

  await test.step("a phone lead is entered, corrected, and shown with the person's other lead", async () => {
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
    await page.getByLabel("Name", { exact: true }).fill("Quill M.");
    await inbox.button("Save").click();
    await expect(page.getByRole("heading", { level: 1, name: "Quill M." })).toBeVisible();
    await expect(inbox.timeline).toContainText("Name: Quil M. → Quill M.");
    const others = page.getByRole("region", { name: "Other inquiries from this email or phone (1)" });
    await expect(others).toContainText("Quill Marsh");
  });

  await test.step("of two leads selected by keyboard and closed together, the one that somebody else changed stays open", async () => {
    await page.keyboard.press("Escape");
    await expect(inbox.row("Quill M.").getByRole("link", { name: "Quill M." })).toBeFocused();
    for (const key of ["x", "ArrowDown", "x"]) await page.keyboard.press(key);
    await expect(page.getByText("2 selected")).toBeVisible();

    const ownersInbox = inboxOf(owner.page);
    await owner.page.goto(link);
    await ownersInbox.set("Status", "Contacted");
    await ownersInbox.button("Save").click();
    await expect(ownersInbox.timeline).toContainText("Status: Closed → Contacted");

    const dialog = page.getByRole("dialog");
    await inbox.button("Status…").click();
    await inbox.set("Status", "Closed");
    await dialog.getByRole("button", { name: "Set 2 inquiries to Closed" }).click();
    const refusal = page
      .getByRole("listitem")
      .filter({ hasText: /Quill Marsh: .+ changed this inquiry on / });
    await refusal.getByRole("button", { name: "Close" }).click();
    await expect(inbox.row("Quill M.")).toContainText("Closed");
    await expect(inbox.row("Quill Marsh")).toContainText("Contacted");
    await expect(page.getByText("1 selected")).toBeVisible();
    await inbox.button("Assigned to…").click();
    await dialog.getByRole("button", { name: "Assign 1 inquiry to Nobody" }).click();
    await expect(inbox.row("Quill Marsh")).toContainText("Unassigned");
  });

  await test.step("buttons and keys open the previous and the next lead of the list", async () => {
    const title = (name: string) => page.getByRole("heading", { exact: true, level: 1, name });
    await inbox.row("Quill Marsh").getByRole("link", { name: "Quill Marsh" }).click();
    await expect(title("Quill Marsh")).toBeVisible();
    await expect(inbox.button("Next")).toBeDisabled();
    await inbox.button("Previous").click();
    await expect(title("Quill M.")).toBeVisible();
    await page.keyboard.press("j");
    await expect(title("Quill Marsh")).toBeVisible();
    await page.keyboard.press("k");
    await expect(title("Quill M.")).toBeVisible();
  });

  await test.step("at 390 px, the message is in the first screen, without sideways scrolling or accessibility violations", async () => {
    await page.setViewportSize({ height: 844, width: 390 });
    const scrollsSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    const inquiry = page.getByRole("region", { exact: true, name: "Inquiry" });
    await expect(inquiry.getByText("Is class C open?")).toBeInViewport();
    expect(await scrollsSideways()).toBe(false);
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
    await page.goto(`${team.cms.url}/admin/inquiries`);
    await expect(inbox.row("Quill M.")).toBeInViewport();
    await inbox.set("Amount", "$100,000 or more");
    await expect(inbox.rows).toHaveCount(1);
    // The dialog begins lower, because the panel's messages cover the top of the screen.
    await page.getByRole("button", { name: "Add an inquiry by phone" }).click();
    const dialog = page.getByRole("dialog");
    const titleTop = async () => (await dialog.getByRole("heading").boundingBox())?.y;
    await expect.poll(titleTop).toBeGreaterThan(110);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(await scrollsSideways()).toBe(false);
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
    await page.setViewportSize({ height: 900, width: 1280 });
  });
});

test("a failed delivery is sent again from the panel", { tag: "@slow" }, async ({
  browser,
  investorRelations: { page },
  team,
}) => {
  team.provider.respondWith(400, "The Public Key is invalid");
  await sendContactForm(browser, team, "Robin Hale");
  const { email } = team.accounts.investorRelations;
  await page.goto(await team.linkInMail(email, /^An inquiry could not be delivered$/));
  const reason = "Not delivered to: Email. It answered with status 400: The Public Key is invalid.";
  await expect(page.getByText(reason)).toBeVisible();
  team.provider.respondWith(200, "OK");
  await page.getByRole("button", { name: "Send again" }).click();
  // The page shows the result without a reload.
  await expect(inboxOf(page).timeline).toContainText("Email: delivered");
  await expect(page.getByRole("region", { name: "Not delivered" })).toBeHidden();
});

test("the team confirms a subscriber by hand, and erases a person", { tag: "@slow" }, async ({
  browser,
  investorRelations: { page },
  team,
}) => {
  const visitor = await browser.newPage();
  await visitor.goto(`${team.site.url}/newsletter`);
  await visitor.getByLabel("Email", { exact: true }).fill("gale@example.com");
  await visitor.getByRole("button", { name: "Sign up" }).click();
  await expect(visitor).toHaveURL(/\/newsletter\/requested$/);
  await sendContactForm(browser, team, "Gale North");
  await expect(async () => {
    await page.goto(`${team.cms.url}/admin/inquiries/subscribers`);
    await page.getByRole("button", { name: "gale@example.com" }).click({ timeout: 5_000 });
  }).toPass();
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { exact: true, name: "Confirm" }).click();
  await dialog.getByRole("button", { exact: true, name: "Confirm" }).click();
  await expect(page.getByRole("button", { name: /gale@example\.com\s*Confirmed/ })).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Inquiries" });
  await tabs.getByRole("link", { name: "Inquiries" }).click();
  await page.getByRole("button", { name: "Erase a person" }).click();
  await dialog.getByLabel("Email address of the person").fill("gale@example.com");
  await dialog.getByRole("button", { name: "Find what there is" }).click();
  await dialog.getByRole("button", { name: "Delete 1 inquiry and the newsletter subscription" }).click();
  await expect(page.getByText("Deleted: 1 inquiry and the newsletter subscription.")).toBeVisible();
  await expect(inboxOf(page).row("Gale North")).toHaveCount(0);
});
