import { startAnsweringServer } from "../testing/answering-server.ts";
import { eventually } from "../testing/inbox.ts";
import { startSite } from "../testing/running-site.ts";
import { expect, test } from "./stack/test.ts";

const noPosts = JSON.stringify({ data: [], meta: { pagination: { pageCount: 1 } } });
const notHere = JSON.stringify({ error: { message: "Not Found" } });

/** A site whose content service has never given newsletters, and answers for them with `newsletters`. */
async function siteWith(newsletters: { body: string; status: number }) {
  const service = await startAnsweringServer((asked) => {
    if (asked.includes("newsletters")) return newsletters;
    return asked.includes("mail-box-money-blogs") ? { body: noPosts } : { body: notHere, status: 404 };
  });
  const site = await startSite({
    env: { CONTENT_API_URL: service.apiUrl, CONTENT_API_TOKEN: "t".repeat(40) },
  });
  await eventually("a first look at the content service", async () =>
    site.logs().includes("content.unreadable"),
  );
  return {
    site,
    async stop() {
      await site.stop();
      await service.stop();
    },
  };
}

test("a newsletter list with another status than 200 shows the toast", async ({ page }) => {
  const { site, stop } = await siteWith({ body: '{"error":{"message":"Forbidden"}}', status: 403 });
  await page.goto(`${site.url}/newsletter`);
  await expect(page.getByText("newsletter could not be found")).toBeVisible();
  await expect(page.getByText("newsletter could not be found")).toBeHidden({ timeout: 8_000 });
  await stop();
});

test("a newsletter list that gives no answer is only logged", async ({ page }) => {
  const { site, stop } = await siteWith({ body: "<h1>no JSON</h1>", status: 200 });
  await page.goto(`${site.url}/newsletter`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  await expect(page.getByText("newsletter could not be found")).toHaveCount(0);
  await stop();
});
