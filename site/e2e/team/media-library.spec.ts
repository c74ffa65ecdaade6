import { expect, type Page, test } from "@playwright/test";
import { startCms } from "../../../cms/testing/running-cms.mjs";
import { credentials, editorOf, posts } from "../../../cms/tests/editor.ts";
import { mediaLibraryOf } from "../../../cms/tests/media-library.ts";
import { Panel } from "./panel.ts";

/** A content service is started for it, and the panel loads much. */
const timeoutMs = 4 * 60_000;

/** What the browser refused because of the panel's policy. */
async function refusalsIn(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refusals.push(message.text());
  });
  await page.exposeFunction("noteRefusal", (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      Reflect.get(window, "noteRefusal")(`${violatedDirective}: ${blockedURI}`);
    });
  });
  return refusals;
}

test("the panel works under its policy", async ({ page }) => {
  test.setTimeout(timeoutMs);
  const cms = await startCms({ withEditor: true });
  try {
    const editor = await editorOf(cms);
    const { id } = await (await mediaLibraryOf(cms)).upload("barn.png");
    const { documentId } = await editor.create(posts, { title: "The barn", slug: "barn", image: id });
    await editor.publish(posts, documentId);
    const refusals = await refusalsIn(page);
    const panel = new Panel(cms, page);
    await panel.logIn(credentials);

    await page.goto(`${cms.url}/admin/content-manager/collection-types/${posts}`);
    await page.getByRole("gridcell", { name: "The barn" }).first().click();
    await expect(panel.field("Title")).not.toHaveValue("");
    await expect(page.locator(".CodeMirror")).toBeVisible();

    await page.goto(`${cms.url}/admin/plugins/upload?page=1&pageSize=100&sort=name:ASC`);
    const picture = page.getByRole("img").first();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
      .toBeGreaterThan(0);

    expect(refusals).toEqual([]);
  } finally {
    await cms.stop();
  }
});
