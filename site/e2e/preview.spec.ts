import { previewToken } from "../testing/preview-token.ts";
import { examplePath, examplePreview } from "./stack/example-page.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, expectAccessible, test } from "./stack/test.ts";

test.use({ reducedMotion: "reduce" });

/** Returns the preview link of the draft of the seeded questions, which equals their published version. */
async function linkToDraft(shownAt: string): Promise<string> {
  const { apiUrl, token } = runningStack();
  const response = await fetch(`${apiUrl}/investor-page`);
  const { data } = await response.json();
  const exp = Math.floor(Date.now() / 1000) + 1_800;
  const claims = { documentId: data.documentId, exp, path: shownAt, type: "investor-page" };
  return `/preview?token=${previewToken(claims, token)}`;
}

test("a preview is marked on each page, continues from page to page, and ends with its button", async ({
  page,
}) => {
  const bar = page.getByRole("region", { name: "Preview" });
  await page.goto(`/preview?token=${await examplePreview()}`);
  await expect(page).toHaveURL(examplePath);
  await expect(bar).toContainText("Preview of a draft. Visitors do not see this.");
  await expect(bar.getByRole("button", { name: "Leave preview" })).toBeVisible();

  await page.goto(await linkToDraft("/investor"));
  await expect(page).toHaveURL("/investor");
  await expect(bar).toContainText("This is live now. You are still in preview.");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("contentinfo").getByRole("link", { name: "Podcast" }).click();
  await expect(page).toHaveURL("/podcast");
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();

  await bar.getByRole("button", { name: "See it as visitors do" }).click();
  await expect(page).toHaveURL("/investor");
  await expect(bar).toBeHidden();
});
