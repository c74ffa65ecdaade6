/** @module-tag slow */
import { createHash, createHmac } from "node:crypto";
import { rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type RunningCms, startCms } from "../testing/running-cms.mjs";
import { sql } from "../testing/test-database.mjs";
import { makeContentFolder } from "./content-folder.ts";
import { type Watcher, watcherOf } from "./content-versions.ts";
import { credentials, type Editor, editorOf, newsletters, posts } from "./editor.ts";
import { mediaLibraryOf } from "./media-library.ts";
import { logIn } from "./panel.ts";

let cms: RunningCms;
let contentDir: string;
let editor: Editor;
let watcher: Watcher;
const blogs = "mail-box-money-blogs";

beforeAll(async () => {
  contentDir = await makeContentFolder();
  cms = await startCms({ withEditor: true, contentDir, env: { SITE_ORIGINS: "off" } });
  editor = await editorOf(cms);
  watcher = watcherOf(cms);
}, 300_000);

afterAll(async () => {
  await cms?.stop();
  rmSync(contentDir, { recursive: true, force: true });
});

// Each test sees only its own changes.
beforeEach(() => watcher.catchUp());

async function publishedPost(slug: string): Promise<string> {
  const { documentId } = await editor.create(posts, { title: slug, slug });
  await editor.publish(posts, documentId);
  await watcher.catchUp();
  return documentId;
}

describe("the content versions", () => {
  it("name every public type, and the installation", async () => {
    const { installation, versions } = (await watcher.ask()).body;
    expect(installation).toMatch(/^[\da-f-]{36}$/);
    expect(Object.keys(versions)).toEqual(
      expect.arrayContaining([
        "launch",
        "mail-box-money-blogs",
        "mailbox-money-newsletters",
        "site-setting",
        "about-page",
      ]),
    );
    for (const version of Object.values(versions)) {
      expect(version).toEqual({ content: expect.any(String), files: expect.any(String) });
    }
  });

  it("stay the same while nothing changes", async () => {
    for (let round = 0; round < 20; round += 1) expect(await watcher.changes()).toEqual([]);
  });

  it.each([
    ["without an access key", null, 403],
    ["with a wrong access key", "0".repeat(48), 401],
  ])("are not readable by others: %s", async (_name, accessKey, status) => {
    const answer = await watcher.ask(accessKey);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain("mail-box");
  });

  it("stay the same for drafts", async () => {
    const { documentId } = await editor.create(posts, { title: "Quiet", slug: "quiet" });
    await editor.update(posts, documentId, { title: "Quieter" });
    await editor.duplicate(posts, documentId, { title: "Quiet too", slug: "quiet-too" });
    await editor.remove(posts, documentId);
    expect(await watcher.changes()).toEqual([]);
  });

  it("change when something is published, not when it is saved", async () => {
    const { documentId } = await editor.create(posts, { title: "First", slug: "first" });
    await editor.publish(posts, documentId);
    expect(await watcher.changes()).toEqual([blogs]);

    await editor.update(posts, documentId, { title: "Not yet" });
    await editor.discardChanges(posts, documentId);
    expect(await watcher.changes()).toEqual([]);

    await editor.publish(posts, documentId, { title: "Second" });
    await editor.publish(posts, documentId, { title: "Third", slug: "third" });
    expect((await watcher.changes()).toSorted()).toEqual([blogs, "redirects"]);
  });

  it("change when something is unpublished, deleted or published in bulk", async () => {
    const [one, two] = [await publishedPost("one"), await publishedPost("two")];
    await editor.unpublish(posts, one);
    expect(await watcher.changes()).toEqual([blogs]);
    await editor.publishMany(posts, [one, two]);
    expect(await watcher.changes()).toEqual([blogs]);
    await editor.unpublishMany(posts, [one]);
    expect(await watcher.changes()).toEqual([blogs]);
    await editor.removeMany(posts, [one, two]);
    expect(await watcher.changes()).toEqual([blogs]);
  });

  it("change only for the type concerned", async () => {
    const issue = (await editor.list(newsletters))[0];
    await editor.publish(newsletters, issue?.documentId ?? "");
    expect(await watcher.changes()).toEqual(["mailbox-money-newsletters"]);
  });

  it("stay the same after a refused publish", async () => {
    const { documentId } = await editor.create(posts, { slug: "untitled" });
    await expect(editor.publish(posts, documentId)).rejects.toThrow("400");
    expect(await watcher.changes()).toEqual([]);
  });

  it("change during and after many concurrent publishes", async () => {
    const seen = new Set<string>();
    let isPublishing = true;
    const versionOf = async () => (await watcher.ask()).body.versions[blogs]?.content ?? "none";
    const before = await versionOf();
    // Reads versions until the last publish has returned.
    const reading = (async () => {
      while (isPublishing) seen.add(await versionOf());
    })();
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const { documentId } = await editor.create(posts, { title: `Rush ${index}`, slug: `rush-${index}` });
        await editor.publish(posts, documentId);
      }),
    );
    isPublishing = false;
    await reading;
    expect(await versionOf()).not.toBe(before);
    expect(seen.size).toBeGreaterThan(1);
  });

  it("do not repeat after a backup is restored and an entry is published again", async () => {
    const documentId = await publishedPost("restored");
    const saved = await sql(cms.dataDir, "select * from content_versions");
    await editor.publish(posts, documentId, { title: "After the backup" });
    const { versions: later } = (await watcher.ask()).body;
    for (const { type, content } of saved) {
      await sql(cms.dataDir, "update content_versions set content = ? where type = ?", [content, type]);
    }
    expect((await watcher.ask()).body.versions[blogs]).not.toEqual(later[blogs]);
    await editor.publish(posts, documentId, { title: "After the restore" });
    expect((await watcher.ask()).body.versions[blogs]).not.toEqual(later[blogs]);
  });
});

describe("a picture of the media library", () => {
  it("changes the types that show it when it is described again or replaced", async () => {
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
    await watcher.catchUp();

    await library.describe(unrelated.id, "A silo");
    expect(await watcher.changes()).toEqual([]);
    await library.describe(picture.id, "A red barn");
    expect(await watcher.changes()).toEqual([`${blogs} files`]);
    await library.replace(picture.id, "house.png");
    expect(await watcher.changes()).toEqual([`${blogs} files`]);
  });

  it("changes the types that showed it when a program deletes it with its own key", async () => {
    const superAdmin = await logIn(cms, credentials);
    const key = { name: "Clean-up", description: "", type: "full-access", lifespan: null };
    const { accessKey } = (await superAdmin("POST", "/admin/api-tokens", key)).json<{
      data: { accessKey: string };
    }>().data;
    const issue = (await editor.list(newsletters))[0];
    const pdf = (issue?.pdf as { id: number } | undefined)?.id;
    await watcher.catchUp();
    const deleted = await fetch(`${cms.apiUrl}/upload/files/${pdf}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${accessKey}` },
    });
    expect(deleted.status).toBe(200);
    expect(await watcher.changes()).toEqual(["mailbox-money-newsletters files"]);
  });
});

describe("the content versions after a restart", () => {
  it("are unchanged", async () => {
    const { dataDir, env } = cms;
    await cms.kill();
    cms = await startCms({ dataDir, env, contentDir });
    editor = await editorOf(cms);
    watcher.moveTo(cms);
    expect(await watcher.changes()).toEqual([]);
  });
});

describe("the webhook", () => {
  interface Ping {
    headers: IncomingHttpHeaders;
    body: string;
  }
  const pings: Ping[] = [];
  let site: Server;
  let hung: Server;
  let busy: Server;
  let busyPings = 0;
  let pinging: RunningCms;
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
        pings.push({ headers: request.headers, body });
        response.writeHead(204).end();
      });
    });
    hung = createServer(() => undefined);
    busy = createServer((request, response) => {
      if (request.url === "/refresh-ping") busyPings += 1;
      if (busyPings !== 1) response.writeHead(204).end();
    });
    await Promise.all([site, hung, busy].map(listening));
    const origins = [portOf(site), portOf(hung), 9, portOf(busy)].map((port) => `http://127.0.0.1:${port}`);
    pinging = await startCms({ withEditor: true, env: { SITE_ORIGINS: origins.join(",") } });
    publisher = await editorOf(pinging);
  }, 300_000);

  afterAll(async () => {
    await pinging?.stop();
    for (const server of [site, hung, busy]) {
      server?.closeAllConnections();
      server?.close();
    }
  });

  it("is sent at once after a publish, signed and without content, even if other sites are down", async () => {
    pings.length = 0;
    const { documentId } = await publisher.create(posts, { title: "Told", slug: "told" });
    await publisher.publish(posts, documentId);
    // The ping to the hanging site has not even timed out by then.
    expect(pinging.logs()).not.toMatch(new RegExp(`${portOf(hung)} does not accept refresh pings`));
    await vi.waitFor(() => expect(pings).toHaveLength(1), 1_000);
    const { headers, body } = pings[0] ?? { headers: {}, body: "?" };
    expect(body).toBe("");
    expect(JSON.stringify(headers)).not.toContain(pinging.token);
    const timestamp = String(headers["ping-timestamp"]);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(5);
    const key = createHash("sha256").update(`refresh-ping:${pinging.token}`).digest();
    expect(headers["ping-signature"]).toBe(
      `sha256=${createHmac("sha256", key).update(timestamp).digest("hex")}`,
    );
  });

  it("is not sent for drafts, and is batched for many changes", async () => {
    const created = [];
    for (let index = 0; index < 20; index += 1) {
      created.push(await publisher.create(posts, { title: `Many ${index}`, slug: `many-${index}` }));
    }
    pings.length = 0;
    await publisher.publishMany(
      posts,
      created.map(({ documentId }) => documentId),
    );
    await vi.waitFor(() => expect(pings.length).toBeGreaterThan(0), 1_000);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(pings.length).toBeLessThanOrEqual(3);
  });

  it("is logged once for a site that refuses it, and not if the second attempt succeeds", async () => {
    const refusals = () => pinging.logs().match(/(?<=:)\d+(?= does not accept refresh pings)/g) ?? [];
    await vi.waitFor(() => expect(refusals()).toHaveLength(2), 20_000);
    await vi.waitFor(() => expect(busyPings).toBeGreaterThan(1), 20_000);
    expect(refusals().toSorted()).toEqual(["9", String(portOf(hung))].toSorted());
  });
});
