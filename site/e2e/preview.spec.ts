import type { Page } from "@playwright/test";
import { previewToken } from "../testing/preview-token.ts";
import { stackUrls } from "./stack/running-stack.ts";
import { expect, expectAccessible, expectNoSidewaysScrolling, test } from "./stack/test.ts";

/** Path of the example campaign page, which is a draft. */
const examplePath = "/example-campaign";

/** Opens the preview of a single type's draft, or of the first entry that a collection type returns for `query`. */
async function preview(page: Page, type: string, pagePath: string, query = ""): Promise<void> {
  const { apiUrl, token } = stackUrls();
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await fetch(`${apiUrl}/${type}${query}`, { headers })).json();
  const { documentId } = Array.isArray(data) ? data[0] : data;
  const exp = Math.floor(Date.now() / 1000) + 1_800;
  await page.goto(`/preview?token=${previewToken({ documentId, exp, path: pagePath, type }, token)}`);
  await expect(page).toHaveURL(pagePath);
}

const previewExample = (page: Page) => preview(page, "pages", examplePath, "?status=draft");

test("a preview is marked on each page, continues from page to page, and ends with its button", async ({
  page,
}) => {
  const bar = page.getByRole("region", { name: "Preview" });
  await previewExample(page);
  await expect(bar).toContainText("Preview of a draft. Visitors do not see this.");
  await expect(bar.getByRole("button", { name: "Leave preview" })).toBeVisible();

  // The seeded draft of this entry, the questions of /investor, equals its published version.
  await preview(page, "investor-page", "/investor");
  await expect(bar).toContainText("This is live now. You are still in preview.");
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScrolling(page);

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

test("a campaign page is accessible, fits every width, and repeats no disclaimer", {
  tag: "@slow",
}, async ({ page }) => {
  await previewExample(page);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  }
  const main = page.getByRole("main");
  // One for the figures, one for the classes.
  await expect(main.getByText(/Targets can be missed\./)).toHaveCount(2);
  await expect(main.getByText(/^A status is about funding, not construction\. Amounts as of/)).toBeVisible();
  await expect(main.getByText("For accredited investors only. You can lose")).toHaveCount(0);
});
