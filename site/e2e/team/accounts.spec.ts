import { expect, type Page } from "@playwright/test";
import { invite } from "../../../cms/tests/panel.ts";
import { Panel } from "./panel.ts";
import { test } from "./team-stack.ts";

/** Collects responses of the content service with status 400 or higher. */
function failuresIn(page: Page): string[] {
  const failures: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    // The panel requests Strapi's paid AI, which is not installed.
    if (response.status() >= 400 && !pathname.includes("/ai-"))
      failures.push(`${response.status()} ${pathname}`);
  });
  return failures;
}

const menuOf = (page: Page) => page.getByRole("navigation").first();
const menuItems = (page: Page) =>
  menuOf(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.ariaLabel));

test("an invitation is emailed, and its dialog confirms that", async ({ owner, team }) => {
  const { page } = owner;
  await owner.go("/settings/users");
  await page.getByRole("button", { name: "Invite new user" }).click();
  await page.getByLabel(/First name/).fill("Nora");
  await page.getByLabel(/Email/).fill("nora@example.com");
  await page.getByRole("combobox", { name: /role/i }).click();
  await page.getByRole("option", { name: "Editor" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Invite user" }).click();
  await expect(page.getByText("The invitation is on its way to nora@example.com.")).toBeVisible();
  await expect(page.getByText("Their link to choose a password. It works once.")).toBeVisible();
  await expect.poll(() => team.mailServer.mails.map(({ to }) => to)).toContain("nora@example.com");
});

test("an author resets a forgotten password by email, and sees only what authors may use", async ({
  browser,
  team,
}) => {
  const { email } = await invite(team.cms, team.ownerCalls, "Author", ["Arthur", "Author"]);
  const page = await (await browser.newContext({ viewport: { height: 900, width: 1280 } })).newPage();
  const panel = new Panel(team.cms, page);
  await page.goto(`${team.cms.url}/admin/auth/login`);
  await expect(page.getByRole("heading", { name: "Your site" })).toBeVisible();
  await expect(page.getByText(/strapi/i)).toHaveCount(0);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("button", { name: "Send Email" }).click();
  await expect(
    page.getByText("If this address has an account, a link is on its way. Check your junk folder."),
  ).toBeVisible();
  await page.goto(await team.linkInMail(email, /^Set a new password$/));
  const choosePassword = async (password: string) => {
    await page.getByRole("textbox", { exact: true, name: "Password" }).fill(password);
    await page.getByRole("textbox", { name: "Confirm Password" }).fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
  };
  await choosePassword("Violin7");
  await expect(page.getByText("Use 12 characters or more.")).toBeVisible();
  await choosePassword("Investor2026!");
  await expect(page.getByText(/this password is easy to guess$/)).toBeVisible();
  await choosePassword("Correct-horse-7");
  await expect(page.getByRole("heading", { name: /^Hello Arthur/ })).toBeVisible();
  await expect(page.getByText("Your site").first()).toBeVisible();

  const failures = failuresIn(page);
  await menuOf(page).getByRole("link", { name: "Content" }).click();
  await expect(page.getByRole("link", { exact: true, name: "Posts" }).first()).toBeVisible();
  for (const name of [
    "Figures and classes",
    "Site settings",
    "Copy and pictures",
    "Versions of legal texts",
  ]) {
    await expect(page.getByRole("link", { exact: true, name })).toHaveCount(0);
  }
  await panel.newPost({ text: "We sat outside.", title: "A yard in May" });
  await panel.save();
  await expect(page.getByRole("button", { exact: true, name: "Publish" })).toBeDisabled();
  expect(failures).toEqual([]);
  await page.context().close();
});

test("an editor sees only the menus that editors may use, without inquiries", async ({ editor, team }) => {
  const { page } = editor;
  const failures = failuresIn(page);
  await page.goto(`${team.cms.url}/admin`);
  await expect(page.getByRole("link", { name: "People, partners and testimonials" })).toBeVisible();
  await expect(page.getByText(/strapi/i)).toHaveCount(0);
  expect(await menuItems(page)).toEqual([
    "Home",
    "Content",
    "Media Library",
    "Before you go live",
    "Trash",
    "Settings",
  ]);

  await menuOf(page).getByRole("link", { name: "Content" }).click();
  await page.getByRole("link", { name: "About: people, testimonials, pictures" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About: people" })).toBeVisible();

  await menuOf(page).getByRole("link", { name: "Media Library" }).click();
  await expect(page.getByRole("navigation", { name: "Media library folders" })).toBeVisible();
  await menuOf(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edith Editor" })).toBeVisible();
  await expect(page.getByText("See all pricing plans")).toHaveCount(0);
  await editor.openEntry("api::legal-text.legal-text", "Privacy policy");
  await expect(page.getByText(/^The newest version of each text is in effect\./)).toBeVisible();
  expect(failures).toEqual([]);

  await page.goto(`${team.cms.url}/admin/inquiries`);
  await expect(page.getByText("You don't have the permissions to access that content")).toBeVisible();
});

test("an investor relations user sees only the menus that the role may use", async ({
  investorRelations: { page },
}) => {
  const failures = failuresIn(page);
  expect(await menuItems(page)).toEqual(["Home", "Inquiries", "Settings"]);
  await menuOf(page).getByRole("link", { name: "Inquiries" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All inquiries" })).toBeVisible();
  await menuOf(page).getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Irene Relations" })).toBeVisible();
  expect(failures).toEqual([]);
});
