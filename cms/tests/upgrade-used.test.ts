/** @module-tag faults */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { emptyDatabase } from "../../site/testing/postgres.ts";
import { cmsDir, type RunningCms, startCms } from "../testing/running-cms.mjs";
import { editorOf, leads, posts } from "./editor.ts";
import { api } from "./http.ts";
import { logIn } from "./panel.ts";

/**
 * A database of November 22, 2026, after some use: a post was changed and has a newer draft, a lead came in, and a
 * colleague of investor relations chose a password.
 */
const used = path.join(cmsDir, "tests", "fixtures", "used-2026-11-22.db.gz");
const colleague = { email: "iris.field@example.com", password: "Correct-horse-2" };

describe.each(["SQLite", "PostgreSQL"])("a used installation of November 2026 on %s", (engine) => {
  let cms: RunningCms;
  const dataDir = mkdtempSync(path.join(tmpdir(), "cms-upgrade-"));

  beforeAll(async () => {
    mkdirSync(path.join(dataDir, "cms"));
    writeFileSync(path.join(dataDir, "cms", "cms.db"), gunzipSync(readFileSync(used)));
    const env: Record<string, string> = engine === "SQLite" ? {} : { DATABASE_URL: await emptyDatabase() };
    if (engine === "PostgreSQL") {
      const program = path.join(cmsDir, "commands", "data.mjs");
      const variables = { ...env, PATH: process.env.PATH, DATA_DIR: dataDir };
      await promisify(execFile)(process.execPath, [program, "move-to-postgres"], { env: variables });
    }
    cms = await startCms({ dataDir, env });
  }, 300_000);

  afterAll(async () => {
    await cms?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("starts with nothing lost: entries, drafts, the lead and the team", async () => {
    const { data } = await api<{ slug: string; title: string; image: { url: string } }[]>(
      cms,
      "/mail-box-money-blogs?sort=slug&populate=image",
    );
    expect(data.map(({ slug, title }) => [slug, title])).toEqual([
      ["middle", "Post middle"],
      ["newest", "Changed by the team"],
      ["oldest", "Post oldest"],
    ]);
    const drafts = await (await editorOf(cms)).list(posts);
    expect(drafts.find(({ slug }) => slug === "newest")?.title).toBe("A draft of the team");
    const member = await logIn(cms, colleague);
    const inbox = await member("GET", `/content-manager/collection-types/${leads}`);
    expect(inbox.json<{ results: object[] }>().results).toMatchObject([
      { submissionId: "before-the-upgrade", email: "dana@example.com", message: "Before the upgrade" },
    ]);
  });

  it("goes on: what is new gets a place of its own", async () => {
    const editor = await editorOf(cms);
    const { documentId } = await editor.create(posts, { title: "Afterwards", slug: "afterwards" });
    await editor.publish(posts, documentId);
    expect(await editor.list(posts)).toHaveLength(4);
  });
});
