/** @module-tag slow */
import { createHash, createHmac } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { isOnPostgres, sql } from "../testing/test-database.mjs";
import { type Feed, feedOf } from "./content-changes.ts";
import { makeContentFolder } from "./content-folder.ts";
import { credentials, type Editor, editorOf, newsletters, posts } from "./editor.ts";
import { mediaLibraryOf } from "./media-library.ts";
import { logIn } from "./panel.ts";

let cms: RunningCms;
let contentDir: string;
let editor: Editor;
let feed: Feed;

beforeAll(async () => {
  contentDir = await makeContentFolder();
  cms = await startCms({ withEditor: true, contentDir, env: { SITE_HINT_URLS: "off" } });
  editor = await editorOf(cms);
  feed = feedOf(cms);
}, 120_000);

afterAll(async () => {
  await cms?.stop();
  rmSync(contentDir, { recursive: true, force: true });
});

// Each test sees only what it does itself.
beforeEach(() => feed.catchUp());

async function publishedPost(slug: string): Promise<string> {
  const { documentId } = await editor.create(posts, { title: slug, slug });
  await editor.publish(posts, documentId);
  await feed.catchUp();
  return documentId;
}

describe("the change feed", () => {
  it("says that everything is to be read when it is asked without a place to continue from", async () => {
    const { epoch, installation, revision, reset, changes } = (await feed.ask("")).body;
    expect({ reset, changes }).toEqual({ reset: true, changes: [] });
    expect(installation).toMatch(/^[\da-f-]{36}$/);
    expect(epoch).toMatch(/^[\w-]{8,64}$/);
    // What was seeded has been counted.
    expect(revision).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ["of another database", (now: number) => `since=${now}&epoch=another`],
    ["without its epoch", (now: number) => `since=${now}`],
    ["from the future", (now: number, epoch: string) => `since=${now + 1}&epoch=${epoch}`],
  ])("says so to a caller %s", async (_name, query) => {
    const { epoch, revision } = (await feed.ask("")).body;
    expect((await feed.ask(query(revision, epoch))).body).toMatchObject({
      epoch,
      revision,
      reset: true,
      changes: [],
    });
  });

  it.each([
    "since=x",
    "since=-1",
    "since=1.5",
    "since=1&since=2",
    "since[$gt]=1",
    "epoch=%27--",
    "epoch[]=a",
  ])("refuses %s", async (query) => {
    expect((await feed.ask(query)).status).toBe(400);
  });

  it("says nothing while nothing changes", async () => {
    for (let round = 0; round < 20; round += 1) expect(await feed.news()).toEqual([]);
  });

  // SQLite tells whether anything was written, whatever it was.
  it.skipIf(isOnPostgres)("writes nothing while nothing changes", async () => {
    const database = new DatabaseSync(path.join(cms.dataDir, "cms", "cms.db"), { readOnly: true });
    const version = () => database.prepare("pragma data_version").get();
    // The key's last use is noted at its first.
    await feed.news();
    const before = version();
    for (let round = 0; round < 20; round += 1) await feed.news();
    expect(version()).toEqual(before);
    database.close();
  });

  it.each([
    ["without an access key", null, 403],
    ["with a wrong one", "0".repeat(48), 401],
  ])("is not for others, and works for nobody %s", async (_name, accessKey, status) => {
    const { documentId } = await editor.create(posts, { title: "Ours", slug: "ours" });
    await editor.publish(posts, documentId);
    const waiting = () => sql(cms.dataDir, "select document_id from pending_content_changes order by id");
    const before = await waiting();
    expect(before.length).toBeGreaterThan(0);
    for (const query of ["", `since=0&epoch=${feed.place().epoch}`]) {
      const answer = await feed.ask(query, accessKey);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toContain("ours");
    }
    expect(await waiting()).toEqual(before);
    await editor.remove(posts, documentId);
  });

  it("names at most a thousand changes; whoever is further behind reads everything", async () => {
    const add = (count: number, name: string) =>
      sql(
        cms.dataDir,
        `insert into pending_content_changes (type, document_id) values ${Array(count).fill("('stats', ?)").join()}`,
        Array.from({ length: count }, (_, index) => `${name}-${index}`),
      );
    const { epoch, revision } = feed.place();
    await add(1_000, "first");
    expect(await feed.news()).toHaveLength(1_000);
    await add(1, "next");
    const { body } = await feed.ask(`since=${revision}&epoch=${epoch}`);
    expect(body).toMatchObject({ epoch, revision: revision + 1_001, reset: true, changes: [] });
    expect(await feed.news()).toEqual([{ type: "stats", documentId: "next-0", slug: null }]);
  });

  it("is silent about drafts", async () => {
    const { documentId } = await editor.create(posts, { title: "Quiet", slug: "quiet" });
    await editor.update(posts, documentId, { title: "Quieter" });
    await editor.duplicate(posts, documentId, { title: "Quiet too", slug: "quiet-too" });
    await editor.remove(posts, documentId);
    expect(await feed.news()).toEqual([]);
  });

  it("names what is published, once, and not what is only saved", async () => {
    const { documentId } = await editor.create(posts, { title: "First", slug: "first" });
    await editor.publish(posts, documentId);
    const change = { type: "mail-box-money-blogs", documentId, slug: "first" };
    expect(await feed.news()).toEqual([change]);

    await editor.update(posts, documentId, { title: "Not yet" });
    await editor.discardChanges(posts, documentId);
    expect(await feed.news()).toEqual([]);

    await editor.publish(posts, documentId, { title: "Second" });
    await editor.publish(posts, documentId, { title: "Third", slug: "third" });
    const news = await feed.news();
    expect(news.filter(({ type }) => type !== "redirects")).toEqual([{ ...change, slug: "third" }]);
  });

  it("names what is unpublished, deleted and published in bulk", async () => {
    const one = await publishedPost("one");
    const two = await publishedPost("two");
    await editor.unpublish(posts, one);
    expect(await feed.news()).toEqual([{ type: "mail-box-money-blogs", documentId: one, slug: "one" }]);
    await editor.publishMany(posts, [one, two]);
    expect((await feed.news()).map(({ documentId }) => documentId).toSorted()).toEqual([one, two].toSorted());
    await editor.unpublishMany(posts, [one]);
    await editor.removeMany(posts, [one, two]);
    expect((await feed.news()).map(({ slug }) => slug).toSorted()).toEqual(["one", "two"]);
  });

  it("names newsletters without an address of their own", async () => {
    const issue = (await editor.list(newsletters))[0];
    await editor.publish(newsletters, issue?.documentId ?? "");
    expect(await feed.news()).toEqual([
      { type: "mailbox-money-newsletters", documentId: issue?.documentId, slug: null },
    ]);
  });

  it("holds nothing of a publish that was refused", async () => {
    const { documentId } = await editor.create(posts, { slug: "untitled" });
    await expect(editor.publish(posts, documentId)).rejects.toThrow("400");
    expect(await feed.news()).toEqual([]);
  });

  it("gives every change to a slow reader and a fast one, in publishes at the same time", async () => {
    const slow = feedOf(cms);
    await slow.catchUp();
    const seen = new Set<string>();
    let isPublishing = true;
    const reading = (async () => {
      while (isPublishing) for (const { documentId } of await feed.news()) seen.add(documentId);
    })();
    const created = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { documentId } = await editor.create(posts, { title: `Rush ${index}`, slug: `rush-${index}` });
        await editor.publish(posts, documentId);
        return documentId;
      }),
    );
    isPublishing = false;
    await reading;
    for (const { documentId } of await feed.news()) seen.add(documentId);
    expect([...seen].toSorted()).toEqual(created.toSorted());
    expect((await slow.news()).map(({ documentId }) => documentId).toSorted()).toEqual(created.toSorted());
  });
});

describe("a picture of the media library", () => {
  it("that is described anew or replaced changes the published posts that show it", async () => {
    const library = await mediaLibraryOf(cms);
    const picture = await library.upload("barn.png");
    const unrelated = await library.upload("silo.png");
    const inField = await editor.create(posts, { title: "Field", slug: "field", image: picture.id });
    await editor.publish(posts, inField.documentId);
    const inText = await editor.create(posts, {
      title: "Text",
      slug: "text",
      body: `![A barn](${picture.url})`,
    });
    await editor.publish(posts, inText.documentId);
    await editor.create(posts, { title: "Draft", slug: "draft", image: picture.id });
    const both = ["field", "text"];
    await feed.catchUp();

    await library.describe(unrelated.id, "A silo");
    expect(await feed.news()).toEqual([]);
    await library.describe(picture.id, "A red barn");
    expect((await feed.news()).map(({ slug }) => slug).toSorted()).toEqual(both);
    await library.replace(picture.id, "house.png");
    expect((await feed.news()).map(({ slug }) => slug).toSorted()).toEqual(both);
  });

  it("that a program deletes with a key of its own changes what showed it", async () => {
    const superAdmin = await logIn(cms, credentials);
    const key = { name: "Clean-up", description: "", type: "full-access", lifespan: null };
    const { accessKey } = (await superAdmin("POST", "/admin/api-tokens", key)).json<{
      data: { accessKey: string };
    }>().data;
    const issue = (await editor.list(newsletters))[0];
    const pdf = (issue?.pdf as { id: number } | undefined)?.id;
    await feed.catchUp();
    const deleted = await fetch(`${cms.apiUrl}/upload/files/${pdf}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${accessKey}` },
    });
    expect(deleted.status).toBe(200);
    expect(await feed.news()).toEqual([
      { type: "mailbox-money-newsletters", documentId: issue?.documentId, slug: null },
    ]);
  });
});

describe("after a restart", () => {
  it("goes on where it was", async () => {
    const { dataDir, env } = cms;
    await cms.kill();
    cms = await startCms({ dataDir, env, contentDir });
    editor = await editorOf(cms);
    feed.moveTo(cms);
    expect(await feed.news()).toEqual([]);
    await publishedPost("after");
    const { body } = await feed.ask(`since=${feed.place().revision - 1}&epoch=${feed.place().epoch}`);
    expect(body.changes).toMatchObject([{ slug: "after" }]);
  });
});

describe("the hint", () => {
  interface Hint {
    headers: IncomingHttpHeaders;
    body: string;
  }
  const hints: Hint[] = [];
  let site: Server;
  let hung: Server;
  let busy: Server;
  let askedOfBusy = 0;
  let hinting: RunningCms;
  let publisher: Editor;

  const portOf = (server: Server): number => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  };
  const listening = (server: Server): Promise<void> =>
    new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve()));

  beforeAll(async () => {
    site = createServer((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        hints.push({ headers: request.headers, body });
        response.writeHead(204).end();
      });
    });
    hung = createServer(() => undefined);
    busy = createServer((request, response) => {
      if (request.url === "/content-hint") askedOfBusy += 1;
      if (askedOfBusy !== 1) response.writeHead(204).end();
    });
    await Promise.all([site, hung, busy].map(listening));
    const origins = [portOf(site), portOf(hung), 9, portOf(busy)].map((port) => `http://127.0.0.1:${port}`);
    hinting = await startCms({ withEditor: true, env: { SITE_HINT_URLS: origins.join(",") } });
    publisher = await editorOf(hinting);
  }, 120_000);

  afterAll(async () => {
    await hinting?.stop();
    for (const server of [site, hung, busy]) {
      server?.closeAllConnections();
      server?.close();
    }
  });

  it("comes at once after a publish, signed, with nothing in it, though other sites hang or are away", async () => {
    hints.length = 0;
    const { documentId } = await publisher.create(posts, { title: "Told", slug: "told" });
    await publisher.publish(posts, documentId);
    // The hint to the site that hangs is given up long after that.
    expect(hinting.logs()).not.toMatch(new RegExp(`${portOf(hung)} takes no hints`));
    await vi.waitFor(() => expect(hints).toHaveLength(1), 1_000);
    const { headers, body } = hints[0] ?? { headers: {}, body: "?" };
    expect(body).toBe("");
    expect(JSON.stringify(headers)).not.toContain(hinting.token);
    const timestamp = String(headers["hint-timestamp"]);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(5);
    const key = createHash("sha256").update(`content-hint:${hinting.token}`).digest();
    expect(headers["hint-signature"]).toBe(
      `sha256=${createHmac("sha256", key).update(timestamp).digest("hex")}`,
    );
  });

  it("does not come for drafts, and comes few times for many changes", async () => {
    const created = [];
    for (let index = 0; index < 20; index += 1) {
      created.push(await publisher.create(posts, { title: `Many ${index}`, slug: `many-${index}` }));
    }
    hints.length = 0;
    await publisher.publishMany(
      posts,
      created.map(({ documentId }) => documentId),
    );
    await vi.waitFor(() => expect(hints.length).toBeGreaterThan(0), 1_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hints.length).toBeLessThanOrEqual(3);
  });

  it("says in the log, once, which site takes none, and nothing of one that takes the second try", async () => {
    const refusals = () => hinting.logs().match(/(?<=:)\d+(?= takes no hints)/g) ?? [];
    await vi.waitFor(() => expect(refusals()).toHaveLength(2), 20_000);
    await vi.waitFor(() => expect(askedOfBusy).toBeGreaterThan(1), 20_000);
    expect(refusals().toSorted()).toEqual(["9", String(portOf(hung))].toSorted());
  });
});
