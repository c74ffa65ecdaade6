import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { eventually } from "../../testing/inbox.ts";
import { newPicture } from "./panel.ts";
import { aboutPage, test } from "./team-stack.ts";

const minuteMs = 60_000;

test("a post with headings, a table, a picture, a video and a footnote is written in the editor and shown on its page", async ({
  editor: panel,
  team,
}) => {
  const { page } = panel;
  const tool = (name: string) => page.getByRole("button", { exact: true, name });
  const dialog = page.getByRole("dialog");
  await panel.newPost({ text: "We sat outside, and ", title: "Porches, counted" });

  await tool("Bold").click();
  await page.keyboard.type("everybody");
  await tool("Bold").click();
  await page.keyboard.type(" came.\n");
  await tool("Heading").click();
  await page.keyboard.type("What we counted\n");
  await tool("Table").click();
  for (const cell of ["Day", "People", "Chairs", "Friday", "12"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("9");

  await tool("Picture").click();
  await dialog.locator('input[type="file"]').setInputFiles(newPicture("porch.png"));
  await tool("Add picture").click();
  await expect(dialog.getByRole("alert")).toHaveText(/^Describe the picture/);
  await dialog.getByLabel("Describe the picture").fill("A porch at dusk");
  await dialog.getByLabel("Caption").fill("Lot 14, June");
  await tool("Add picture").click();
  await expect(dialog).toBeHidden();
  await page.keyboard.type("More below.\n");

  // A link to YouTube in a paragraph of its own is a video on the page.
  await page.keyboard.type("A walk around the porch");
  await page.keyboard.press("Shift+Home");
  await tool("Link").click();
  await dialog.getByLabel("Address").fill("the porch");
  await tool("Set link").click();
  await expect(dialog.getByRole("alert")).toHaveText(/^Enter a full web address/);
  await dialog.getByLabel("Address").fill("www.youtube.com/watch?v=jNQXAC9IVRw&t=3s");
  await tool("Set link").click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Nobody left early.");
  await tool("Footnote").click();
  await page.keyboard.type("Counted twice.");
  await panel.publish();

  const site = await page.context().newPage();
  // The picture may arrive after the text.
  await eventually("the post on the site", async () =>
    (await team.htmlOf("/blog/porches-counted")).includes('alt="A porch at dusk"'),
  );
  await site.goto(`${team.site.url}/blog/porches-counted`);
  const text = site.locator("main");
  await expect(text.getByRole("heading", { level: 2, name: "What we counted" })).toBeVisible();
  await expect(text.locator("strong", { hasText: "everybody" })).toBeVisible();
  await expect(text.getByRole("row").first()).toHaveText(/Day\s*People\s*Chairs/);
  await expect(text.getByRole("row").nth(1)).toHaveText(/Friday\s*12\s*9/);
  const figure = text.getByRole("figure");
  await expect(figure.getByRole("img", { name: "A porch at dusk" })).toBeVisible();
  await expect(figure).toContainText("Lot 14, June");
  // A link that the app turns into a button.
  await expect(text.locator("a[data-youtube=jNQXAC9IVRw]")).toContainText("Play: A walk around the porch");
  await expect(text).toContainText("Counted twice.");
});

test("a schedule needs a complete date and time, which the form and the list then show", async ({
  editor: panel,
}) => {
  const { page } = panel;
  await panel.newPost({ text: "Not before.", title: "In good time" });
  await panel.publishAt.click();
  await page.keyboard.type("11");
  await panel.clickSave();
  await expect(page.getByText("Choose a day and a time.").first()).toBeVisible();

  await panel.scheduleAt(new Date(Date.now() + 60 * minuteMs));
  await expect(page.getByRole("button", { exact: true, name: "Publish" })).toBeDisabled();
  await panel.clickSave();
  await expect(page.getByRole("button", { exact: true, name: "Scheduled" })).toBeDisabled();
  const schedule = page.getByText(/^Scheduled for \w+ \d+, \d+:\d\d [AP]M C[DS]T$/);
  const scheduleText = (await schedule.textContent()) ?? "";
  await expect(page.getByText("To cancel, clear “Publish at” and save.")).toBeVisible();
  await panel.listPosts();
  await expect(page.getByRole("row").filter({ hasText: "In good time" })).toContainText(scheduleText);
});

test("a publication date is in the team's time zone", async ({ editor: panel, team }) => {
  const { page } = panel;
  await panel.newPost({ text: "Long ago.", title: "An older text" });
  const date = page.getByLabel("Publication date");
  await date.fill("2019-05-01T23:30");
  await panel.save();
  const { data } = (await team.ownerCalls("GET", panel.postRoute)).json<{
    data: { publicationDate: string };
  }>();
  expect(data.publicationDate).toBe("2019-05-02T04:30:00.000Z");
  await expect(date).toHaveValue("2019-05-01T23:30");
  await expect(page.getByText(/real date\. In Central Time\.$/)).toBeVisible();
  await panel.listPosts();
  await expect(page.getByRole("row").filter({ hasText: "An older text" })).toContainText("May 1, 2019");
});

test("a refused publish scrolls to the first field to correct", async ({
  editor: panel,
  restoreAfterTest,
}) => {
  await restoreAfterTest(aboutPage);
  const { page } = panel;
  await panel.openAbout();
  await panel.addItem(1);
  await panel.field("Who speaks").fill("Somebody speaks");
  await panel.field("Video address").fill("https://vimeo.com/12345");
  await panel.clickSave();
  await expect(page.getByText("Check how this is written.")).toBeVisible();
  await panel.field("Video address").fill("https://www.youtube.com/watch?v=jNQXAC9IVRw&t=3s");
  await panel.save();
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { exact: true, name: "Publish" }).click();
  await expect(page.getByText("This value is required.").first()).toBeInViewport();
  // Closes the list's last item.
  await page.getByRole("button", { name: "Somebody speaks" }).click();
  await expect(page.getByText("This value is required.")).toHaveCount(0);
  await page.getByRole("button", { exact: true, name: "Publish" }).click();
  await expect(page.getByText("This value is required.").first()).toBeInViewport();
});

test("an episode's duration is measured from its recording, and the episode gets a number", async ({
  editor: panel,
}) => {
  const { page } = panel;
  const name = "the-tree-in-the-courtyard.mp3";
  const folder = path.join(import.meta.dirname, "../../../samples/content/podcast");
  await panel.newEntry("api::podcast-episode.podcast-episode");
  await panel.field("Title").fill("A second tree");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload a file" }).click();
  const buffer = readFileSync(path.join(folder, name));
  await (await chooser).setFiles({ buffer, mimeType: "audio/mpeg", name });
  await expect(panel.field("Length in seconds")).toHaveValue("32");
  await panel.save();
  await page.reload();
  await expect(panel.field("Length in seconds")).toHaveValue("32");
  await expect(panel.field("Number")).not.toHaveValue("");
});

test("the menu of a post has no “Edit the model” for an editor; Publish stays in view", async ({
  editor: panel,
}) => {
  const { page } = panel;
  await panel.newPost({ text: "One line.\n\n".repeat(60), title: "A long one" });
  await panel.save();
  await page.getByText("One line.").last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { exact: true, name: "Publish" })).toBeInViewport();
  await page.getByRole("button", { name: "More actions" }).first().click();
  await expect(page.getByRole("menuitem", { name: "Delete entry" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Edit the model" })).toHaveCount(0);
});

test("a list and an entry show a colleague's changes when opened again", async ({ editor: panel, team }) => {
  const { page } = panel;
  await panel.newPost({ text: "The first words.", title: "Seen twice" });
  await panel.save();
  const route = panel.postRoute;
  await panel.openPost("Seen twice");
  await panel.listPosts();
  await expect(page.getByRole("gridcell", { name: "Seen twice" })).toBeVisible();
  await panel.openAbout();
  expect((await team.ownerCalls("PUT", route, { title: "Seen once more" })).status).toBe(200);
  await panel.openPost("Seen once more");
  await expect(panel.field("Title")).toHaveValue("Seen once more");
});

test("a preview says so when it shows the live version", async ({ editor: panel }) => {
  await panel.newPost({ text: "Almost.", title: "Previewed and published" });
  await panel.save();
  const preview = await panel.preview();
  // Without the app, the page misses the message that the panel sends when it publishes.
  await preview.locator("html[data-app=started]").waitFor();
  const bar = preview.getByRole("region", { name: "Preview" });
  await expect(bar).toContainText(/Visitors do not see this\. .+ until \d+:\d\d [AP]M C[DS]T\./);
  await panel.publish();
  await expect(bar).toContainText("This is live now. You are still in preview.");
  await bar.getByRole("button", { name: "See it as visitors do" }).click();
  await expect(panel.page.getByRole("heading", { level: 1 })).toHaveText("Previewed and published");
  await expect(panel.page.getByRole("region", { name: "Preview" })).toBeHidden();
});

test("an author and a category are picked or typed", async ({ editor: panel }) => {
  const { page } = panel;
  await panel.newPost({ text: "Words.", title: "In a category" });
  await panel.field("Category").fill("Rooftop gardens");
  await panel.save();

  await panel.newPost({ text: "Words.", title: "In the same category" });
  await panel.field("Category").click();
  await page.keyboard.type("garden");
  await page.getByRole("option", { name: "Rooftop gardens" }).click();
  await panel.field("Author").click();
  await page.getByRole("option", { name: "Avery Reed" }).click();
  await panel.save();
  await page.reload();
  await expect(panel.field("Category")).toHaveValue("Rooftop gardens");
  await expect(panel.field("Author")).toHaveValue("Avery Reed");
});
