import { expect } from "@playwright/test";
import { Panel } from "./panel.ts";
import { test as base } from "./team-stack.ts";

/** Gives each of two people a tab of the panel that offers to restore unsaved text. */
const test = base.extend<{ readonly edith: Panel; readonly olivia: Panel }>({
  edith: async ({ editor }, use) => {
    const panel = await editor.newTab({ discardsUnsaved: false });
    await use(panel);
    await panel.page.close();
  },
  olivia: async ({ owner }, use) => {
    const panel = await owner.newTab({ discardsUnsaved: false });
    await use(panel);
    await panel.page.close();
  },
});

const conflictDialog = ({ page }: Panel) => page.getByRole("dialog", { name: "Two versions of this entry" });
const hourAgo = () => new Date(Date.now() - 3_600_000);

test("a refused save, a reload and a later visit keep the typed text", async ({ edith }) => {
  const { page } = edith;
  await edith.newPost({ text: "The first words.", title: "Nothing lost" });
  await edith.save();
  await edith.field("Title").fill("Nothing lost, typed");
  await edith.text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" And more.");
  await edith.scheduleAt(hourAgo());
  await edith.clickSave();
  await expect(page.getByText(/That time has passed/).first()).toBeVisible();
  // Strapi reloads the entry after a refused save.
  await page.waitForTimeout(2_000);
  await expect(edith.field("Title")).toHaveValue("Nothing lost, typed");
  await expect(edith.text).toHaveText("The first words. And more.");

  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  const offer = page.getByRole("alertdialog", { name: /^You have unsaved changes from \w+ \d/ });
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(edith.field("Title")).toHaveValue("Nothing lost, typed");
  await expect(edith.text).toHaveText("The first words. And more.");
  await edith.publishAt.fill("");
  await edith.save();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.reload();
  await expect(edith.field("Title")).toHaveValue("Nothing lost, typed");
  await expect(offer).toBeHidden();
});

test("a lost session keeps the typed text, says so, and offers it after the next log-in", async ({
  browser,
  team,
}) => {
  const context = await browser.newContext();
  const panel = new Panel(team.cms, await context.newPage(), { discardsUnsaved: false });
  const { page } = panel;
  await panel.logIn(team.accounts.editor);
  await panel.newPost({ text: "Words.", title: "Logged out meanwhile" });
  await panel.save();
  await panel.field("Summary").fill("Typed before the session ended");
  const error = {
    status: 401,
    name: "UnauthorizedError",
    message: "Missing or invalid credentials",
    details: {},
  };
  const refused = /\/(?:content-manager|admin\/access-token)/;
  await page.route(
    ({ pathname }) => refused.test(pathname) && !pathname.startsWith("/admin/content-manager"),
    (route) => route.fulfill({ status: 401, json: { data: null, error } }),
  );
  await panel.clickSave();
  await expect(page.getByText(/^You were logged out\. This browser keeps what you typed/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  await page.unrouteAll();
  await panel.logIn(team.accounts.editor);
  await panel.openPost("Logged out meanwhile");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(panel.field("Summary")).toHaveValue("Typed before the session ended");
  await context.close();
});

test("refused page copy stays in its form", async ({ olivia }) => {
  const { page } = olivia;
  await olivia.openPageCopy("Home", "What we are");
  const introduction = page.getByRole("textbox", { name: "Introduction" });
  await introduction.fill("Without its brand.");
  await olivia.clickSave();
  await expect(page.getByText(/Keep \{brand\}/).first()).toBeVisible();
  // Strapi reloads the entry after a refused save.
  await page.waitForTimeout(2_000);
  await expect(introduction).toHaveValue("Without its brand.");
  await page.getByRole("button", { name: "Restore the default" }).first().click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
});

/** Label of the field that both people change, and how they open the entry. */
const cases = [
  { kind: "a post", label: "Summary", openIn: (panel: Panel) => panel.openPost("Seen by two") },
  {
    kind: "a page's copy",
    label: "Caption",
    openIn: (panel: Panel) => panel.openPageCopy("About", "Banner"),
  },
];

for (const { kind, label, openIn } of cases) {
  test(`two people who change ${kind} see both texts and choose one`, async ({
    edith,
    restoreAfterTest,
    olivia,
  }) => {
    if (kind === "a post") {
      await edith.newPost({ text: "Words.", title: "Seen by two" });
      await edith.save();
    } else await restoreAfterTest("collection-types/api::page-text.page-text", "About");
    await openIn(edith);
    await openIn(olivia);
    const field = (panel: Panel) => panel.page.getByRole("textbox", { name: label }).first();
    await field(olivia).fill("By the owner");
    await olivia.save();
    await field(edith).fill("By Edith");
    await edith.clickSave();
    await expect(
      edith.page.getByText(/changed this on \w+day, .+ What you typed is kept/).first(),
    ).toBeVisible();
    const dialog = conflictDialog(edith);
    await expect(dialog).toContainText("saved this entry on");
    await expect(dialog.getByText("By Edith")).toBeVisible();
    await expect(dialog.getByText("By the owner")).toBeVisible();
    await dialog.getByRole("button", { name: "Use theirs" }).click();
    await expect(field(edith)).toHaveValue("By the owner");
    if (kind !== "a post") return;

    await edith.page.getByRole("button", { name: "Open history" }).click();
    const history = edith.page.getByRole("dialog", { name: "History" });
    await expect(history.getByRole("button", { name: /^Not saved/ })).toBeVisible();
    await expect(history.getByText("By Edith", { exact: true })).toBeVisible();
    await history.getByRole("button", { name: "Restore this version as a draft" }).click();
    await expect(edith.page.getByText(/is back as a draft/)).toBeVisible();
    await expect(field(edith)).toHaveValue("By Edith");
  });
}

test("a deleted entry comes back with Undo, or from the trash on a phone", async ({ edith, team }) => {
  const { page } = edith;
  await edith.newPost({ text: "Here to stay.", title: "Deleted by mistake" });
  await edith.publish();
  await expect(page).not.toHaveURL(/\/create/);
  const remove = async () => {
    await page.getByRole("button", { exact: true, name: "More actions" }).click();
    await page.getByRole("menuitem", { name: "Delete entry" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete “Deleted by mistake”?" });
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("“Deleted by mistake”", { exact: true })).toBeVisible();
    await expect(page.getByText("Not Found")).toHaveCount(0);
  };
  await remove();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.", { exact: true })).toBeVisible();
  expect((await team.visit("/blog/deleted-by-mistake")).status).toBe(200);

  await edith.openPost("Deleted by mistake");
  await remove();
  await page.setViewportSize({ height: 844, width: 390 });
  await edith.go("/trash");
  await expect(page.getByRole("heading", { name: "Deleted by mistake" })).toBeVisible();
  await page.getByRole("button", { name: "Restore Deleted by mistake" }).click();
  await expect(page.getByText("“Deleted by mistake” is back in “Posts” as a draft.")).toBeVisible();

  // The link of the open page closes the menu.
  const menu = page.getByRole("button", { exact: true, name: "Menu" });
  await menu.click();
  await page.locator("#burger-menu").getByRole("link", { name: "Trash" }).click();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});
