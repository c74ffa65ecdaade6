import { readFileSync } from "node:fs";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { editorOf, posts } from "../../../cms/tests/editor.ts";
import { eventually } from "../../testing/inbox.ts";
import { Panel } from "./panel.ts";
import { type PublishingStack, startPublishingStack } from "./publishing-stack.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const picture = {
  buffer: readFileSync(path.join(import.meta.dirname, "../../public/og-default.png")),
  mimeType: "image/png",
  name: "porch.png",
};

interface Workers {
  readonly stack: PublishingStack;
}

const test = base.extend<{ panel: Panel }, Workers>({
  panel: async ({ browser, stack }, use) => {
    const page = await (await browser.newContext({ viewport: { height: 900, width: 1280 } })).newPage();
    const panel = new Panel(stack.cms, page);
    await panel.logIn(stack.editor);
    await use(panel);
    await page.context().close();
  },
  // One for all: none changes what another looks at.
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
    async ({}, use) => {
      const stack = await startPublishingStack({ hints: true });
      await use(stack);
      await stack.stop();
    },
    { scope: "worker", timeout: 4 * minuteMs },
  ],
});

test.describe.configure({ mode: "default", timeout: 4 * minuteMs });

test("a post with headings, a table, a picture and a video is written as its page shows it", async ({
  panel,
  stack,
}) => {
  const { page } = panel;
  const tool = (name: string) => page.getByRole("button", { exact: true, name });
  const dialog = page.getByRole("dialog");
  await panel.newPost({ text: "We sat outside, and ", title: "Porches, counted" });

  await tool("Bold").click();
  await page.keyboard.type("everybody");
  await tool("Bold").click();
  await page.keyboard.type(" came.\n");
  await page.screenshot({ path: "/tmp/writing-1.png" });
  await tool("Heading").click();
  await page.keyboard.type("What we counted\n");
  await tool("Table").click();
  for (const cell of ["Day", "People", "Chairs", "Friday", "12"]) {
    await page.keyboard.type(cell);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("9");
  await page.screenshot({ path: "/tmp/writing-2.png" });

  await tool("Picture").click();
  await dialog.getByRole("button", { name: /click to add an asset/i }).click();
  await dialog
    .getByRole("button", { name: /add (?:new|more) assets/i })
    .first()
    .click();
  await page.locator('input[type="file"]').setInputFiles(picture);
  await page.getByRole("button", { name: /upload 1 asset/i }).click();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(dialog.getByText("Picture added. Now describe it.")).toBeVisible();
  await page.screenshot({ path: "/tmp/writing-3.png" });
  await tool("Add picture").click();
  await expect(dialog.getByRole("alert")).toHaveText(/^Describe the picture/);
  await dialog.getByLabel("Describe the picture").fill("A porch at dusk");
  await dialog.getByLabel("Caption").fill("Lot 14, June");
  await tool("Add picture").click();
  await expect(dialog).toBeHidden();
  await page.keyboard.type("More below.\n");

  await tool("Video").click();
  await dialog.getByLabel("Video address").fill("https://vimeo.com/1");
  await tool("Add video").click();
  await expect(dialog.getByRole("alert")).toHaveText("Paste the whole address of a video on YouTube.");
  await dialog.getByLabel("Video address").fill("https://www.youtube.com/watch?v=jNQXAC9IVRw&t=3s");
  await dialog.getByLabel("Title").fill("A walk around the porch");
  await tool("Add video").click();
  await page.keyboard.type("Nobody left early.");
  await tool("Footnote").click();
  await page.keyboard.type("Counted twice.");
  await page.screenshot({ path: "/tmp/writing-4.png", fullPage: true });
  await panel.publish();

  await page.waitForTimeout(500);
  const site = await page.context().newPage();
  await eventually(
    "the post on the site",
    async () => (await fetch(`${stack.site.url}/blog/porches-counted`)).ok,
  );
  await site.goto(`${stack.site.url}/blog/porches-counted`);
  const text = site.locator("main");
  await expect(text.getByRole("heading", { level: 2, name: "What we counted" })).toBeVisible();
  await expect(text.locator("strong", { hasText: "everybody" })).toBeVisible();
  await expect(text.getByRole("row").first()).toHaveText(/Day\s*People\s*Chairs/);
  await expect(text.getByRole("row").nth(1)).toHaveText(/Friday\s*12\s*9/);
  const figure = text.getByRole("figure");
  await expect(figure.getByRole("img", { name: "A porch at dusk" })).toBeVisible();
  await expect(figure).toContainText("Lot 14, June");
  await expect(text.getByRole("link", { name: /Play: A walk around the porch/ })).toHaveAttribute(
    "data-youtube",
    "jNQXAC9IVRw",
  );
  await expect(text).toContainText("Counted twice.");
  await site.screenshot({ path: "/tmp/writing-5.png", fullPage: true });
});
