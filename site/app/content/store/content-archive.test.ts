import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LeftOut } from "../source/reading/left-out.ts";
import { type ContentArchive, openArchive } from "./content-archive.server.ts";
import { openContentDatabase } from "./content-database.server.ts";
import type { StoredPost } from "./content-state.ts";
import type { Media } from "./media/media-store.server.ts";

let stateDir: string;
let database: DatabaseSync;
beforeEach(() => {
  stateDir = mkdtempSync(path.join(tmpdir(), "archive-test-"));
  database = openDatabase();
});
afterEach(() => {
  database.close();
  rmSync(stateDir, { recursive: true, force: true });
});

const openDatabase = () => openContentDatabase({ apiUrl: "http://cms.example/api", log: () => {}, stateDir });

const noMedia: Media = {
  audio: () => Promise.reject(new Error("no audio here")),
  image: () => Promise.reject(new Error("no pictures here")),
  dated: async (file) => file,
  isCopied: async () => false,
  pdf: () => Promise.reject(new Error("no PDFs here")),
};
const open = (of = database) => openArchive(of, noMedia, new LeftOut(() => {}));

function post(number: number): StoredPost {
  const date = new Date(Date.UTC(2026, 0, number)).toISOString();
  const summary = {
    author: null,
    category: null,
    excerpt: "",
    image: null,
    publishedAt: date,
    readingMinutes: 1,
    slug: `post-${number}`,
    title: `Post ${number}`,
    updatedAt: date,
  };
  return {
    documentId: `p${number}`,
    fingerprint: `f${number}`,
    madeBy: "x",
    media: [],
    source: "s",
    summary,
  };
}

const change = (stored: StoredPost, text: string) =>
  new Map([[stored.documentId, { stored, text: { bodyHtml: text, headings: [] } }]]);

function takePost(archive: ContentArchive, number: number, text: string): void {
  archive.take({ posts: change(post(number), text), position: { epoch: "e", revision: number } });
}

it.each([
  ["read-only", "PRAGMA query_only = ON", "PRAGMA query_only = OFF", /readonly/],
  ["full", "PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000", /full/],
])(
  "on a disk that is %s it goes on in memory, says so, and writes all of it later",
  async (_name, fault, cure, reason) => {
    const archive = await open();
    takePost(archive, 1, "<p>first</p>");
    database.exec(fault);
    takePost(archive, 2, `<p>${"second ".repeat(2_000)}</p>`);
    expect(archive.problem).toMatch(reason);
    expect(archive.state.posts?.size).toBe(2);
    expect(archive.state.position).toEqual({ epoch: "e", revision: 2 });
    expect(archive.textOf("f2")?.bodyHtml).toContain("second");
    expect(archive.textOf("f1")?.bodyHtml).toBe("<p>first</p>");

    database.exec(cure);
    archive.take({});
    expect(archive.problem).toBeNull();
    const again = await open();
    expect(again.state.posts?.size).toBe(2);
    expect(again.state.position).toEqual({ epoch: "e", revision: 2 });
    expect(again.textOf("f2")?.bodyHtml).toContain("second");
  },
);

it("never keeps a position without the content up to it", async () => {
  const archive = await open();
  takePost(archive, 1, "<p>first</p>");
  database.exec("PRAGMA max_page_count = 1");
  takePost(archive, 2, "<p>second</p>".repeat(2_000));
  database.close();
  database = openDatabase();
  const again = await open();
  expect(again.state.position).toEqual({ epoch: "e", revision: 1 });
  expect(again.state.posts?.size).toBe(1);
});

it("keeps a text that was replaced for pages that are being made, and nothing that nobody shows", async () => {
  const archive = await open();
  takePost(archive, 1, "<p>first</p>");
  archive.take({ posts: change({ ...post(1), fingerprint: "f1 changed" }, "<p>changed</p>") });
  expect(archive.textOf("f1")?.bodyHtml).toBe("<p>first</p>");
  const again = await open();
  expect(again.textOf("f1")).toBeNull();
  expect(again.textOf("f1 changed")?.bodyHtml).toBe("<p>changed</p>");
});

describe("a text that was replaced a minute ago", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const version = (number: number) =>
    change({ ...post(1), fingerprint: `version ${number}` }, `<p>${number}</p>`);
  const passAMinute = () => vi.setSystemTime(Date.now() + 61_000);

  it("goes, also when the disk did not take the change that would have taken it", async () => {
    const archive = await open();
    archive.take({ posts: version(1) });
    archive.take({ posts: version(2) });
    passAMinute();
    database.exec(`
      CREATE TABLE parents (id INTEGER PRIMARY KEY);
      CREATE TABLE children (parent REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
      CREATE TRIGGER commit_fails AFTER INSERT ON posts BEGIN INSERT INTO children VALUES (1); END;`);
    archive.take({ posts: version(3) });
    expect(archive.problem).toMatch(/FOREIGN KEY/);
    expect(archive.textOf("version 1")).not.toBeNull();
    database.exec("DROP TRIGGER commit_fails");
    archive.take({});
    expect(archive.problem).toBeNull();
    expect(archive.textOf("version 1")).toBeNull();
    expect(archive.textOf("version 2")).not.toBeNull();
  });

  it("stays while a long reading has not shown the one after it", async () => {
    const archive = await open();
    archive.take({ posts: version(1) });
    archive.keep(version(2));
    passAMinute();
    archive.keep(change(post(7), "<p>another</p>"));
    expect(archive.textOf("version 1")).not.toBeNull();
    archive.take({});
    passAMinute();
    archive.take({ posts: version(3) });
    expect(archive.textOf("version 1")).toBeNull();
  });
});

it("opens where nothing can be written, with what is there", async () => {
  takePost(await open(), 1, "<p>first</p>");
  database.close();
  rmSync(path.join(stateDir, "content.db-wal"), { force: true });
  const file = path.join(stateDir, "content.db");
  const source = new DatabaseSync(file);
  source.exec("PRAGMA journal_mode = DELETE");
  source.close();
  database = new DatabaseSync(file, { readOnly: true });
  const archive = await open();
  takePost(archive, 2, "<p>second</p>");
  expect(archive.problem).toMatch(/readonly/);
  expect([...(archive.state.posts?.keys() ?? [])]).toEqual(["p1", "p2"]);
  expect(archive.textOf("f2")?.bodyHtml).toBe("<p>second</p>");
});
