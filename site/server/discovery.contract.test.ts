import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sitePagePaths } from "../app/content/model/site-pages.ts";
import { gradeOf } from "../testing/observatory.ts";
import { pages } from "../testing/routes.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";
import { richResultProblems } from "../testing/schemas/rich-results.ts";
import { vocabularyViolations } from "../testing/schemas/schema-org.ts";
import { xmlViolations } from "../testing/schemas/validate-xml.ts";

let site: RunningSite;
beforeAll(async () => {
  const cmsVariables = { CONTENT_API_TOKEN: inject("cmsToken"), CONTENT_API_URL: inject("cmsApiUrl") };
  site = await startSite({ env: { ...cmsVariables, PUBLIC_URL: publicUrl } });
  await site.waitUntilReady();
});
afterAll(() => site.stop());

const publicUrl = "https://www.example.com";

const read = async (path: string) => (await site.request(path)).text();

/** Returns the path of a public URL, to request it from this server. */
const pathOf = (url: string) => url.replace(publicUrl, "");

const best = {
  contentSecurityPolicy: 10,
  crossOriginOpening: 10,
  crossOriginResources: 10,
  framing: 5,
  referrer: 5,
};
const passed = {
  cookies: 0,
  crossOriginEmbedding: 0,
  crossOriginSharing: 0,
  sniffing: 0,
  strictTransport: 0,
};

it.each([...pages, "/no-such-page", "/healthz", "/readyz"])(
  "response headers of %s score 140 points by the rules of MDN's HTTP Observatory",
  async (path) => {
    const { headers } = await site.request(path);
    expect(gradeOf(headers)).toEqual({ grade: "A+", points: { ...best, ...passed }, score: 140 });
  },
);

const feeds = ["/blogs/feed.xml", "/newsletter/feed.xml", "/podcast/feed.xml"] as const;
const documents = [
  ["/about", "text/html; charset=utf-8"],
  ["/robots.txt", "text/plain; charset=utf-8"],
  ["/sitemap.xml", "application/xml; charset=utf-8"],
  ["/blogs/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/newsletter/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/podcast/feed.xml", "application/rss+xml; charset=utf-8"],
  ["/podcast/transcripts/1", "text/html; charset=utf-8"],
] as const;

const findAll = (document: string, pattern: RegExp) =>
  [...document.matchAll(pattern)].map(([, part = ""]) => part.replaceAll("&amp;", "&"));

it.each(documents)("%s is %s, compressed, and supports HEAD and conditional requests", async (path, type) => {
  const response = await site.request(path, { headers: { "accept-encoding": "br" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const etag = response.headers.get("etag") ?? "";
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
    expect((await site.request(path, { headers: { "if-none-match": known } })).status).toBe(304);
  }
  expect((await site.request(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  const head = await site.request(path, { method: "HEAD", headers: { "accept-encoding": "identity" } });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(Number(head.headers.get("content-length"))).toBe(Buffer.byteLength(await read(path)));
});

it("the sitemap is named in robots.txt, valid, and lists all indexable pages and none marked noindex", async () => {
  expect(findAll(await read("/robots.txt"), /^Sitemap: (.+)$/gm)).toEqual([`${publicUrl}/sitemap.xml`]);
  const document = await read("/sitemap.xml");
  expect(await xmlViolations("sitemap.rng", document)).toEqual([]);
  const urls = findAll(document, /<loc>(.*?)<\/loc>/g);
  for (const url of urls) {
    const response = await site.request(pathOf(url));
    expect(response.status, url).toBe(200);
    if (url.endsWith(".pdf")) continue;
    const html = await response.text();
    expect(html, url).toContain(`<link rel="canonical" href="${url.replaceAll("&", "&amp;")}"/>`);
    expect(html, url).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
  }
  const knownPaths = new Set(urls.map(pathOf));
  const unlistedPaths = ["/404", "/newsletter/requested", "/search", "/thank-you"];
  for (const path of pages) {
    if (unlistedPaths.includes(path)) expect(knownPaths).not.toContain(path);
    else expect(knownPaths).toContain(path);
  }
});

describe("feeds", () => {
  it("are valid", async () => {
    for (const path of feeds) {
      const schema = path.startsWith("/podcast") ? "podcast.rng" : "rss.rng";
      expect(await xmlViolations(schema, await read(path)), path).toEqual([]);
    }
  });

  it("have no dead links to this site", { tags: "slow" }, async () => {
    const links = (await Promise.all(feeds.map(read))).flatMap((feed) =>
      findAll(feed, /(https:\/\/www\.example\.com[^"<\\&\s#]*)/g),
    );
    for (const url of new Set(links)) {
      expect((await site.request(pathOf(url), { method: "HEAD" })).status, url).toBe(200);
    }
    expect(new Set(links).size).toBeGreaterThan(20);
  });
});

const graphsOf = (html: string) => findAll(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs);

it("structured data of every page passes the vocabulary and the rules of search engines", {
  tags: "slow",
}, async () => {
  const graphs = (await Promise.all(pages.map(read))).flatMap(graphsOf);
  expect(graphs.length).toBe(pages.length);
  expect(await vocabularyViolations(graphs)).toEqual([]);
  expect(await richResultProblems(graphs)).toEqual([]);
});

it("social pictures exist for the pages and a post, in the stated size", { tags: "slow" }, async () => {
  const posts = pages.filter((page) => page.startsWith("/blog/"));
  for (const path of [...sitePagePaths, ...posts]) {
    const html = await read(path);
    const [url = ""] = findAll(html, /<meta property="og:image" content="([^"]+)"/g);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toMatch(/<meta property="og:image:alt" content="[^"]+"/);
    const response = await site.request(pathOf(url));
    expect(response.status, url).toBe(200);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ height: 630, width: 1200 });
    expect(bytes.length, url).toBeLessThan(300_000);
    if (path.startsWith("/blog/")) expect(response.headers.get("content-type")).toBe("image/jpeg");
  }
});
