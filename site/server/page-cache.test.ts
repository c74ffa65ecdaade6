import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { PageCache, type PageCacheOptions } from "./page-cache.ts";

const rendering = (text: string, status = 200) => ({ body: Buffer.from(text), headers: {}, status });

function cache(options: Partial<PageCacheOptions> = {}) {
  const failures: [string, number][] = [];
  const pages = new PageCache({
    maxBytes: 1_000_000,
    onFailure: (key, status) => failures.push([key, status]),
    ...options,
  });
  const textOf = async (...args: Parameters<PageCache["get"]>) =>
    (await pages.get(...args)).bodies.identity.toString();
  return { failures, pages, textOf };
}

describe("PageCache", () => {
  it("renders a page once for a burst of requests", async () => {
    const { pages } = cache();
    let renderings = 0;
    const render = async () => {
      renderings += 1;
      await delay(5);
      return rendering("home");
    };
    await Promise.all(Array.from({ length: 50 }, () => pages.get("/", "v1", render)));
    await pages.get("/", "v1", render);
    expect(renderings).toBe(1);
  });

  it("serves the last good page while the new one takes long, and then the new one", async () => {
    const { textOf } = cache({ maxWaitMs: 20 });
    await textOf("/", "v1", async () => rendering("old"));
    const renderingDone = Promise.withResolvers<void>();
    const renderSlowly = () => renderingDone.promise.then(() => rendering("new"));
    expect(await textOf("/", "v2", renderSlowly)).toBe("old");
    renderingDone.resolve();
    const renderAgain = () => Promise.reject(new Error("rendered again"));
    await vi.waitFor(async () => expect(await textOf("/", "v2", renderAgain)).toBe("new"));
  });

  it("renders again if the content changed during a rendering", async () => {
    const { textOf } = cache();
    const old = textOf("/", "v1", () => delay(50, rendering("old")));
    await textOf("/", "v2", async () => rendering("new"));
    await old;
    expect(await textOf("/", "v2", async () => rendering("new"))).toBe("new");
  });

  it("serves the last good page if the new one fails, reports that, and retries later", async () => {
    const { failures, textOf } = cache({ retryAfterMs: 100 });
    await textOf("/", "v1", async () => rendering("good"));
    const broken = async () => rendering("broken", 500);
    for (let visitor = 0; visitor < 10; visitor += 1) expect(await textOf("/", "v2", broken)).toBe("good");
    expect(failures).toEqual([["/", 500]]);
    await delay(150);
    expect(await textOf("/", "v2", async () => rendering("mended"))).toBe("mended");
  });

  it("retries a page that never succeeded as soon as the content changes", async () => {
    const { failures, textOf } = cache();
    for (let visitor = 0; visitor < 10; visitor += 1)
      await textOf("/", "v1", async () => rendering("broken", 500));
    expect(failures).toHaveLength(1);
    expect(await textOf("/", "v2", async () => rendering("mended"))).toBe("mended");
  });

  it("serves the last good page when the renderer is overloaded", async () => {
    const { textOf } = cache();
    await textOf("/", "v1", async () => rendering("old"));
    const refusal = () => Promise.reject(new Error("overloaded"));
    expect(await textOf("/", "v2", refusal)).toBe("old");
    await expect(textOf("/other", "v2", refusal)).rejects.toThrow("overloaded");
  });

  it("does not cache redirects, which are unlimited in number, and drops a page that became one", async () => {
    const { pages } = cache();
    await pages.get("/x1", "v1", async () => rendering("", 302));
    expect(pages.size).toBe(0);
    await pages.get("/x1", "v1", async () => rendering("page"));
    await pages.get("/x1", "v2", async () => rendering("", 302));
    expect(pages.size).toBe(0);
  });

  it("never exceeds its size limit, and evicts the least recently used pages", async () => {
    const { pages, textOf } = cache({ maxBytes: 50_000 });
    await textOf("/", "v1", async () => rendering("home"));
    for (let n = 0; n < 100; n += 1) {
      await textOf(`/${n}`, "v1", async () => rendering("x".repeat(5_000)));
      await textOf("/", "v1", () => Promise.reject(new Error("was evicted")));
    }
    expect(pages.bytes).toBeLessThanOrEqual(50_000);
    expect(pages.size).toBeLessThan(10);
  });
});
