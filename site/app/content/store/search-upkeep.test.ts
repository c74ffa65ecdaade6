import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { snapshotOf } from "../../../testing/snapshot.ts";
import type { Post } from "../model/model.ts";
import { openSearchUpkeep, type SearchUpkeep } from "./search-upkeep.server.ts";

let database: DatabaseSync;
beforeEach(() => {
  database = new DatabaseSync(":memory:");
});
afterEach(() => database.close());

function post(number: number, words = ""): Post {
  const date = new Date(Date.UTC(2026, 0, number)).toISOString();
  return {
    author: null,
    bodyHtml: `<p>Prairie number ${number}. ${words}</p>`,
    category: null,
    excerpt: "",
    headings: [],
    image: null,
    publishedAt: date,
    readingMinutes: 1,
    slug: `post-${number}`,
    title: `Post ${number}`,
    updatedAt: date,
  };
}

function follow(upkeep: SearchUpkeep, posts: readonly Post[], print = "1") {
  return upkeep.follow(snapshotOf(posts, []), new Map(posts.map(({ slug }) => [slug, print])));
}

const found = (upkeep: SearchUpkeep, query = "prairie number") =>
  upkeep.search(query, { kind: "post", limit: 5 }).total;

it("a few posts can be found at once, many bit by bit", async () => {
  const upkeep = openSearchUpkeep(database, "code");
  const few = Array.from({ length: 20 }, (_, index) => post(index + 1));
  const many = Array.from({ length: 90 }, (_, index) => post(index + 1));
  void follow(upkeep, few);
  expect(found(upkeep)).toBe(20);
  const following = follow(upkeep, many);
  expect(found(upkeep)).toBeLessThan(90);
  await following;
  expect(found(upkeep)).toBe(90);
});

it("the newest content wins over one that is still being written", async () => {
  const upkeep = openSearchUpkeep(database, "code");
  const many = Array.from({ length: 90 }, (_, index) => post(index + 1));
  await Promise.all([follow(upkeep, many), follow(upkeep, many.slice(0, 3))]);
  expect(found(upkeep)).toBe(3);
});

it("nothing is written again after a restart, unless other code would write it otherwise", async () => {
  await follow(openSearchUpkeep(database, "code"), [post(1, "zephyr")]);
  const same = openSearchUpkeep(database, "code");
  await follow(same, [post(1, "mistral")]);
  expect(found(same, "mistral")).toBe(0);
  const other = openSearchUpkeep(database, "other code");
  await follow(other, [post(1, "mistral")]);
  expect(found(other, "mistral")).toBe(1);
});

it("a damaged index is made anew", async () => {
  const upkeep = openSearchUpkeep(database, "code");
  await follow(upkeep, [post(1), post(2)]);
  database.enableDefensive(false);
  database.exec("UPDATE search_stems_data SET block = x'00ff00ff' WHERE id > 1");
  found(upkeep);
  await follow(upkeep, [post(1), post(2), post(3)]);
  expect(found(upkeep)).toBe(3);
});

it("tables of another version are made anew", async () => {
  database.exec("CREATE TABLE search_documents (key TEXT PRIMARY KEY, words TEXT)");
  const upkeep = openSearchUpkeep(database, "code");
  await follow(upkeep, [post(1)]);
  expect(found(upkeep)).toBe(1);
});
