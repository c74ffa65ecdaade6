/** @module-tag slow */
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite } from "../testing/running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ env: { CMS_PORT: "9", LEAD_RATE_LIMIT: "1000000", TRUST_PROXY: "1" } });
});
afterAll(() => site.stop());

interface Answered {
  readonly ms: number;
  readonly retryAfter: string | null;
  readonly status: number;
}

interface Asking {
  readonly body?: URLSearchParams;
  readonly from?: string;
}

async function timed(address: string, { body, from = "192.0.2.1" }: Asking = {}): Promise<Answered> {
  const startedAt = performance.now();
  const response = await fetch(`${site.url}${address}`, {
    headers: { origin: site.url, "x-forwarded-for": from },
    redirect: "manual",
    ...(body && { body, method: "POST" }),
  });
  await response.arrayBuffer();
  return {
    ms: performance.now() - startedAt,
    retryAfter: response.headers.get("retry-after"),
    status: response.status,
  };
}

const invalidForm = () =>
  new URLSearchParams({ form: "contact", name: "x".repeat(300), message: "y".repeat(5_000) });

type Ask = (number: number, asking?: Asking) => Promise<Answered>;

const crowds: readonly (readonly [string, Ask])[] = [
  ["searches", (number, asking) => timed(`/search?q=the+apartmnt+${number}`, asking)],
  ["pages that are not kept", (number, asking) => timed(`/newsletter/confirm?token=${number}`, asking)],
  ["pages that have to be rendered", (number, asking) => timed(`/no-such-page-${number}`, asking)],
  ["forms", (_number, asking) => timed("/contact", { ...asking, body: invalidForm() })],
];

describe.each(crowds)("a flood of requests for %s", (_name, ask) => {
  it("is rejected beyond a limit, while probes and other pages are answered", async () => {
    await timed("/about");
    let ended = false;
    const crowd = Promise.all(Array.from({ length: 300 }, (_, number) => ask(number))).finally(() => {
      ended = true;
    });
    const others: Answered[] = [];
    while (!ended) {
      others.push(await timed("/healthz"), await timed("/about"));
      await delay(10);
    }
    const answers = await crowd;
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(0);
    expect(new Set(refused.map(({ retryAfter }) => retryAfter))).toEqual(new Set(["1"]));
    expect(answers.length - refused.length).toBeGreaterThan(0);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    // Nothing is left once the load has ended.
    expect((await ask(-1)).status).not.toBe(503);
  });
});

describe.each(crowds)("one visitor who requests %s endlessly", { tags: "slow" }, (_name, ask) => {
  it("does not slow other visitors down", async () => {
    let ended = false;
    let refused = 0;
    const flood = Array.from({ length: 200 }, async (_, asker) => {
      for (let number = asker * 1_000; !ended; number += 1) {
        if ((await ask(number)).status === 503) refused += 1;
      }
    });
    const others: number[] = [];
    for (let number = 1; number <= 20; number += 1) {
      await delay(20);
      others.push((await ask(-number, { from: `203.0.113.${number}` })).status);
    }
    ended = true;
    await Promise.all(flood);
    expect(refused).toBeGreaterThan(0);
    expect(others).not.toContain(503);
  });
});

describe("a visitor who requests missing paths endlessly", { tags: "slow" }, () => {
  it("does not slow down visitors behind the same proxy", async () => {
    let ended = false;
    const flood = Array.from({ length: 200 }, async (_, asker) => {
      for (let number = asker * 1_000; !ended; number += 1) await timed(`/nothing-here-${number}`);
    });
    await delay(100);
    const firstViews: number[] = [];
    for (const page of ["/", "/contact", "/portfolio", "/investor", "/media", "/podcast", "/newsletter"]) {
      firstViews.push((await timed(page)).status);
    }
    ended = true;
    await Promise.all(flood);
    expect(firstViews).not.toContain(503);
  });
});
