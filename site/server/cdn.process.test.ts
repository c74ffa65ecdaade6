import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ContentService, postEntry, startContentService } from "../testing/content-service.ts";
import { type Listening, listen } from "../testing/listen.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";

const token = "t".repeat(40);
const calls: { authorization: string | undefined; body: string }[] = [];
let refusals = 0;
let cdn: Listening;
let service: ContentService;
let site: RunningSite;
beforeAll(async () => {
  cdn = await listen(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    calls.push({ authorization: request.headers.authorization, body: `${request.method} ${body}` });
    response.writeHead(refusals > 0 ? 500 : 200).end("{}");
    if (refusals > 0) refusals -= 1;
  });
  service = await startContentService();
  site = await startSite({
    env: {
      CDN_PURGE_TOKEN: "of-the-CDN",
      CDN_PURGE_URL: `${cdn.origin}/purge`,
      CONTENT_API_TOKEN: token,
      CONTENT_API_URL: service.apiUrl,
    },
  });
});
afterAll(async () => {
  await site.stop();
  await service.stop();
  await cdn.stop();
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { redirect: "manual", ...init });
/** Just after a change visitors may get a page once more as it was, which the CDN is not to keep. */
const current = (path: string) =>
  vi.waitFor(async () => {
    const answer = await ask(path);
    expect(answer.headers.get("cdn-cache-control"), path).not.toBeNull();
    return answer;
  });
const purges = (count: number) =>
  vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(count), { timeout: 20_000 });

describe("a site behind a CDN", () => {
  it("lets it keep pages, and has browsers ask each time", async () => {
    for (const path of ["/", "/about", "/blogs", "/about.data", "/sitemap.xml"]) {
      const { headers } = await current(path);
      expect(headers.get("cache-control"), path).toBe("public, max-age=0, s-maxage=300");
      expect(headers.get("cdn-cache-control"), path).toMatch(/^public, max-age=300, stale-while-revalidate=/);
      expect(headers.get("cache-tag"), path).toBe("pages");
    }
    const { headers } = await current("/");
    const again = await ask("/", { headers: { "if-none-match": headers.get("etag") ?? "" } });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, headers.get("cache-control")]);
  });

  it("names what the page preloads, for early hints", async () => {
    const answer = await current("/");
    const preloads = [...(await answer.text()).matchAll(/<link rel="preload"/g)];
    expect(answer.headers.get("link")?.match(/rel=preload/g)).toHaveLength(preloads.length);
  });

  it.each([
    ["/404", {}],
    ["/no-such-page", {}],
    ["/search?q=a", {}],
    ["/newsletter/confirm", {}],
    ["/contact", { method: "POST", body: new URLSearchParams({ intent: "lead" }) }],
    ["/readyz", {}],
  ])("keeps %s from it", async (path, init) => {
    const { headers } = await ask(path, init);
    expect(headers.get("cache-control")).toMatch(/no-cache|no-store/);
    expect(headers.get("cdn-cache-control")).toBeNull();
  });

  it("has it forget all pages at the start and after each change, and again when that failed", async () => {
    await purges(1);
    expect(calls[0]).toEqual({ authorization: "Bearer of-the-CDN", body: 'POST {"tags":["pages"]}' });
    refusals = 1;
    const before = calls.length;
    service.put("mail-box-money-blogs", postEntry(1, { slug: "one-more" }));
    await purges(before + 2);
    await vi.waitFor(() => expect(site.logs()).toContain("cdn.purged-again"));
    expect(site.logs()).toMatch(/cdn\.not-purged.*500/);
    expect(site.logs()).not.toContain("of-the-CDN");
  });
});
