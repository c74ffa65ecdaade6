/** @module-tag slow */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { makeContentFolder } from "./content-folder.ts";
import { api } from "./http.ts";

interface Post {
  body: string;
  publishedAt: string;
  updatedAt: string;
}

let contentDir: string;
let cms: RunningCms;
let post: Post | undefined;

beforeAll(async () => {
  contentDir = await makeContentFolder();
  const file = path.join(contentDir, "posts", "middle.md");
  const picture = '![A field](images/field.webp "In May")';
  writeFileSync(
    file,
    `${readFileSync(file, "utf8")}\n\n${picture}\n\nAnd again: ![The field](images/field.webp)\n`,
  );
  cms = await startCms({ contentDir });
  const { data } = await api<Post[]>(cms, "/mail-box-money-blogs?filters[slug][$eq]=middle");
  [post] = data;
});

afterAll(async () => {
  await cms.stop();
  rmSync(contentDir, { force: true, recursive: true });
});

it("pictures of a seeded text lie in the media library and are shown from there", async () => {
  const addresses = [...(post?.body.matchAll(/!\[[^\]]*\]\(([^\s)]+)/g) ?? [])].map(
    ([, address = ""]) => address,
  );
  expect(addresses).toHaveLength(2);
  expect(new Set(addresses).size).toBe(1);
  expect(post?.body).toContain(`![A field](${addresses[0]} "In May")`);
  const picture = await fetch(new URL(addresses[0] ?? "", cms.url));
  expect(picture.headers.get("content-type")).toBe("image/webp");
});

it("a seeded post was not changed on the day on which it was brought in", () => {
  expect(post?.publishedAt).toBe("2026-02-10T12:00:00.000Z");
  expect(post?.updatedAt).toBe(post?.publishedAt);
});
