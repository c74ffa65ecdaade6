import { started } from "./stack/navigation.ts";
import { runningStack } from "./stack/running-stack.ts";
import { expect, test } from "./stack/test.ts";

test("a browser tells how fast a page was when it is left, and nothing about its visitor", async ({
  page,
}) => {
  const reports: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/vitals") reports.push(request.postData() ?? "");
  });
  await page.goto("/about?utm_source=letter");
  await started(page);
  await page.getByRole("heading", { level: 1 }).click();
  await page.goto("/privacy-policy");
  await expect.poll(() => reports.length).toBe(1);
  const report: unknown = JSON.parse(reports[0] ?? "");
  expect(report).toMatchObject({ page: "/about", LCP: expect.any(Number), CLS: expect.any(Number) });
  expect(Object.keys(Object(report)).sort()).toEqual(
    expect.arrayContaining(["CLS", "LCP", "connection", "page"]),
  );
  expect(JSON.stringify(report)).not.toContain("letter");
  expect(await page.context().cookies()).toEqual([]);
  const { siteUrl, token } = runningStack();
  const known = await fetch(`${siteUrl}/readyz`, { headers: { authorization: `Bearer ${token}` } });
  const { vitals } = await known.json();
  expect(vitals).toContainEqual(expect.objectContaining({ page: "/about", connection: "4g" }));
});
