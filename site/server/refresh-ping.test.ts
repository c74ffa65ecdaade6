import { createHmac } from "node:crypto";
import type { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { appWithHandler } from "../testing/serve-handler.ts";
import { refreshPing } from "./refresh-ping.ts";
import type { SiteEnv } from "./responses.ts";
import { siteKey } from "./site-key.ts";

const accessKey = "shared-key";
const now = Date.parse("2026-11-20T12:00:00Z");
const sync = vi.fn();
let app: Hono<SiteEnv>;

function serve(options: { accessKey: string | undefined }): void {
  app = appWithHandler(refreshPing({ sync, now: () => now, ...options }));
}

const ping = async (headers: Record<string, string>, method = "POST") =>
  (await app.request("/refresh-ping", { headers, method })).status;

function signed(timestamp: string, key = siteKey("refresh-ping", accessKey)): Record<string, string> {
  const signature = createHmac("sha256", key).update(timestamp).digest("hex");
  return { "ping-signature": `sha256=${signature}`, "ping-timestamp": timestamp };
}

const timestampAfter = (seconds: number) => String(now / 1000 + seconds);

beforeEach(() => serve({ accessKey }));
afterEach(() => void sync.mockClear());

describe("a refresh ping", () => {
  it.each([0, -300, 300])("is accepted with %i seconds of clock difference", async (seconds) => {
    expect(await ping(signed(timestampAfter(seconds)))).toBe(204);
    expect(sync).toHaveBeenCalledOnce();
  });

  it("triggers one poll each time it arrives, also when replayed", async () => {
    for (let time = 0; time < 3; time += 1) expect(await ping(signed(timestampAfter(0)))).toBe(204);
    expect(sync).toHaveBeenCalledTimes(3);
  });

  it.each<[string, Record<string, string>]>([
    ["unsigned", {}],
    ["older than five minutes", signed(timestampAfter(-301))],
    ["from more than five minutes ahead", signed(timestampAfter(301))],
    ["signed with another access key", signed(timestampAfter(0), siteKey("refresh-ping", "other"))],
    ["signed with the key for previews", signed(timestampAfter(0), siteKey("preview", accessKey))],
    [
      "with another timestamp than it signs",
      { ...signed(timestampAfter(0)), "ping-timestamp": timestampAfter(1) },
    ],
    ["cut short", { ...signed(timestampAfter(0)), "ping-signature": "sha256=ab" }],
    [
      'without the prefix "sha256="',
      {
        ...signed(timestampAfter(0)),
        "ping-signature": signed(timestampAfter(0))["ping-signature"]?.slice(7) ?? "",
      },
    ],
    ["with a timestamp in exponent notation", signed("1e9")],
    ["with a timestamp of 400 digits", signed("9".repeat(400))],
  ])("that is %s is refused", async (_, headers) => {
    expect(await ping(headers)).toBe(403);
    expect(sync).not.toHaveBeenCalled();
  });

  it("must be a POST", async () => {
    expect(await ping(signed(timestampAfter(0)), "GET")).toBe(405);
    expect(sync).not.toHaveBeenCalled();
  });

  it("is refused by a site without an access key", async () => {
    serve({ accessKey: undefined });
    expect(await ping(signed(timestampAfter(0)))).toBe(404);
    expect(sync).not.toHaveBeenCalled();
  });
});
