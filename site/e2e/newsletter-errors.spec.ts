import { startSite } from "../testing/running-site.ts";
import { startStubServer } from "../testing/stub-server.ts";
import { openAndWaitForApp } from "./stack/navigation.ts";
import { expect, test } from "./stack/test.ts";

const noPosts = JSON.stringify({ data: [], meta: { pagination: { pageCount: 1 } } });
const notFound = JSON.stringify({ error: { message: "Not Found" } });

test("a newsletter list that is not JSON is only logged; a status other than 200 also shows the toast", async ({
  page,
}) => {
  let newsletters = { body: "<h1>no JSON</h1>", status: 200 };
  const service = await startStubServer((url) => {
    if (url.includes("newsletters")) return newsletters;
    return url.includes("mail-box-money-blogs") ? { body: noPosts } : { body: notFound, status: 404 };
  });
  const site = await startSite({
    env: { CONTENT_API_URL: service.apiUrl, CONTENT_API_TOKEN: "t".repeat(40) },
  });
  const expectLogged = (reason: RegExp) =>
    expect
      .poll(() => site.logs().split("\n"))
      .toContainEqual(expect.stringMatching(new RegExp(`"event":"content.unreadable".*${reason.source}`)));

  await expectLogged(/newsletters with a body that is not JSON/);
  await openAndWaitForApp(page, `${site.url}/newsletter`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // A client-side navigation proves that the page's script has run; a toast would stay visible over it.
  await page.evaluate(() => Reflect.set(window, "hasNotReloaded", true));
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(`${site.url}/about`);
  expect(await page.evaluate(() => Reflect.get(window, "hasNotReloaded"))).toBe(true);
  // Check at once: a waiting assertion would wait for the toast to close.
  const toast = page.getByText("newsletter could not be found");
  expect(await toast.count()).toBe(0);

  newsletters = { body: '{"error":{"message":"Forbidden"}}', status: 403 };
  await expectLogged(/newsletters: Forbidden/);
  await page.goto(`${site.url}/newsletter`);
  await expect(toast).toBeVisible();
  // Closes the page first, because a request that fails after the stop would be a console error.
  await page.close();
  await site.stop();
  await service.stop();
});
