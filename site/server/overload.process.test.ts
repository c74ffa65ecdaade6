import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningSite, startSite } from "../testing/running-site.ts";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ env: { CMS_PORT: "9", LEAD_RATE_LIMIT: "1000000" } });
});
afterAll(() => site.stop());

interface Answered {
  readonly ms: number;
  readonly retryAfter: string | null;
  readonly status: number;
}

async function timed(address: string, init: RequestInit = {}): Promise<Answered> {
  const startedAt = performance.now();
  const response = await fetch(`${site.url}${address}`, { redirect: "manual", ...init });
  await response.arrayBuffer();
  return {
    ms: performance.now() - startedAt,
    retryAfter: response.headers.get("retry-after"),
    status: response.status,
  };
}

const invalidForm = () => ({
  body: new URLSearchParams({ form: "contact", name: "x".repeat(300), message: "y".repeat(5_000) }),
  headers: { origin: site.url },
  method: "POST",
});

const crowds: readonly (readonly [string, (number: number) => Promise<Answered>])[] = [
  ["searches", (number) => timed(`/search?q=the+apartmnt+${number}`)],
  ["pages that are not kept", (number) => timed(`/newsletter/confirm?token=${number}`)],
  ["pages that have to be rendered", (number) => timed(`/no-such-page-${number}`)],
  ["forms", () => timed("/contact", invalidForm())],
];

describe.each(crowds)("a crowd that asks for %s", (_name, ask) => {
  it("is turned away beyond a bound, while probes and other pages are answered", async () => {
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
    // Once the crowd is gone, nothing of it is left.
    expect((await ask(-1)).status).not.toBe(503);
  });
});
