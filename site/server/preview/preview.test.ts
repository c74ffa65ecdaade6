import { expect, it } from "vitest";
import { previewToken } from "../../testing/preview-token.ts";
import { appWithHandler } from "../../testing/serve-handler.ts";
import { sampleSnapshot } from "../../testing/snapshot.ts";
import { createPreview } from "./preview.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const snapshot = sampleSnapshot([], []);
const claims = { documentId: "a1", exp: now / 1000 + 60, path: "/about", type: "about-page" };

function createTestPreview(options: { readonly isHttps?: boolean; readonly apiToken?: string | undefined }) {
  return createPreview({
    content: { current: () => snapshot, readDraft: async () => null },
    log: () => {},
    now: () => now,
    isHttps: false,
    apiToken: "shared",
    ...options,
  });
}

const enterPreview = (token: string, { endpoints }: ReturnType<typeof createTestPreview>) =>
  appWithHandler(endpoints["/preview"] ?? (() => new Response(null, { status: 404 }))).request(
    `/preview?token=${token}`,
  );

it("the preview's cookie is restricted to https if the site uses https", async () => {
  const token = previewToken(claims, "shared");
  const secure = await enterPreview(token, createTestPreview({ isHttps: true }));
  expect(secure.headers.get("set-cookie")).toBe(
    `__Host-preview=${token}; Max-Age=60; HttpOnly; SameSite=Lax; Path=/; Secure`,
  );
  expect((await enterPreview(token, createTestPreview({}))).headers.get("set-cookie")).not.toContain(
    "Secure",
  );
});

it("the preview finds its cookie among others, and ignores similar ones", () => {
  const token = previewToken(claims, "shared");
  const { claimsOf } = createTestPreview({ isHttps: true });
  expect(claimsOf(`a=b; __Host-preview=${token}; c=d`)).toEqual(claims);
  for (const cookies of [
    `x__Host-preview=${token}`,
    `a=__Host-preview=${token}`,
    `preview=${token}`,
    "__Host-preview=",
    "preview",
    "",
    undefined,
    null,
  ]) {
    expect(claimsOf(cookies)).toBeNull();
  }
});

it("previews are off for a site without an API token", async () => {
  const off = createTestPreview({ apiToken: undefined });
  const token = previewToken(claims, "undefined");
  expect(off.claimsOf(`preview=${token}`)).toBeNull();
  expect((await enterPreview(token, off)).status).toBe(403);
});
