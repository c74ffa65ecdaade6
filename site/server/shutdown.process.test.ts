/** @module-tag slow */
import { once } from "node:events";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { expertLeadFields, postForm } from "../testing/plain-form.ts";
import { rawConnection } from "../testing/raw-http.ts";
import { startSiteWithoutCms } from "../testing/running-site.ts";

const key = "0123456789abcdef01234567";

interface Outcome {
  readonly connection: string | undefined;
  readonly status: number;
}

/** Request whose connection ended before its response did. */
class BrokenRequest extends Error {
  readonly code: string;
  /** True if the server may have received the request; false if a new connection failed. */
  readonly wasSent: boolean;

  constructor(cause: Error, wasSent: boolean) {
    super(cause.message, { cause });
    this.code = "code" in cause ? String(cause.code) : cause.message;
    this.wasSent = wasSent;
  }
}

/** Sends a GET or a form over the agent's connections; rejects with `BrokenRequest`. */
function send(agent: Agent, url: string, form?: URLSearchParams): Promise<Outcome> {
  const posted = form && {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: new URL(url).origin },
    method: "POST",
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, ...posted }, (response) => {
      response.resume();
      response.once("end", () =>
        resolve({ connection: response.headers.connection, status: response.statusCode ?? 0 }),
      );
      response.once("error", (error) => reject(new BrokenRequest(error, true)));
    });
    sent.once("error", (error) => reject(new BrokenRequest(error, sent.reusedSocket)));
    sent.end(form?.toString());
  });
}

/** Time after which a deployment may kill the site (docs/operations/upgrade.md). */
const killedAfterMs = 10_000;

it("the site exits with code 0 before the kill timeout, despite slow downloads and idle or busy connections", async () => {
  const site = await startSiteWithoutCms();
  const folder = path.join(site.dataDir, "site/media", key);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "big.mp3"), "");
  truncateSync(path.join(folder, "big.mp3"), 200 * 1024 * 1024);

  const slow = await rawConnection(site.port);
  slow.write(`GET /files/${key}/big.mp3 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(slow, "data");
  slow.pause();
  const idle = await Promise.all(Array.from({ length: 20 }, () => rawConnection(site.port)));
  for (const socket of idle) socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await Promise.all(idle.map((socket) => once(socket, "data")));

  let stopIsReported = false;
  const afterSignal: Outcome[] = [];
  const lastOutcomes = new Map<number, Outcome>();
  const lostRequests: string[] = [];
  async function busyClient(client: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (;;) {
      const isAfterSignal = stopIsReported;
      try {
        const outcome = await send(agent, `${site.url}/about`);
        lastOutcomes.set(client, outcome);
        if (isAfterSignal) afterSignal.push(outcome);
      } catch (error) {
        if (!(error instanceof BrokenRequest)) throw error;
        if (error.wasSent || !stopIsReported) lostRequests.push(error.code);
        if (stopIsReported || error.code === "ECONNREFUSED") break;
      }
    }
    agent.destroy();
  }
  const busy = Array.from({ length: 30 }, (_, client) => busyClient(client));
  await delay(500);

  const startedAt = performance.now();
  const exit = site.stop();
  await vi.waitFor(
    async () => {
      const { headers, status } = await fetch(`${site.url}/readyz`);
      expect([status, headers.get("connection")]).toEqual([503, "close"]);
    },
    { interval: 10 },
  );
  stopIsReported = true;
  expect(await exit).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(killedAfterMs);
  await Promise.all(busy);
  const closing = [...lastOutcomes.values()].filter(({ connection }) => connection === "close");
  expect(closing.length).toBeGreaterThan(20);
  for (const outcome of afterSignal) expect(outcome).toEqual({ connection: "close", status: 200 });
  // A new connection may be refused; a received request gets its response.
  expect(lostRequests).toEqual([]);
  expect(site.logs()).toContain('"event":"site.stopped"');
  slow.destroy();
  for (const socket of idle) socket.destroy();
});

it("behind a proxy, the site accepts requests until the proxy notices the stop, and then forms on open connections", async () => {
  const site = await startSiteWithoutCms({ env: { TRUST_PROXY: "1" } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await send(agent, `${site.url}/about`);
  const exit = site.stop();
  await delay(2_000);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503);
  const lead = expertLeadFields("dana@example.com");
  expect((await postForm(`${site.url}/contact`, lead)).status).toBe(303);
  await delay(1_500);
  const form = new URLSearchParams(lead);
  expect(await send(agent, `${site.url}/contact`, form)).toEqual({ connection: "close", status: 303 });
  expect(await exit).toBe(0);
  agent.destroy();
});
