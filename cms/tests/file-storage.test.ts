/** @module-tag slow */
import { readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storesForTest } from "../../site/testing/content-store.ts";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { runProgram } from "../testing/run-program.ts";
import { cmsDir, type RunningCms, startCms } from "../testing/running-cms.ts";
import { startBucket } from "./bucket.ts";
import { openContentManager, posts } from "./content-manager.ts";
import { callApi } from "./http.ts";
import { openMediaLibrary } from "./media-library.ts";

let bucket: Awaited<ReturnType<typeof startBucket>>;
let cms: RunningCms;
const stores = storesForTest();

beforeAll(async () => {
  bucket = await startBucket();
  cms = await startCms({ withAdministrator: true, env: bucket.env });
}, 300_000);

afterAll(async () => {
  stores.close();
  await cms?.stop();
  await bucket?.stop();
});

it("keeps uploaded files in the bucket, at public URLs", async () => {
  const contentManager = await openContentManager(cms);
  const library = await openMediaLibrary(cms);
  const picture = await library.upload("barn.png");
  expect(picture.url).toMatch(new RegExp(`^${bucket.url}/barn_\\w+\\.png$`));

  const post = { title: "Barn", slug: "barn", image: picture.id };
  const documentId = await contentManager.createPublished(posts, post);
  const { data } = await callApi<{ image: { url: string } }[]>(cms, "/mail-box-money-blogs?populate=image");
  const shownPicture = await fetch(data[0]?.image.url ?? "");
  expect([shownPicture.status, shownPicture.headers.get("content-type")]).toEqual([200, "image/png"]);
  const before = Buffer.from(await shownPicture.arrayBuffer());

  await library.replace(picture.id, "house.png");
  const after = Buffer.from(await (await fetch(picture.url)).arrayBuffer());
  expect(after.equals(before)).toBe(false);

  await contentManager.unpublish(posts, documentId);
  await library.remove(picture.id);
  expect((await fetch(picture.url)).status).toBe(404);
  expect(await bucket.names()).toEqual([]);
  expect(cms.logs()).not.toContain("S3RVER");
});

it("lets the site show stored pictures, in a post's picture field and in its text", async () => {
  const [contentManager, library] = [await openContentManager(cms), await openMediaLibrary(cms)];
  const [image, inText] = [await library.upload("porch.png"), await library.upload("garden.png")];
  const body = `Look:\n\n![A garden](${inText.url})`;
  await contentManager.createPublished(posts, { title: "Porch", slug: "porch", image: image.id, body });

  const store = await stores.store(cms.apiUrl, { apiToken: cms.token });
  await store.sync();
  const shownPost = store.current().posts.find("porch");
  // This service has no settings or figures, so ignore those problems.
  const { invalid, problems } = store.status();
  expect(invalid).toEqual([]);
  expect(problems.filter((problem) => !problem.includes("nothing is published"))).toEqual([]);
  expect(shownPost?.image?.src).toMatch(/^\/files\/\w+\/\d+\.webp$/);
  // Expect the site's own copy, because its policy allows no pictures of other origins.
  expect(shownPost?.bodyHtml).toMatch(/<img [^>]*src="\/files\/\w+\/\d+\.webp"/);
  expect(shownPost?.bodyHtml).not.toContain(bucket.origin);
});

it("lets the panel show pictures from the bucket and the site, and from no other host", async () => {
  const policy = (await fetch(`${cms.url}/admin`)).headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    new RegExp(`img-src 'self' data: blob: ${bucket.origin} http://localhost:3000(;|$)`),
  );
});

it("creates its bucket with a command that writes nothing to disk", async () => {
  bucket.acceptAnySignature();
  const folder = temporaryFolder();
  const program = path.join(cmsDir, "commands", "make-bucket.mjs");
  const env = { ...bucket.env, S3_BUCKET: "sponsor-new-files", DATA_DIR: path.join(folder, "data") };
  const { stdout } = await runProgram(program, [], env);
  expect(stdout).toBe("The bucket sponsor-new-files exists.\n");
  expect(await bucket.names("sponsor-new-files")).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});
