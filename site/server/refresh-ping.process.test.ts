import { createHash, createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AnsweringServer, startAnsweringServer } from "../testing/answering-server.ts";
import { eventually } from "../testing/inbox.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";

const token = "shared-between-the-site-and-its-content-service";
let service: AnsweringServer;
let site: RunningSite;

const pollMs = 500;

/** Answers as an empty content service with versions. */
function answer(asked: string) {
  const isVersions = asked.startsWith("/api/content-versions");
  const empty = { data: [], meta: { pagination: { pageCount: 1 } } };
  return { body: JSON.stringify(isVersions ? { versions: {} } : empty), delayMs: isVersions ? pollMs : 0 };
}

beforeAll(async () => {
  service = await startAnsweringServer(answer);
  site = await startSite({ env: { CONTENT_API_TOKEN: token, CONTENT_API_URL: service.apiUrl } });
  await eventually("the first two polls", async () => polls() >= 2);
});
afterAll(async () => {
  await site.stop();
  await service.stop();
});

const polls = () => service.asked.filter((asked) => asked.startsWith("/api/content-versions")).length;

async function ping(key = createHash("sha256").update(`refresh-ping:${token}`).digest()): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", key).update(timestamp).digest("hex");
  const response = await fetch(`${site.url}/refresh-ping`, {
    headers: { "ping-signature": `sha256=${signature}`, "ping-timestamp": timestamp },
    method: "POST",
  });
  return response.status;
}

describe("a refresh ping", () => {
  it("is answered at once and triggers one poll, however many arrive", async () => {
    const before = polls();
    const startedAtMs = performance.now();
    const answers = await Promise.all(Array.from({ length: 50 }, () => ping()));
    const burstMs = performance.now() - startedAtMs;
    expect(new Set(answers)).toEqual(new Set([204]));
    await eventually("a poll", async () => polls() > before);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    // One sync under way, one for all pings during it, and one by the timer each second. On a slow machine the pings
    // arrive during several syncs.
    const byTheClock = Math.floor((performance.now() - startedAtMs) / 1_000);
    expect(polls() - before).toBeLessThanOrEqual(2 + Math.floor(burstMs / pollMs) + byTheClock);
  });

  it("that is not signed by the content service is refused", async () => {
    expect(await ping(Buffer.from("guessed"))).toBe(403);
  });
});

it("does not affect visitors' forms", async () => {
  const response = await fetch(`${site.url}/contact`, {
    body: new URLSearchParams({ form: "contact" }),
    method: "POST",
  });
  expect(response.status).toBe(422);
});
