/** @module-tag slow */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import {
  cmsDir,
  preparedData,
  type RunningCms,
  type StartOptions,
  startCms,
} from "../testing/running-cms.mjs";
import { makeContentFolder, writePost, writeSiteContent } from "./content-folder.ts";
import { type Configuration, type Editor, editorOf, posts } from "./editor.ts";
import { api } from "./http.ts";

interface Post {
  slug: string;
  title: string;
  publishedAt: string;
}

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** Makes a data folder as it is after a first start without content. */
async function preparedFolder(): Promise<string> {
  const dataDir = await preparedData();
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function temporaryContent(...args: Parameters<typeof makeContentFolder>): Promise<string> {
  const folder = await makeContentFolder(...args);
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(options: StartOptions): Promise<RunningCms> {
  const cms = await startCms(options);
  cleanUps.push(() => cms.kill());
  return cms;
}

const slugs = async (cms: RunningCms) =>
  (await api<Post[]>(cms, "/mail-box-money-blogs?sort=publishedAt:desc")).data.map(({ slug }) => slug);

/** Kills the service once it has stored some files of the posts. */
async function crashWhileSeeding(dataDir: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [path.join(cmsDir, "commands", "start.mjs")], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const uploads = path.join(dataDir, "cms", "public", "uploads");
  while (readdirSync(uploads).length < 5 && child.exitCode === null) await delay(5);
  child.kill("SIGKILL");
  await ended;
}

/** Returns the form's configuration with a renamed title field. */
async function withRenamedTitle(editor: Editor): Promise<Partial<Configuration>> {
  const { settings, metadatas, layouts } = await editor.configuration(posts);
  const { title } = metadatas;
  return {
    settings,
    layouts,
    metadatas: { title: { edit: { ...title?.edit, label: "Headline" }, list: { ...title?.list } } },
  };
}

describe("seeding", { timeout: 120_000 }, () => {
  it("happens once for each type: edits stay, deleted entries stay deleted, later content is added", async () => {
    const [dataDir, contentDir] = [await preparedFolder(), await temporaryContent()];
    const first = await start({ dataDir, contentDir });
    expect(await slugs(first)).toEqual(["newest", "middle", "oldest"]);
    const editor = await editorOf(first);
    const entries = await editor.list(posts);
    const idOf = (slug: string) => entries.find((entry) => entry.slug === slug)?.documentId ?? "";
    await editor.publish(posts, idOf("middle"), { title: "Edited" });
    await editor.remove(posts, idOf("newest"));
    await editor.configure(posts, await withRenamedTitle(editor));
    await first.stop();

    writePost(contentDir, { slug: "late", publishedAt: "2026-04-01T00:00:00.000Z" });
    const term = (name: string) => ({ term: name, meaning: "It depends." });
    writeSiteContent(contentDir, { "glossary-terms": [term("Why?"), { ...term("How?"), wrong: true }] });
    const second = await start({ dataDir, contentDir, env: first.env });
    expect(await slugs(second)).toEqual(["middle", "oldest"]);
    const { data } = await api<Post[]>(second, "/mail-box-money-blogs?filters[slug][$eq]=middle");
    expect(data[0]).toMatchObject({ title: "Edited", publishedAt: "2026-02-10T12:00:00.000Z" });
    const { metadatas } = await (await editorOf(second)).configuration(posts);
    expect(metadatas.title?.edit.label).toBe("Headline");
    expect(second.logs()).toMatch(/Seeding stopped .*glossary-terms have no field \\"wrong\\"/);
    await second.kill();

    writeSiteContent(contentDir, { "glossary-terms": [term("Why?"), term("How?")] });
    const third = await start({ dataDir, contentDir, env: first.env });
    const terms = await api<{ term: string }[]>(third, "/glossary-terms");
    expect(terms.data.map(({ term }) => term)).toEqual(["Why?", "How?"]);
  });

  it("survives a crash without duplicates", { tags: "slow" }, async () => {
    const seededPosts = Array.from({ length: 40 }, (_, i) => ({
      slug: `post-${String(i).padStart(2, "0")}`,
      publishedAt: new Date(Date.UTC(2026, 0, i + 1)).toISOString(),
    }));
    const [dataDir, contentDir] = [await preparedFolder(), await temporaryContent(seededPosts)];
    const empty = await start({ dataDir });
    await empty.stop();
    await crashWhileSeeding(dataDir, { ...empty.env, CONTENT_DIR: contentDir });
    const second = await start({ dataDir, contentDir });
    expect(second.logs()).toContain("Seeded 42 entries");
    expect(await slugs(second)).toEqual(seededPosts.map(({ slug }) => slug).toReversed());
    const drafts = await api<Post[]>(second, "/mail-box-money-blogs?status=draft", { token: second.token });
    expect(drafts.data).toHaveLength(seededPosts.length);
  });
});
