import { expect, type Page, test } from "@playwright/test";
import { type RunningCms, startCms } from "../../../cms/testing/running-cms.mjs";
import { credentials, editorOf, posts } from "../../../cms/tests/editor.ts";
import { mediaLibraryOf } from "../../../cms/tests/media-library.ts";
import { Panel } from "./panel.ts";

/** Includes starting a content service, whose panel loads many files. */
const timeoutMs = 4 * 60_000;

/** Collects CSP violations and script errors, except for `unsafe-eval`, which Strapi's form library probes for. */
async function refusalsIn(page: Page): Promise<string[]> {
  const refusals: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) refusals.push(message.text());
  });
  page.on("pageerror", ({ message }) => refusals.push(message));
  await page.exposeFunction("noteRefusal", (refusal: string) => refusals.push(refusal));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      if (blockedURI !== "eval") Reflect.get(window, "noteRefusal")(`${violatedDirective}: ${blockedURI}`);
    });
  });
  return refusals;
}

// Read-only tests, which share a content service with a used picture.
test.describe.configure({ mode: "default", timeout: timeoutMs });

let cms: RunningCms;
let pictureUrl: string;

test.beforeAll(async () => {
  cms = await startCms({ withEditor: true });
  const editor = await editorOf(cms);
  const { id, url } = await (await mediaLibraryOf(cms)).upload("barn.png");
  const { documentId } = await editor.create(posts, { title: "The barn", slug: "barn", image: id });
  await editor.publish(posts, documentId);
  pictureUrl = url;
});

test.afterAll(() => cms?.stop());

test("the panel works under its security policy", async ({ page }) => {
  const refusals = await refusalsIn(page);
  const panel = new Panel(cms, page);
  await panel.logIn(credentials);

  await page.goto(`${cms.url}/admin/content-manager/collection-types/${posts}`);
  await page.getByRole("gridcell", { name: "The barn" }).first().click();
  await expect(panel.field("Title")).not.toHaveValue("");
  await expect(panel.text).toBeVisible();

  await page.goto(`${cms.url}/admin/plugins/upload?page=1&pageSize=100&sort=name:ASC`);
  const picture = page.getByRole("img").first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);

  expect(refusals).toEqual([]);
});

test("a picture in use cannot be deleted, and the panel names where it is used", async ({ page }) => {
  const panel = new Panel(cms, page);
  await panel.logIn(credentials);

  await page.goto(`${cms.url}/admin/plugins/upload?page=1&pageSize=100&sort=name:ASC`);
  await page.getByRole("button", { name: "More actions" }).first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Confirm|Delete/ })
    .click();

  await expect(
    page.getByText(/“barn\.png” is used on the website by .*“The barn” in Posts\. Remove it there/).first(),
  ).toBeVisible();
  expect((await fetch(`${cms.url}${pictureUrl}`)).status).toBe(200);
});
