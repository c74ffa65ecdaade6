/** @module-tag slow */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSiteWithoutCms } from "../testing/running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWithoutCms({ env: { LEAD_RATE_LIMIT: "1000000", TRUST_PROXY: "1" } });
});
afterAll(() => site.stop());

interface Outcome {
  readonly retryAfter: string | null;
  readonly status: number;
}

/** Sends a request. All requests of this file come from the same client. */
async function request(path: string, form?: Record<string, string>): Promise<Outcome> {
  const response = await site.request(path, {
    headers: { origin: site.url, "x-forwarded-for": "192.0.2.1" },
    ...(form && { body: new URLSearchParams(form), method: "POST" }),
  });
  await response.arrayBuffer();
  return { retryAfter: response.headers.get("retry-after"), status: response.status };
}

const invalidForm = { form: "contact", name: "x".repeat(300), message: "y".repeat(5_000) };

describe.each<[string, (number: number) => Promise<Outcome>]>([
  // Misspelled, so that the search also looks for similar words.
  ["searches", (number) => request(`/search?q=the+apartmnt+${number}`)],
  ["invalid forms", () => request("/contact", invalidForm)],
])("a flood of %s", (_, sendOne) => {
  it("is rejected beyond a limit, while probes and other pages get responses", async () => {
    await request("/about");
    let isEnded = false;
    const flood = Promise.all(Array.from({ length: 300 }, (_, number) => sendOne(number))).finally(() => {
      isEnded = true;
    });
    const otherOutcomes: Outcome[] = [];
    while (!isEnded) {
      otherOutcomes.push(await request("/healthz"), await request("/about"));
      await delay(10);
    }
    const outcomes = await flood;
    const refusedOutcomes = outcomes.filter(({ status }) => status === 503);
    expect(refusedOutcomes.length).toBeGreaterThan(0);
    expect(new Set(refusedOutcomes.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["1"]));
    expect(outcomes.length - refusedOutcomes.length).toBeGreaterThan(0);
    expect(new Set(otherOutcomes.map(({ status }) => status))).toEqual(new Set([200]));
    // The flood has no effect once it is over.
    expect((await sendOne(-1)).status).not.toBe(503);
  });
});

it("endless requests for missing paths do not make existing pages unavailable, even to the same client", async () => {
  let isEnded = false;
  const flood = Array.from({ length: 200 }, async (_, loop) => {
    for (let number = loop * 1_000; !isEnded; number += 1) await request(`/nothing-here-${number}`);
  });
  await delay(100);
  const statuses: number[] = [];
  for (const page of ["/", "/contact", "/portfolio", "/investor", "/media", "/podcast", "/newsletter"]) {
    statuses.push((await request(page)).status);
  }
  isEnded = true;
  await Promise.all(flood);
  expect(statuses).not.toContain(503);
});
