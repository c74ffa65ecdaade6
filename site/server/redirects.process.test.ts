import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ContentService, postEntry, startContentService } from "../testing/content-service.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";

/** Redirects that a content service without the panel's checks might send. */
const redirects = [
  { from: "/old-page", to: "/contact" },
  { from: "/blog/renamed-twice", to: "/blog/renamed-once" },
  { from: "/blog/renamed-once", to: "/blog/a-post" },
  { from: "/portal", to: "https://portal.example/in?from=site" },
  { from: "/about", to: "/contact" },
  { from: "/blog/a-post", to: "/contact" },
  { from: "/circle-a", to: "/circle-b" },
  { from: "/circle-b", to: "/circle-a" },
  { from: "/self", to: "/self?again=1" },
];

let service: ContentService;
let site: RunningSite;
beforeAll(async () => {
  service = await startContentService();
  service.put("mail-box-money-blogs", postEntry(1, { slug: "a-post" }));
  for (const [index, redirect] of redirects.entries()) {
    service.put("redirects", { documentId: `redirect${index}`, id: index, ...redirect });
  }
  site = await startSite({ env: { CONTENT_API_URL: service.apiUrl } });
  await vi.waitFor(async () => expect((await site.request("/blog/a-post")).status).toBe(200), {
    timeout: 20_000,
  });
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

async function outcome(path: string, init?: RequestInit): Promise<[number, string | null]> {
  const response = await site.request(path, init);
  return [response.status, response.headers.get("location")];
}

describe("a URL that an editor has redirected", () => {
  it.each([
    ["/old-page", "/contact"],
    ["/old-page?utm_source=letter&page=2", "/contact?utm_source=letter&page=2"],
    ["/blog/renamed-twice?x=1", "/blog/a-post?x=1"],
    ["/portal?utm_source=x", "https://portal.example/in?from=site&utm_source=x"],
  ])("%s redirects to %s permanently, for GET and HEAD", async (path, target) => {
    expect(await outcome(path)).toEqual([301, target]);
    expect(await outcome(path, { method: "HEAD" })).toEqual([301, target]);
  });

  it("is revalidated each time, because an editor may change it", async () => {
    expect((await site.request("/old-page")).headers.get("cache-control")).toBe("no-cache");
  });

  it("redirects client-side navigation too, with its query", async () => {
    const routes = encodeURIComponent("pages/blog-post/route");
    const response = await site.request(`/blog/renamed-once.data?x=1&_routes=${routes}`);
    expect(response.status).toBe(202);
    expect(await response.text()).toContain('"/blog/a-post?x=1"');
  });

  it("is not redirected while a page or post exists there", async () => {
    expect((await outcome("/about"))[0]).toBe(200);
    expect((await outcome("/blog/a-post"))[0]).toBe(200);
  });

  it.each(["/circle-a", "/circle-b", "/self"])(
    "%s, which would redirect in a circle, leads to /404",
    async (path) => {
      expect(await outcome(path)).toEqual([302, "/404"]);
    },
  );
});

it("one visitor's query is not cached for another", async () => {
  const queries = Array.from({ length: 20 }, (_, index) => `?visitor=${index}`);
  const outcomes = await Promise.all(queries.map((query) => outcome(`/old-page${query}`)));
  expect(outcomes).toEqual(queries.map((query) => [301, `/contact${query}`]));
});
