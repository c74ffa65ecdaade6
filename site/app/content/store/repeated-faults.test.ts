/** @module-tag slow */
import { afterEach, expect, it, vi } from "vitest";
import { type ContentService, postEntry, posts, termEntry } from "../../../testing/content-service.ts";
import { startServiceForTest, storesForTest } from "../../../testing/content-store.ts";
import { type Fault, type FaultyProxy, startFaultyProxy } from "../../../testing/faulty-proxy.ts";
import { createStrapiClient, type StrapiClient } from "../strapi/strapi-client.server.ts";

const testedMs = 6 * 60_000;
const faults: readonly Fault[] = [
  "hang",
  "reset",
  "garbage",
  "html",
  "status-500",
  "empty-list",
  "empty-object",
  "half-response",
  "not-found",
  "slow",
];

const stores = storesForTest();
let service: ContentService;
let proxy: FaultyProxy;
afterEach(async () => {
  stores.close();
  await proxy.stop();
});

/** Opens a store that has read everything. Its pauses take no time and only advance the simulated clock. */
async function readStore(hasVersions: boolean) {
  service = await startServiceForTest({ hasVersions, types: ["glossary-terms"] });
  service.putPosts(12);
  service.put("glossary-terms", termEntry);
  service.putNewsletter("november");
  proxy = await startFaultyProxy(service.origin);

  const apiUrl = `${proxy.origin}/api`;
  const usualClient = createStrapiClient(apiUrl);
  // Short timeout, so that a call without a response fails quickly.
  const impatientClient = createStrapiClient(apiUrl, 40);
  let client: StrapiClient = usualClient;
  let pausedMs = 0;
  const store = await stores.store(apiUrl, {
    client: { ...usualClient, get: (...call) => client.get(...call) },
    schedule(_run, delayMs) {
      pausedMs += delayMs;
      vi.setSystemTime(Date.now() + delayMs);
      return () => {};
    },
  });
  await store.sync();
  return {
    store,
    /** Polls until `ms` of simulated time have passed; returns the number of polls. */
    async letPass(ms: number, fault: Fault, afterPoll: () => void): Promise<number> {
      proxy.setFault(fault);
      client = fault === "none" ? usualClient : impatientClient;
      const endMs = pausedMs + ms;
      let polls = 0;
      for (; pausedMs < endMs; polls += 1) {
        await store.sync();
        afterPoll();
      }
      return polls;
    },
  };
}

it.each([
  ["with", true],
  ["without", false],
])(
  "the content of a service %s versions survives six simulated minutes of changing failures and a restart",
  async (_with, hasVersions) => {
    const { letPass, store } = await readStore(hasVersions);
    const before = store.current();
    const post = before.posts.find("post-5");
    // Without versions, an empty list is accepted.
    const possible = faults.filter((fault) => hasVersions || fault !== "empty-list");
    const eachMs = testedMs / possible.length;
    for (const fault of possible) {
      const polls = await letPass(eachMs, fault, () => {
        expect(store.current() === before, `the content is the same during ${fault}`).toBe(true);
      });
      // The store pauses for at most 15 seconds between polls.
      expect(polls).toBeGreaterThanOrEqual(eachMs / 15_000);
    }
    expect(store.current().posts.find("post-5")).toEqual(post);
    expect((await store.search("post 5", { limit: 1 })).hits[0]?.url).toBe("/blog/post-5");

    proxy.setFault("html");
    const again = await stores.readStore(`${proxy.origin}/api`);
    const { glossary, newsletters, version } = again.current();
    expect([version, glossary, newsletters]).toEqual([before.version, before.glossary, before.newsletters]);

    service.put(posts, postEntry(5, { title: "Published afterwards" }));
    await letPass(60_000, "none", () => {});
    expect(store.current().posts.find("post-5")?.title).toBe("Published afterwards");
    expect(store.status().problems).toEqual([]);
  },
  120_000,
);
