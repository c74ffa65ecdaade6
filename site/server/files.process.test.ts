import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openFiles } from "../testing/open-files.ts";
import { rawConnection, rawGet, rawRequest } from "../testing/raw-http.ts";
import { type RunningSite, startSiteWithoutCms } from "../testing/running-site.ts";

const key = "0123456789abcdef01234567";
const big = Buffer.alloc(20 * 1024 * 1024, "0123456789");
const small = "0123456789";

let site: RunningSite;
beforeAll(async () => {
  site = await startSiteWithoutCms();
  const copy = path.join(site.dataDir, "site/media", key);
  mkdirSync(copy, { recursive: true });
  writeFileSync(path.join(copy, "big.mp3"), big);
  writeFileSync(path.join(copy, "small.mp3"), small);
  writeFileSync(path.join(copy, "record.json"), '{"fileName":"big.mp3"}');
});
afterAll(() => site.stop());

/** Requests a file several times over one connection, reads a few bytes and disconnects. */
async function abortedDownload({ port }: RunningSite, target: string): Promise<void> {
  const socket = await rawConnection(port);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(8));
  await new Promise((resolve) => {
    socket.once("data", resolve);
    socket.once("close", resolve);
  });
  socket.resetAndDestroy();
}

describe.skipIf(process.platform !== "linux")("a download that is aborted", () => {
  it("leaves no file open and logs no failure", async () => {
    const before = openFiles(site.pid).length;
    for (let round = 0; round < 2; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => abortedDownload(site, `/files/${key}/big.mp3`)));
    }
    await vi.waitFor(() => expect(openFiles(site.pid).length).toBeLessThanOrEqual(before), {
      timeout: 5_000,
    });
    expect(
      site
        .logs()
        .match(/.*\.failed.*/g)
        ?.slice(0, 3),
    ).toBeUndefined();
  });

  it.skipIf(spawnSync("prlimit", ["--version"]).status !== 0)(
    "in a process with few file descriptors does not end it",
    { tags: "slow" },
    async () => {
      const few = await startSiteWithoutCms({ commandPrefix: ["prlimit", "--nofile=256"] });
      const target = "/decks/jefferson-reserve-phase-ii.pdf";
      for (let round = 0; round < 4; round += 1) {
        await Promise.all(Array.from({ length: 75 }, () => abortedDownload(few, target).catch(() => {})));
      }
      await delay(200);
      expect((await fetch(`${few.url}${target}`)).status).toBe(200);
      expect(await few.stop()).toBe(0);
    },
  );
});

describe("ranges (RFC 9110, section 14)", () => {
  const range = (value: string) => site.request(`/files/${key}/small.mp3`, { headers: { range: value } });

  it.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-99", "789", "bytes 7-9/10"],
    ["bytes=-3", "789", "bytes 7-9/10"],
  ])("%s returns that range", async (rangeHeader, part, contentRange) => {
    const response = await range(rangeHeader);
    expect([response.status, response.headers.get("content-range"), await response.text()]).toEqual([
      206,
      contentRange,
      part,
    ]);
    expect(response.headers.get("content-length")).toBe(String(part.length));
  });

  it("a range beyond the end is refused, and several at once return the whole file", async () => {
    const beyond = await range("bytes=10-");
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
    const several = await range("bytes=0-1,3-4");
    expect([several.status, await several.text()]).toEqual([200, small]);
  });
});

it.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("files of the build are sent as %s if accepted", async (accepted, encoding) => {
  const html = await (await site.request("/")).text();
  const script = /(\/static\/js\/react-[^" ]+\.js)/.exec(html)?.[1] ?? "/none";
  const response = await site.request(script, { headers: { "accept-encoding": accepted } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe(encoding);
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
  expect(response.headers.get("content-type")).toBe("application/javascript; charset=utf-8");
  expect((await response.text()).length).toBeGreaterThan(100);
});

describe("a path without a file", () => {
  it.each([
    "/static/js/none.js",
    "/pictures/none.webp",
    `/files/${key}/none.webp`,
    "/files/none",
    "/social/none.jpg",
  ])("%s gets 404, neither redirected nor cached, since another instance may have it", async (target) => {
    const response = await site.request(target);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it.each([
    `/files/${key}/record.json`,
    `/files/${key}/%72ecord.json`,
    `/files/${key}//record.json`,
    `/files/${key}/RECORD.JSON`,
    "/static/../../package.json",
    "/static/%2e%2e/%2e%2e/package.json",
    "/static/..\\..\\package.json",
    "/pictures/....//....//package.json",
    `/files/${key}/../../content.json`,
    "/files/../content.json",
    "/social/../content.json",
    "/social/%2e%2e/content.json",
    "/static/%252e%252e/package.json",
    "/%",
    "/%00",
    "/.env",
    "/%2eenv",
    "/static",
  ])("GET %s, sent unnormalized, reveals nothing", async (target) => {
    const { body, head, status } = await rawRequest(site.port, rawGet(target));
    expect([302, 308, 400, 404]).toContain(status);
    // Follows one redirect to another spelling of the same URL.
    const location = /^location: (.*)$/im.exec(head)?.[1];
    const last = location === undefined ? { body, status } : await rawRequest(site.port, rawGet(location));
    expect([302, 400, 404]).toContain(last.status);
    expect(`${body}${last.body}`).not.toMatch(/fileName|SQLite|"dependencies"/);
  });
});
