import { readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { ownPicture } from "~/content/media/own-pictures.server.ts";
import { postLibrary } from "~/content/model/model.ts";
import { pageCard, podcastCard, postCard, type SocialCard, socialPath } from "~/seo/social/social-cards.ts";
import { bundledSite } from "../../testing/bundled-site.ts";
import type { Listening } from "../../testing/listen.ts";
import { hostileText, samplePost } from "../../testing/sample-content.ts";
import { serveHandler } from "../../testing/serve-handler.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { socialImages } from "./social-images.ts";

const { settings: sampleSettings } = bundledSite;

const posts = [
  samplePost(3, { image: { ...ownPicture("blog-01"), sources: [], src: "/pictures/gone.webp" } }),
  samplePost(2, { image: ownPicture("blog-01"), title: "Why a walking path is cheaper than a vacancy" }),
  samplePost(1, { title: hostileText }),
];
const settings = sampleSettings;
const stateDir = temporaryFolder();
let server: Listening;

const options = {
  content: () => ({ landingPages: [], posts: postLibrary(posts), settings, copyEdits: {} }),
  fileOf: (url: string) => path.join(import.meta.dirname, "../../public", url),
  mediaFolder: "/none",
};

beforeAll(async () => {
  server = await serveHandler(socialImages({ ...options, stateDir }));
});

afterAll(() => server.stop());

async function ask(pathname: string, init?: RequestInit) {
  const response = await fetch(`${server.origin}${pathname}`, { redirect: "manual", ...init });
  return {
    bytes: Buffer.from(await response.arrayBuffer()),
    headers: response.headers,
    status: response.status,
  };
}

function pathOf(card: SocialCard | null | undefined): string {
  if (!card) throw new Error("There is no such card");
  return socialPath(card);
}

const postPicture = (index: number) => pathOf(posts[index] && postCard(posts[index], settings));
const storedCount = () => readdirSync(path.join(stateDir, "social")).length;

describe("a page's picture", () => {
  it.each([
    ["a page", () => pathOf(pageCard("/about", { settings, copyEdits: {} }))],
    ["a post with a cover", () => postPicture(1)],
    ["a post with a hostile title", () => postPicture(2)],
  ])("of %s is a JPEG of 1200 by 630 below 300 KB with an immutable URL", async (_, url) => {
    const { bytes, headers, status } = await ask(url());
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect(headers.get("cache-control")).toContain("immutable");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", height: 630, width: 1200 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  it("is painted once for concurrent requests, and supports HEAD and conditional requests", async () => {
    const url = pathOf(pageCard("/portfolio", { settings, copyEdits: {} }));
    const before = storedCount();
    const responses = await Promise.all(Array.from({ length: 10 }, () => ask(url)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(storedCount()).toBe(before + 1);
    const etag = responses[0]?.headers.get("etag") ?? "";
    // Browsers send this on a reload. `fetch` alone would send `no-cache`, which asks for the whole file.
    const reload = { "cache-control": "max-age=0", "if-none-match": etag };
    expect((await ask(url, { headers: reload })).status).toBe(304);
    const head = await ask(url, { method: "HEAD" });
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    expect(Number(head.headers.get("content-length"))).toBeGreaterThan(10_000);
  });

  it("gets 404, and is not painted, if the content has no such card", async () => {
    const before = storedCount();
    const url = pathOf(pageCard("/contact", { settings, copyEdits: {} }));
    const others = [
      url.replace(/[\da-f]{16}/, "0123456789abcdef"),
      "/social/x.jpg",
      "/social/",
      "/social/..%2f..%2f..%2fetc/passwd.0123456789abcdef.jpg",
      "/social/blog/%00.0123456789abcdef.jpg",
    ];
    for (const other of others) expect((await ask(other)).status, other).toBe(404);
    expect(storedCount()).toBe(before);
  });

  it("is replaced by the brand's cover, and not stored, if its own cover cannot be read", async () => {
    const before = storedCount();
    const { headers, status } = await ask(postPicture(0));
    expect([status, headers.get("location"), headers.get("cache-control")]).toEqual([
      302,
      "/og-default.png",
      "no-store",
    ]);
    expect(storedCount()).toBe(before);
  });
});

it("the least recently used picture is deleted when there are too many", async () => {
  const folder = temporaryFolder();
  const { origin, stop } = await serveHandler(socialImages({ ...options, maxKept: 2, stateDir: folder }));
  onTestFinished(stop);
  const paths = ["/about", "/portfolio", "/media"].map((page) =>
    pathOf(pageCard(page, { settings, copyEdits: {} })),
  );
  for (const url of paths) expect((await fetch(`${origin}${url}`)).status).toBe(200);
  const names = paths.map((url) => url.split(".").at(-2) ?? "");
  expect(readdirSync(path.join(folder, "social")).toSorted()).toEqual(
    names
      .slice(1)
      .map((name) => `${name}.jpg`)
      .toSorted(),
  );
});

describe("the podcast's artwork", () => {
  it("meets the directories' rules: square, 1,400 to 3,000 pixels, below 512 KB", async () => {
    const { bytes } = await ask(pathOf(podcastCard(settings)));
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: "jpeg",
      height: 3_000,
      space: "srgb",
      width: 3_000,
    });
    expect(bytes.length).toBeLessThan(512 * 1024);
  });
});
