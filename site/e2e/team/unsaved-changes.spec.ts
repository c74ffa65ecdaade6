import { expect } from "@playwright/test";
import type { Panel } from "./panel.ts";
import { test as base } from "./team-stack.ts";

/** Opens tabs of the panel that show the offer to restore unsaved text; other tests discard that text. */
const test = base.extend<{ readonly editorTab: Panel; readonly ownerTab: Panel }>({
  editorTab: async ({ editor }, use) => {
    const panel = await editor.newTab({ discardsUnsaved: false });
    await use(panel);
    await panel.page.close();
  },
  ownerTab: async ({ owner }, use) => {
    const panel = await owner.newTab({ discardsUnsaved: false });
    await use(panel);
    await panel.page.close();
  },
});

const conflictDialog = ({ page }: Panel) => page.getByRole("dialog", { name: "Two versions of this entry" });
const hourAgo = () => new Date(Date.now() - 3_600_000);

test("a refused save, a reload and a later visit keep the typed text", async ({ editorTab }) => {
  const { page } = editorTab;
  await editorTab.newPost({ text: "The first words.", title: "Nothing lost" });
  await editorTab.save();
  await editorTab.field("Title").fill("Nothing lost, typed");
  await editorTab.text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" And more.");
  await editorTab.scheduleAt(hourAgo());
  await editorTab.clickSave();
  await expect(page.getByText(/That time has passed/).first()).toBeVisible();
  // Strapi reloads the entry after a refused save.
  await page.waitForTimeout(2_000);
  await expect(editorTab.field("Title")).toHaveValue("Nothing lost, typed");
  await expect(editorTab.text).toHaveText("The first words. And more.");

  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  const offer = page.getByRole("alertdialog", { name: /^You have unsaved changes from \w+ \d/ });
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Restore" }).click();
  await expect(editorTab.field("Title")).toHaveValue("Nothing lost, typed");
  await expect(editorTab.text).toHaveText("The first words. And more.");
  await editorTab.publishAt.fill("");
  await editorTab.save();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.reload();
  await expect(editorTab.field("Title")).toHaveValue("Nothing lost, typed");
  await expect(offer).toBeHidden();
});

test("refused page copy stays in its form", async ({ ownerTab }) => {
  const { page } = ownerTab;
  await ownerTab.openPageCopy("Home", "What we are");
  const introduction = page.getByRole("textbox", { name: "Introduction" });
  await introduction.fill("Without its brand.");
  await ownerTab.clickSave();
  await expect(page.getByText(/Keep \{brand\}/).first()).toBeVisible();
  // Strapi reloads the entry after a refused save.
  await page.waitForTimeout(2_000);
  await expect(introduction).toHaveValue("Without its brand.");
  await page.getByRole("button", { name: "Restore the default" }).first().click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
});

/** Entries that both people open, with the label of the field that they change. */
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
    editorTab,
    restoreAfterTest,
    ownerTab,
  }) => {
    if (kind === "a post") {
      await editorTab.newPost({ text: "Words.", title: "Seen by two" });
      await editorTab.save();
    } else await restoreAfterTest("collection-types/api::page-text.page-text", "About");
    await openIn(editorTab);
    await openIn(ownerTab);
    const field = (panel: Panel) => panel.page.getByRole("textbox", { name: label }).first();
    await field(ownerTab).fill("By the owner");
    await ownerTab.save();
    await field(editorTab).fill("By Edith");
    await editorTab.clickSave();
    await expect(
      editorTab.page.getByText(/changed this on \w+day, .+ What you typed is kept/).first(),
    ).toBeVisible();
    const dialog = conflictDialog(editorTab);
    await expect(dialog).toContainText("saved this entry on");
    await expect(dialog.getByText("By Edith")).toBeVisible();
    await expect(dialog.getByText("By the owner")).toBeVisible();
    await dialog.getByRole("button", { name: "Use theirs" }).click();
    await expect(field(editorTab)).toHaveValue("By the owner");
    if (kind !== "a post") return;

    await editorTab.page.getByRole("button", { name: "Open history" }).click();
    const history = editorTab.page.getByRole("dialog", { name: "History" });
    await expect(history.getByRole("button", { name: /^Not saved/ })).toBeVisible();
    await expect(history.getByText("By Edith", { exact: true })).toBeVisible();
    await history.getByRole("button", { name: "Restore this version as a draft" }).click();
    await expect(editorTab.page.getByText(/is back as a draft/)).toBeVisible();
    await expect(field(editorTab)).toHaveValue("By Edith");
  });
}

test("a deleted entry comes back with Undo, or from the trash on a phone", async ({ editorTab, team }) => {
  const { page } = editorTab;
  await editorTab.newPost({ text: "Here to stay.", title: "Deleted by mistake" });
  await editorTab.publish();
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

  await editorTab.openPost("Deleted by mistake");
  await remove();
  await page.setViewportSize({ height: 844, width: 390 });
  await editorTab.go("/trash");
  await expect(page.getByRole("heading", { name: "Deleted by mistake" })).toBeVisible();
  await page.getByRole("button", { name: "Restore Deleted by mistake" }).click();
  await expect(page.getByText("“Deleted by mistake” is back in “Posts” as a draft.")).toBeVisible();

  // A link to the page that is open also closes the menu.
  const menu = page.getByRole("button", { exact: true, name: "Menu" });
  await menu.click();
  await page.locator("#burger-menu").getByRole("link", { name: "Trash" }).click();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
});
