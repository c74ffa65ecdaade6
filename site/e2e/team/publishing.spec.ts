import { expect } from "@playwright/test";
import { eventually } from "../../testing/inbox.ts";
import { newPicture } from "./panel.ts";
import { test } from "./team-stack.ts";

const minuteMs = 60_000;

test("an editor publishes, renames, schedules, previews and unpublishes; visitors see each change at once", async ({
  editor: panel,
  restoreAfterTest,
  team: { htmlOf, restartCms, visit },
}) => {
  test.setTimeout(6 * minuteMs);
  const shows = async (path: string, text: string) => (await htmlOf(path)).includes(text);

  await test.step("the editor changes a project's progress", async () => {
    await restoreAfterTest("collection-types/api::project-card.project-card", "Bluestem Reserve");
    await panel.openProject("Bluestem Reserve");
    await panel.field("Percent funded").fill("93");
    await panel.click(/^Date them/);
    await panel.click("Leave it as it is");
    await panel.publish();
    await eventually("the new progress", () => shows("/", "93%"));
  });

  await test.step("the editor publishes a post with a picture", async () => {
    await panel.newPost({
      text: "## Why\nPeople who sit outside meet.",
      title: "A porch for everybody",
    });
    await panel.addPicture(newPicture("porch.png"), "A porch in May");
    await panel.publish();
    await eventually("the post", () => shows("/blog/a-porch-for-everybody", "People who sit outside"));
    await expect.poll(() => shows("/blogs", "A porch for everybody")).toBe(true);
    await eventually("its picture", () => shows("/blog/a-porch-for-everybody", "/files/"));
  });

  await test.step("the editor changes the post's address after a restart of the content service", async () => {
    await restartCms();
    await panel.openPost("A porch for everybody");
    await panel.field("Address").fill("everybody-s-porch");
    await panel.publish();
    await eventually("the new address", async () => (await visit("/blog/everybody-s-porch")).ok);
    const oldUrlResponse = await visit("/blog/a-porch-for-everybody");
    expect([oldUrlResponse.status, oldUrlResponse.headers.get("location")]).toEqual([
      301,
      "/blog/everybody-s-porch",
    ]);
  });

  const publishAt = new Date(Math.ceil((Date.now() + 20_000) / minuteMs) * minuteMs);
  await test.step("the editor schedules another post", async () => {
    await panel.newPost({ text: "Not before its time.", title: "Later today" });
    await panel.scheduleAt(publishAt);
    await panel.save();
    expect((await visit("/blog/later-today")).status).toBe(302);
  });

  await test.step("the editor previews a draft that visitors do not see, and leaves the preview", async () => {
    await panel.openPost("A porch for everybody");
    await panel.field("Title").fill("A porch for nearly everybody");
    await panel.save();
    const preview = await panel.preview();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText("A porch for nearly everybody");
    await expect(preview.getByRole("region", { name: "Preview" })).toContainText("Visitors do not see this");
    expect(await shows("/blog/everybody-s-porch", "nearly everybody")).toBe(false);

    await preview.getByRole("button", { name: "Leave preview" }).click();
    await expect(panel.page.getByRole("heading", { level: 1 })).toHaveText("A porch for everybody");
    await expect(panel.page.getByRole("region", { name: "Preview" })).toBeHidden();
  });

  await test.step("an unpublished post disappears at once, also from the list and the search", async () => {
    await panel.openPost("A porch for nearly everybody");
    await panel.unpublish();
    await eventually("the removal", async () => (await visit("/blog/everybody-s-porch")).status === 302);
    // A page may briefly serve its previous version during rendering.
    await expect.poll(() => shows("/blogs", "A porch for everybody")).toBe(false);
    expect(await shows("/search?q=porch", "A porch for everybody")).toBe(false);
  });

  await test.step("the scheduled post appears at its minute", async () => {
    const waitMs = publishAt.getTime() - Date.now();
    if (waitMs > 0) {
      expect((await visit("/blog/later-today")).status).toBe(302);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    await eventually("the scheduled post", async () => (await visit("/blog/later-today")).ok);
  });
});
