/** @module-tag slow */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  type ContentService,
  newsletterEntry,
  postEntry,
  startContentService,
} from "../../../testing/content-service.ts";
import { storesForTest } from "../../../testing/content-store.ts";
import { type Fault, type FaultyProxy, startFaultyProxy } from "../../../testing/faulty-proxy.ts";
import { createStrapiClient, type StrapiClient } from "../strapi/strapi-client.server.ts";

const testedMs = 6 * 60_000;
const posts = "mail-box-money-blogs";
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

let stores: ReturnType<typeof storesForTest>;
let service: ContentService;
let proxy: FaultyProxy;
beforeEach(() => {
  stores = storesForTest();
});
afterEach(async () => {
  stores.close();
  await Promise.all([proxy.stop(), service.stop()]);
});

/** Opens a store that has read everything. Its pauses take no time and only advance the simulated clock. */
async function readStore(hasVersions: boolean) {
  service = await startContentService({ hasVersions, types: ["glossary-terms"] });
  for (let number = 1; number <= 12; number += 1) service.put(posts, postEntry(number));
  service.put("glossary-terms", { documentId: "s1", id: 1, term: "Units", meaning: "7" });
  service.put("mailbox-money-newsletters", newsletterEntry("november"));
  service.files.set("/uploads/november.pdf", Buffer.from("%PDF-1.7 november"));
  proxy = await startFaultyProxy(service.origin);

  const apiUrl = `${proxy.origin}/api`;
  const patient = createStrapiClient(apiUrl);
  // Short timeout for calls that are never answered.
  const impatient = createStrapiClient(apiUrl, 40);
  let asking: StrapiClient = patient;
  let pausedMs = 0;
  const store = await stores.store(apiUrl, {
    client: { ...patient, get: (...call) => asking.get(...call) },
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
      asking = fault === "none" ? patient : impatient;
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
  ["with versions", true],
  ["without one", false],
])(
  "the content survives six simulated minutes of changing failures and a restart: a content service %s",
  async (_name, hasVersions) => {
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
      expect(polls).toBeGreaterThanOrEqual(eachMs / 15_000);
    }
    expect(store.current().posts.find("post-5")).toEqual(post);
    expect((await store.search("post 5", { limit: 1 })).hits[0]?.url).toBe("/blog/post-5");

    proxy.setFault("html");
    const again = await stores.store(`${proxy.origin}/api`);
    await again.sync();
    const { glossary, newsletters, version } = again.current();
    expect({ glossary, newsletters, version }).toEqual({
      glossary: before.glossary,
      newsletters: before.newsletters,
      version: before.version,
    });

    service.put(posts, postEntry(5, { title: "Published afterwards" }));
    await letPass(60_000, "none", () => {});
    expect(store.current().posts.find("post-5")?.title).toBe("Published afterwards");
    expect(store.status().problems).toEqual([]);
  },
  120_000,
);
