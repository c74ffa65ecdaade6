import type { Page } from "@playwright/test";
import { eventually } from "../testing/inbox.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";
import { startStubServer } from "../testing/stub-server.ts";
import { started } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

const noPosts = JSON.stringify({ data: [], meta: { pagination: { pageCount: 1 } } });
const notHere = JSON.stringify({ error: { message: "Not Found" } });

/** Starts a site whose content service always answers `newsletters` with this response. */
async function siteWith(newsletters: { body: string; status: number }) {
  const service = await startStubServer((asked) => {
    if (asked.includes("newsletters")) return newsletters;
    return asked.includes("mail-box-money-blogs") ? { body: noPosts } : { body: notHere, status: 404 };
  });
  const site = await startSite({
    env: { CONTENT_API_URL: service.apiUrl, CONTENT_API_TOKEN: "t".repeat(40) },
  });
  return {
    site,
    /** Closes the page first, because a request that fails after the stop would be a console error. */
    async stop(page: Page) {
      await page.close();
      await site.stop();
      await service.stop();
    },
  };
}

/** Waits until the site has logged this event for this reason. */
function logged(site: RunningSite, event: string, reason: RegExp): Promise<true> {
  return eventually(`${event} in the log`, async () =>
    site
      .logs()
      .split("\n")
      .some((line) => line.includes(`"event":"${event}"`) && reason.test(line)),
  );
}

test("a newsletter list with a status other than 200 shows the toast", async ({ page }) => {
  const { site, stop } = await siteWith({ body: '{"error":{"message":"Forbidden"}}', status: 403 });
  await logged(site, "content.unreadable", /newsletters: Forbidden/);
  await page.goto(`${site.url}/newsletter`);
  await expect(page.getByText("newsletter could not be found")).toBeVisible();
  await stop(page);
});

test("a newsletter list without a response is only logged", { tag: "@slow" }, async ({ page }) => {
  const { site, stop } = await siteWith({ body: "<h1>no JSON</h1>", status: 200 });
  await logged(site, "content.unreadable", /newsletters with a body that is not JSON/);
  await page.goto(`${site.url}/newsletter`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await started(page);
  // After a client-side navigation the page's script has run, and any toast would still be visible.
  await page.evaluate(() => Reflect.set(window, "isStillHere", true));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(`${site.url}/about`);
  expect(await page.evaluate(() => Reflect.get(window, "isStillHere"))).toBe(true);
  // Check at once: a waiting assertion would wait for the toast to close.
  expect(await page.getByText("newsletter could not be found").count()).toBe(0);
  await stop(page);
});
