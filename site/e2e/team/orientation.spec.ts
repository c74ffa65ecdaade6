import { type Browser, expect, type Page, test } from "@playwright/test";
import { credentials } from "../../../cms/testing/running-cms.mjs";
import { type Credentials, invite, logIn } from "../../../cms/tests/panel.ts";
import { Panel } from "./panel.ts";
import { type PublishingStack, startPublishingStack } from "./publishing-stack.ts";

const liveWithinMs = 10_000;

let stack: PublishingStack;
// One worker, so that one content service is enough.
test.describe.configure({ mode: "default" });
test.setTimeout(180_000);

test.beforeAll(async () => {
  stack = await startPublishingStack();
});
test.afterAll(() => stack?.stop());

interface Visitor {
  page: Page;
  panel: Panel;
  /** Responses of the content service with status 400 or higher. */
  failures: string[];
}

async function loggedIn(browser: Browser, person: Credentials): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { height: 900, width: 1280 } });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    // The panel requests Strapi's paid AI, which is not installed.
    if (response.status() >= 400 && !pathname.includes("/ai-"))
      failures.push(`${response.status()} ${pathname}`);
  });
  const panel = new Panel(stack.cms, page);
  await panel.logIn(person);
  return { failures, page, panel };
}

const people = async (): Promise<string[]> => {
  const html = await (await fetch(`${stack.site.url}/about`)).text();
  const names = ["Avery Reed", "Morgan Lind", "Jordan Hale", "Paula Prairie"];
  return names
    .filter((name) => html.includes(`>${name}<`))
    .toSorted((one, other) => html.indexOf(`>${one}<`) - html.indexOf(`>${other}<`));
};

const content = (page: Page, uid: string) =>
  page.goto(`${stack.cms.url}/admin/content-manager/collection-types/${uid}`);

test("the login screen and the first page do not name the software", async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto(`${stack.cms.url}/admin`);
  await expect(page.getByRole("heading", { name: "Your site" })).toBeVisible();
  await expect(page.getByText(/strapi/i)).toHaveCount(0);
  await page.close();
  const { page: first } = await loggedIn(browser, stack.editor);
  await expect(first.getByText("Your site").first()).toBeVisible();
  await expect(first.getByText(/strapi/i)).toHaveCount(0);
});

test("an editor's menus contain what an editor may use", async ({ browser }) => {
  const { failures, page, panel } = await loggedIn(browser, stack.editor);
  const menu = page.getByRole("navigation").first();
  expect(await menu.getByRole("link").evaluateAll((links) => links.map((link) => link.ariaLabel))).toEqual([
    "Home",
    "Content",
    "Media Library",
    "Before you go live",
    "Trash",
    "Settings",
  ]);

  await menu.getByRole("link", { name: "Content" }).click();
  await page.getByRole("link", { name: "About: people, pictures, partners" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "About: people" })).toBeVisible();
  await expect(page.getByRole("link", { name: "See it on the site" })).toHaveAttribute(
    "href",
    `${stack.site.url}/about`,
  );

  await menu.getByRole("link", { name: "Media Library" }).click();
  await expect(page.getByRole("navigation", { name: "Media library folders" })).toBeVisible();
  await menu.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edith Editor" })).toBeVisible();
  await expect(page.getByText("See all pricing plans")).toHaveCount(0);
  // Versions of a legal text are records, so no save reminder appears.
  await panel.openEntry("api::legal-text.legal-text", "Privacy policy");
  await expect(page.getByText(/^The newest version of each text is in effect\./)).toBeVisible();
  await expect(page.getByText(/ask an editor/)).toHaveCount(0);
  expect(failures).toEqual([]);
});

test("the menus of investor relations contain what they may use", async ({ browser }) => {
  const { failures, page } = await loggedIn(browser, stack.investorRelations);
  const menu = page.getByRole("navigation").first();
  expect(await menu.getByRole("link").evaluateAll((links) => links.map((link) => link.ariaLabel))).toEqual([
    "Home",
    "Content",
    "Inquiries",
    "Settings",
  ]);
  await menu.getByRole("link", { name: "Inquiries" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "All inquiries" })).toBeVisible();
  await menu.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  expect(failures).toEqual([]);
});

test("an author sees only actions allowed to authors, and who publishes", async ({ browser }) => {
  const owner = await logIn(stack.cms, credentials);
  const author = await invite(stack.cms, owner, "Author", ["Arthur", "Author"]);
  const { failures, page, panel } = await loggedIn(browser, author);
  await page.getByRole("navigation").first().getByRole("link", { name: "Content" }).click();
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
  await expect(page.getByText("Save your draft, then ask an editor")).toBeVisible();
  expect(failures).toEqual([]);
});

test("a new person is last on the site; dragging and publishing changes the order", async ({ browser }) => {
  const { page, panel } = await loggedIn(browser, stack.editor);
  await panel.openAbout();
  await panel.addItem(0);
  await panel.field("Name").fill("Paula Prairie");
  await panel.field("Role").fill("Architect");
  await panel.publish();
  await expect.poll(people, { timeout: liveWithinMs }).toHaveLength(4);
  const before = await people();
  expect(before.at(-1)).toBe("Paula Prairie");

  await panel.openAbout();
  const handles = page.getByRole("button", { exact: true, name: "Drag" });
  await handles.nth(3).focus();
  await page.keyboard.press("Space");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Space");
  await panel.publish();
  await expect.poll(people, { timeout: liveWithinMs }).toEqual(["Paula Prairie", ...before.slice(0, 3)]);
});

test("inconsistent figures of a project are refused, and one click corrects them", async ({ browser }) => {
  const { page, panel } = await loggedIn(browser, stack.editor);
  await content(page, "api::project-card.project-card");
  await expect(page.getByRole("link", { exact: true, name: "Bluestem Reserve" })).toHaveCount(1);
  await panel.openProject("Bluestem Reserve");
  const percent = page.getByLabel("Percent funded").first();
  await percent.fill("100");
  const says = (text: string) => expect(page.getByText(text).first()).toBeVisible();
  await says("Home and portfolio: 100% is funded, but $300k remains.");
  await page.getByRole("button", { exact: true, name: "Publish" }).click();
  await says("Correct these fields first");
  await expect(percent).toHaveValue("100");
  const remaining = page.getByRole("textbox", { name: "Remaining amount" });
  await panel.press("Set to fully funded");
  await expect(remaining.first()).toHaveValue("$0");
  await panel.press(/^Date them/);
  await says("Jefferson page still says 90% funded, $100k remaining, as of November 15, 2026.");
  await panel.press("Update the other page too");
  await expect(remaining.last()).toHaveValue("$0");
  await expect(page.getByText("Figures that do not fit")).toHaveCount(0);
  await panel.publish();
  const shows = async (address: string, text: string) =>
    (await (await fetch(`${stack.site.url}${address}`)).text()).replaceAll("<!-- -->", "").includes(text);
  for (const address of ["/", "/jefferson-reserve-phase-2"]) {
    await expect.poll(() => shows(address, "$100k"), { timeout: liveWithinMs }).toBe(false);
    await expect.poll(() => shows(address, "Full Funded"), { timeout: liveWithinMs }).toBe(true);
  }
});

test("a redirect must lead to an existing page", async ({ browser }) => {
  const { page, panel } = await loggedIn(browser, stack.editor);
  await content(page, "api::redirect.redirect/create");
  await panel.field("Old address").fill("/fund");
  await panel.field("Leads to").fill("/nowhere");
  await page.getByRole("button", { exact: true, name: "Publish" }).click();
  await expect(page.getByText("There is no page at /nowhere.").first()).toBeVisible();
  expect((await fetch(`${stack.site.url}/fund`, { redirect: "manual" })).status).toBe(302);
  await panel.field("Leads to").fill("/contact");
  await panel.publish();
  await expect
    .poll(
      async () => (await fetch(`${stack.site.url}/fund`, { redirect: "manual" })).headers.get("location"),
      {
        timeout: liveWithinMs,
      },
    )
    .toBe("/contact");
});
