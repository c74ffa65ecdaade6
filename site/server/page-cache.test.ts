import { describe, expect, it } from "vitest";
import { PageCache } from "./page-cache.ts";

const rendering = (text: string, status = 200) => ({ body: Buffer.from(text), headers: {}, status });

function cache(maxPages = 10) {
  const failures: [string, number][] = [];
  return { failures, pages: new PageCache(maxPages, (key, status) => failures.push([key, status])) };
}

describe("PageCache", () => {
  it("renders a page once for a burst of requests", async () => {
    const { pages } = cache();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return rendering("home");
    };
    await Promise.all(Array.from({ length: 50 }, () => pages.get("/", "g1", render)));
    await pages.get("/", "g1", render);
    expect(renderings).toBe(1);
  });

  it("renders again for new content", async () => {
    const { pages } = cache();
    await pages.get("/", "g1", async () => rendering("old"));
    const page = await pages.get("/", "g2", async () => rendering("new"));
    expect(page.bodies.identity.toString()).toBe("new");
  });

  it("shows the last good page when the new one cannot be rendered, and says so", async () => {
    const { failures, pages } = cache();
    await pages.get("/", "g1", async () => rendering("good"));
    const page = await pages.get("/", "g2", async () => rendering("broken", 500));
    expect(page.bodies.identity.toString()).toBe("good");
    expect(failures).toEqual([["/", 500]]);
  });

  it("keeps no redirects, which are endless in number", async () => {
    const { pages } = cache();
    await pages.get("/x1", "g1", async () => rendering("", 302));
    expect(pages.size).toBe(0);
  });

  it("never holds more pages than allowed", async () => {
    const { pages } = cache(3);
    for (let n = 0; n < 10; n += 1) await pages.get(`/${n}`, "g1", async () => rendering(String(n)));
    expect(pages.size).toBe(3);
  });
});
