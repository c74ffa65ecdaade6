import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSiteWithoutCms } from "../testing/running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWithoutCms();
});
afterAll(() => site.stop());

async function textOf(path: string): Promise<string> {
  const response = await site.request(path);
  expect(response.status, path).toBe(200);
  return response.text();
}

const searchPage = (words: string, rest = "") => textOf(`/search?q=${encodeURIComponent(words)}${rest}`);
const linksIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]* href="([^"]+)"/g)].map(([, url = ""]) => url);

describe("a search without JavaScript", () => {
  it("finds posts, newsletters, episodes, questions and glossary terms", async () => {
    for (const [words, start] of [
      ["walking path", "/blog/why-a-walking-path"],
      ["october 2026", "/newsletter?issue="],
      ["bankers builders", "/podcast#episode-"],
      ["retirement account", "/investor#question-"],
      ["bonus depreciation", "/investor#term-"],
    ] as const) {
      const [first] = linksIn(await searchPage(words));
      expect(first?.slice(0, start.length), words).toBe(start);
    }
  });

  it("every result links to a page that exists and has the linked part", async () => {
    const urls = new Set<string>();
    for (const words of ["the", "return", "tree", "october", "investor"]) {
      for (const url of linksIn(await searchPage(words))) urls.add(url);
    }
    expect(urls.size).toBeGreaterThan(20);
    for (const url of urls) {
      const [path = "", anchor] = url.split("#");
      const html = await textOf(path);
      if (anchor) expect(html, url).toContain(`id="${anchor}"`);
    }
  });

  it("counts and marks the matches, keeps the typed text, and can be limited to one kind", async () => {
    const html = await searchPage("vacancy");
    expect(html).toMatch(/<h2[^>]*>\d+ results? for “vacancy”<\/h2>/);
    expect(html).toContain(">vacancy</mark>");
    expect(html).toContain('value="vacancy"');
    const links = linksIn(await searchPage("return", "&kind=term"));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/^\/investor#term-/);
  });

  it("shows only the form for an empty query", async () => {
    for (const path of ["/search", "/search?q=", "/search?q=%20&kind=post"]) {
      const html = await textOf(path);
      expect(html).not.toMatch(/<h2[^>]*>[^<]* for “/);
      expect(html).toContain('name="q"');
    }
  });
});

it("a hostile or malformed query gets the search page, and its markup does not run", async () => {
  for (const words of ["</title><script>alert(1)</script>", '" OR 1=1 NEAR( *', "a".repeat(5_000)]) {
    const html = await searchPage(words);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain(">Search</h1>");
  }
  for (const query of ["q=%FF%FE", "q=%", "q[]=a", "q=a&q=b", "kind=constructor&q=a"])
    expect((await site.request(`/search?${query}`)).status, query).toBe(200);
});

it("search engines, proxies and the page cache do not store results", async () => {
  const before = await site.countCachedPages();
  for (let number = 0; number < 20; number += 1) await searchPage(`tree ${number}`);
  expect(await site.countCachedPages()).toBe(before);
  for (const path of ["/search?q=tree", "/search.data?q=tree"]) {
    const { headers } = await site.request(path);
    expect(headers.get("cache-control"), path).toMatch(/private/);
    expect(headers.get("x-robots-tag"), path).toBe("noindex");
  }
  expect(await searchPage("tree")).toContain('<meta name="robots" content="noindex"/>');
});
