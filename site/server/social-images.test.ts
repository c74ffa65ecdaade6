import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ownPicture } from "~/content/media/own-pictures.server.ts";
import { postCard } from "~/seo/page-meta.ts";
import { bundledSite } from "../testing/bundled-site.ts";
import type { Listening } from "../testing/listen.ts";
import { samplePost } from "../testing/sample-content.ts";
import { serveHandler } from "../testing/serve-handler.ts";
import { socialImages } from "./social-images.ts";

let server: Listening;
beforeAll(async () => {
  const fileOf = (url: string) => path.join(import.meta.dirname, "../public", url);
  server = await serveHandler(socialImages(fileOf, "/none"));
});
afterAll(() => server.stop());

it("a post's picture is a JPEG of 1200 by 630 below 300 KB with an immutable URL", async () => {
  const card = postCard(samplePost(1, { image: ownPicture("blog-01") }), bundledSite.settings);
  const response = await fetch(`${server.origin}${card?.path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(response.headers.get("cache-control")).toContain("immutable");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", height: 630, width: 1200 });
  expect(bytes.length).toBeLessThan(300_000);
});

it.each([
  "/social/",
  "/social/art/logo-mark.svg.jpg",
  "/social/pictures/none.webp.jpg",
  "/social/files/x.webp.jpg",
])("%s gets 404", async (url) => {
  expect((await fetch(`${server.origin}${url}`)).status).toBe(404);
});
