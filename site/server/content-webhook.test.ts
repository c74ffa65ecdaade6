import { createHmac } from "node:crypto";
import type { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { appWithHandler } from "../testing/serve-handler.ts";
import { contentWebhook } from "./content-webhook.ts";
import type { SiteEnv } from "./responses.ts";
import { signingKey } from "./signing-key.ts";

const apiToken = "shared-token";
const now = Date.parse("2026-11-20T12:00:00Z");
const sync = vi.fn();
let app: Hono<SiteEnv>;

function useWebhook(options: { apiToken: string | undefined }): void {
  app = appWithHandler(contentWebhook({ sync, now: () => now, ...options }));
}

const callWebhook = async (headers: Record<string, string>, method = "POST") =>
  (await app.request("/refresh-ping", { headers, method })).status;

function signedHeaders(
  timestamp: string,
  key = signingKey("refresh-ping", apiToken),
): Record<string, string> {
  const signature = createHmac("sha256", key).update(timestamp).digest("hex");
  return { "ping-signature": `sha256=${signature}`, "ping-timestamp": timestamp };
}

const timestampAfter = (seconds: number) => String(now / 1000 + seconds);

beforeEach(() => useWebhook({ apiToken }));
afterEach(() => void sync.mockClear());

describe("a webhook of the content service", () => {
  it.each([0, -300, 300])("is accepted if the clocks differ by %i seconds", async (seconds) => {
    expect(await callWebhook(signedHeaders(timestampAfter(seconds)))).toBe(204);
    expect(sync).toHaveBeenCalledOnce();
  });

  it("starts a sync each time it arrives, even if it is a replay", async () => {
    for (let time = 0; time < 3; time += 1)
      expect(await callWebhook(signedHeaders(timestampAfter(0)))).toBe(204);
    expect(sync).toHaveBeenCalledTimes(3);
  });

  it.each<[string, Record<string, string>]>([
    ["unsigned", {}],
    ["older than five minutes", signedHeaders(timestampAfter(-301))],
    ["from more than five minutes ahead", signedHeaders(timestampAfter(301))],
    ["signed with another API token", signedHeaders(timestampAfter(0), signingKey("refresh-ping", "other"))],
    ["signed with the key for previews", signedHeaders(timestampAfter(0), signingKey("preview", apiToken))],
    [
      "signed for another timestamp",
      { ...signedHeaders(timestampAfter(0)), "ping-timestamp": timestampAfter(1) },
    ],
    ["cut short", { ...signedHeaders(timestampAfter(0)), "ping-signature": "sha256=ab" }],
    [
      'without the prefix "sha256="',
      {
        ...signedHeaders(timestampAfter(0)),
        "ping-signature": signedHeaders(timestampAfter(0))["ping-signature"]?.slice(7) ?? "",
      },
    ],
    ["with a timestamp in exponent notation", signedHeaders("1e9")],
    ["with a timestamp of 400 digits", signedHeaders("9".repeat(400))],
  ])("that is %s is refused", async (_, headers) => {
    expect(await callWebhook(headers)).toBe(403);
    expect(sync).not.toHaveBeenCalled();
  });

  it("must be a POST", async () => {
    expect(await callWebhook(signedHeaders(timestampAfter(0)), "GET")).toBe(405);
    expect(sync).not.toHaveBeenCalled();
  });

  it("is refused by a site without an API token", async () => {
    useWebhook({ apiToken: undefined });
    expect(await callWebhook(signedHeaders(timestampAfter(0)))).toBe(404);
    expect(sync).not.toHaveBeenCalled();
  });
});
