import { afterAll, beforeAll, expect, it } from "vitest";
import { type ContentService, postEntry, startContentService } from "../../../testing/content-service.ts";
import { eventually } from "../../../testing/inbox.ts";
import { freePort, type RunningSite, startSite } from "../../../testing/running-site.ts";

const posts = "mail-box-money-blogs";

let service: ContentService;
let site: RunningSite;
beforeAll(async () => {
  service = await startContentService();
  for (let number = 1; number <= 3; number += 1) service.put(posts, postEntry(number));
  service.answerWith(posts, 500);
  site = await startSite({ env: { CONTENT_API_URL: service.apiUrl }, port: await freePort() });
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

const ask = (path: string) => fetch(`${site.url}${path}`, { redirect: "manual" });

it("before its posts have been read once, nobody is told that one is gone", async () => {
  for (const path of ["/blog/post-1", "/blogs?page=2", "/blogs?category=markets"]) {
    const response = await ask(path);
    expect([response.status, response.headers.get("retry-after")], path).toEqual([503, "10"]);
  }
  expect((await ask("/blog/post-1.data")).status).toBe(503);
  const list = await ask("/blogs");
  expect(list.status).toBe(200);
  expect(await list.text()).toContain("The posts are on their way");
  expect((await ask("/blog/")).status).toBe(308);
  expect((await ask("/no-such-page")).headers.get("location")).toBe("/404");

  service.answerWith(posts, 200);
  await eventually("the posts", async () => (await ask("/blog/post-1")).status === 200);
  expect((await ask("/blog/post-9")).headers.get("location")).toBe("/404");
});
