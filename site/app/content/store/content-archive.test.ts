import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Media } from "../media/media-store.server.ts";
import { LeftOut } from "../reading/left-out.ts";
import { type ContentArchive, openArchive } from "./content-archive.server.ts";
import { openContentDatabase } from "./content-database.server.ts";
import type { StoredPost } from "./content-state.ts";

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

function takePost(archive: ContentArchive, number: number, text: string): void {
  const stored = post(number);
  archive.keepTexts([{ stored, text: { bodyHtml: text, headings: [] } }]);
  archive.take({
    posts: new Map([[stored.documentId, stored]]),
    position: { epoch: "e", revision: number },
  });
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
  archive.keepTexts([{ stored: { fingerprint: "never shown" }, text: { bodyHtml: "", headings: [] } }]);
  const changed = { ...post(1), fingerprint: "f1 changed" };
  archive.keepTexts([{ stored: changed, text: { bodyHtml: "<p>changed</p>", headings: [] } }]);
  archive.take({ posts: new Map([["p1", changed]]) });
  expect(archive.textOf("f1")?.bodyHtml).toBe("<p>first</p>");
  const again = await open();
  expect(again.textOf("f1")).toBeNull();
  expect(again.textOf("never shown")).toBeNull();
  expect(again.textOf("f1 changed")?.bodyHtml).toBe("<p>changed</p>");
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
