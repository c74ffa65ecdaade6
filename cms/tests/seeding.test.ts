/** @module-tag slow */
import { describe, expect, it, onTestFinished } from "vitest";
import { preparedData, type RunningCms, type StartOptions, startCms } from "../testing/running-cms.ts";
import { makeContentFolder, writePost, writeSiteContent } from "./content-folder.ts";
import { type Configuration, type ContentManager, openContentManager, posts } from "./content-manager.ts";
import { callApi } from "./http.ts";

interface Post {
  slug: string;
  title: string;
  publishedAt: string;
}

async function start(options: StartOptions): Promise<RunningCms> {
  const cms = await startCms(options);
  onTestFinished(() => cms.kill());
  return cms;
}

const readSlugs = async (cms: RunningCms) =>
  (await callApi<Post[]>(cms, "/mail-box-money-blogs?sort=publishedAt:desc")).data.map(({ slug }) => slug);

/** Returns the form's configuration with a renamed title field. */
async function withRenamedTitle(editor: ContentManager): Promise<Partial<Configuration>> {
  const { settings, metadatas, layouts } = await editor.configuration(posts);
  const { title } = metadatas;
  return {
    settings,
    layouts,
    metadatas: { title: { edit: { ...title?.edit, label: "Headline" }, list: { ...title?.list } } },
  };
}

describe("seeding", { timeout: 120_000 }, () => {
  it("runs once, so that edits and deletions stay, and again after a failure", async () => {
    const [dataDir, contentDir] = [await preparedData(), await makeContentFolder()];
    const terms = (fields: object) => ({
      "glossary-terms": [{ term: "Why?", meaning: "It depends.", ...fields }],
    });
    writeSiteContent(contentDir, terms({ wrong: true }));
    const failing = await start({ dataDir, contentDir });
    expect(failing.logs()).toMatch(/Seeding failed .*glossary-terms have no field \\"wrong\\"/);
    expect(await readSlugs(failing)).toEqual([]);
    await failing.stop();

    writeSiteContent(contentDir, terms({}));
    const first = await start({ dataDir, contentDir, env: failing.env });
    expect(await readSlugs(first)).toEqual(["newest", "middle", "oldest"]);
    const editor = await openContentManager(first);
    const entries = await editor.list(posts);
    const idOf = (slug: string) => entries.find((entry) => entry.slug === slug)?.documentId ?? "";
    await editor.publish(posts, idOf("middle"), { title: "Edited" });
    await editor.remove(posts, idOf("newest"));
    await editor.configure(posts, await withRenamedTitle(editor));
    await first.stop();

    writePost(contentDir, { slug: "late", publishedAt: "2026-04-01T00:00:00.000Z" });
    const second = await start({ dataDir, contentDir, env: first.env });
    expect(await readSlugs(second)).toEqual(["middle", "oldest"]);
    const { data } = await callApi<Post[]>(second, "/mail-box-money-blogs?filters[slug][$eq]=middle");
    expect(data[0]).toMatchObject({ title: "Edited", publishedAt: "2026-02-10T12:00:00.000Z" });
    const { metadatas } = await (await openContentManager(second)).configuration(posts);
    expect(metadatas.title?.edit.label).toBe("Headline");
  });
});
