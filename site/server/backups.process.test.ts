/** @module-tag slow */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { credentials, preparedData, type RunningCms, startCms } from "../../cms/testing/running-cms.ts";
import { type ContentManager, openContentManager, posts } from "../../cms/tests/content-manager.ts";
import { openMediaLibrary } from "../../cms/tests/media-library.ts";
import { invite, logIn } from "../../cms/tests/panel.ts";
import { leadsWithPrefix } from "../testing/inbox.ts";
import { installedPostgres } from "../testing/installed-postgres.ts";
import { freePort } from "../testing/listen.ts";
import { minimalContent } from "../testing/minimal-content.ts";
import { expertLeadFields, postForm } from "../testing/plain-form.ts";
import { createDatabase, query } from "../testing/postgres.ts";
import { startPostgres } from "../testing/running-postgres.ts";
import { type RunningSite, startSite } from "../testing/running-site.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

/** A running cms and a running site. They share one data folder unless `start` gets a `siteFolder`. */
interface Installation {
  cms: RunningCms;
  site: RunningSite;
  stop(): Promise<void>;
}

const installations: Installation[] = [];

/** Starts cms and site with the given variables. The cms gets its secrets from `secrets.json` in `dataDir`. */
async function start(
  dataDir: string,
  env: Record<string, string> = {},
  siteFolder = dataDir,
): Promise<Installation> {
  const secrets = JSON.parse(readFileSync(path.join(dataDir, "secrets.json"), "utf8"));
  const cms = await startCms({ dataDir, contentDir: minimalContent(), env: { ...secrets, ...env } });
  const site = await startSite({
    dataDir: siteFolder,
    env: { CONTENT_API_TOKEN: cms.token, CONTENT_API_URL: cms.apiUrl, LEAD_RATE_LIMIT: "100000", ...env },
  });
  const stop = async () => {
    await site.stop();
    await cms.stop();
  };
  const installation = { cms, site, stop };
  installations.push(installation);
  return installation;
}

/** Runs the script of an npm command of the project. */
function runCommand(name: string, args: string[], dataDir: string, env: Record<string, string> = {}) {
  const program = path.join(projectFolder, "commands", `${name}.mjs`);
  return runProgram(process.execPath, [program, ...args], { ...env, DATA_DIR: dataDir });
}

async function runProgram(program: string, args: string[], env: Record<string, string>) {
  const ports = { PORT: String(await freePort()), CMS_PORT: String(await freePort()) };
  const child = spawn(program, args, {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...ports, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, output: `${output}${errors}` };
}

/** Returns the output of a program that must succeed. */
async function outputOf(program: ReturnType<typeof runProgram>): Promise<string> {
  const { code, output } = await program;
  expect(code, output).toBe(0);
  return output;
}

/** Numbers of leads and edits acknowledged so far. Each lead has its own email address. */
const acknowledgedCounts = { leads: 0, edits: 0 };

/** Sends leads and edits a post until the returned function is called. */
function startLoad({ site }: Installation, editor: ContentManager, documentId: string): () => Promise<void> {
  let isRunning = true;
  const sendLeads = async () => {
    while (isRunning) {
      const response = await postForm(
        `${site.url}/jefferson-reserve-phase-2`,
        expertLeadFields(emailOf(acknowledgedCounts.leads)),
      );
      if (response.status === 303) acknowledgedCounts.leads += 1;
      else throw new Error(`A lead got ${response.status}: ${await response.text()}`);
      // Sends at most 20 leads a second, as many as the inbox can take.
      await setTimeout(50);
    }
  };
  const editPost = async () => {
    while (isRunning) {
      await editor.publish(posts, documentId, { title: `Edit ${acknowledgedCounts.edits + 1}` });
      acknowledgedCounts.edits += 1;
    }
  };
  const loadEnd = Promise.all([sendLeads(), editPost()]);
  return async () => {
    isRunning = false;
    await loadEnd;
  };
}

const emailOf = (index: number) => `moved-${index}@example.com`;

/** Waits until the inbox has each of the first `count` leads. Returns how many entries each has. */
async function inboxEntriesPerLead({ cms }: Installation, count: number): Promise<number[]> {
  const entriesPerLead = async () => {
    const leads = await leadsWithPrefix(cms.apiUrl, "moved-");
    // While leads arrive, the same entry may be on two pages of the list.
    const entries = new Map(leads.map(({ documentId, email }) => [String(documentId), email]));
    const emails = [...entries.values()];
    return Array.from(
      { length: count },
      (_, index) => emails.filter((email) => email === emailOf(index)).length,
    );
  };
  // A dump contains the leases of the site that ran. The next site waits half a minute until they expire.
  await expect.poll(async () => (await entriesPerLead()).includes(0), { timeout: 90_000 }).toBe(false);
  return entriesPerLead();
}

const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

describe("an installation on one machine, while leads arrive and a post is edited", () => {
  let original: Installation;
  let editor: ContentManager;
  let postId: string;
  let picture: { url: string; bytes: Buffer };
  const restoredFolder = temporaryFolder();
  const colleagueAccount = { email: "iris.field@example.com", password: "Correct-horse-2" };

  beforeAll(async () => {
    const dataDir = await preparedData();
    // The secret with which the prepared data was made.
    const SECRET = "the-one-secret-of-an-installation-in-tests";
    writeFileSync(path.join(dataDir, "secrets.json"), JSON.stringify({ SECRET }));
    original = await start(dataDir);
    editor = await openContentManager(original.cms);
    await invite(original.cms, await logIn(original.cms, credentials), "Investor Relations", [
      "Iris",
      "Field",
    ]);
    const { url } = await (await openMediaLibrary(original.cms)).upload("field.png");
    picture = { url, bytes: await bytesAt(`${original.cms.url}${url}`) };
    const body = `A picture: ![A field](${url})`;
    ({ documentId: postId } = await editor.create(posts, { title: "Edit 0", slug: "moved", body }));
  });

  afterAll(async () => {
    for (const { site, cms } of installations) await Promise.all([site.kill(), cms.kill()]);
  });

  /** Runs `work` while leads arrive and the post is edited. Returns the counts acknowledged before `work` began. */
  async function duringLoad(installation: Installation, work: () => Promise<unknown>) {
    const { edits } = acknowledgedCounts;
    const stop = startLoad(installation, await openContentManager(installation.cms), postId);
    await expect.poll(() => acknowledgedCounts.edits).toBeGreaterThan(edits + 2);
    const countsBefore = { ...acknowledgedCounts };
    await work();
    const { leads } = acknowledgedCounts;
    await expect.poll(() => acknowledgedCounts.leads).toBeGreaterThan(leads);
    await stop();
    return countsBefore;
  }

  async function backUp(installation: Installation, folder: string) {
    const before = await duringLoad(installation, () =>
      outputOf(runCommand("backup", ["--to", folder], installation.cms.dataDir)),
    );
    const [name = ""] = readdirSync(folder);
    return { archive: path.join(folder, name), before };
  }

  /** Checks that everything acknowledged before the backup exists once, and that the team can log in. */
  async function checkRestored(restored: Installation, before: { leads: number; edits: number }) {
    const { cms, site } = restored;
    expect(await inboxEntriesPerLead(restored, before.leads)).toEqual(
      Array.from({ length: before.leads }, () => 1),
    );
    const [post, ...others] = await (await openContentManager(cms)).list(posts);
    expect(others).toEqual([]);
    expect(Number(String(post?.title).slice(5))).toBeGreaterThanOrEqual(before.edits);
    expect(post?.body).toContain(picture.url);
    expect(await bytesAt(`${cms.url}${picture.url}`)).toEqual(picture.bytes);
    const colleague = await logIn(cms, colleagueAccount);
    expect((await colleague("GET", "/leads")).status).toBe(200);
    expect((await colleague("GET", `/content-manager/collection-types/${posts}`)).status).toBe(403);
    await expect
      .poll(async () => (await fetch(`${site.url}/blog/moved`)).text())
      .toContain(String(post?.title));
    // The restored database gives new entries new IDs.
    const { documentId } = await (await openContentManager(cms)).create(posts, {
      title: "Afterwards",
      slug: "afterwards",
    });
    await (await openContentManager(cms)).remove(posts, documentId);
  }

  it("is backed up into one private file, and restored with all leads acknowledged before the backup", async () => {
    const backup = await backUp(original, temporaryFolder());
    const { archive } = backup;
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    expect(await outputOf(runCommand("restore", [archive], restoredFolder))).toContain(
      " files, each checked by its hash",
    );
    const restored = await start(restoredFolder);
    await checkRestored(restored, backup.before);
    await restored.stop();
  });

  const programs = installedPostgres();

  it.skipIf(programs === undefined && !process.env.CI)(
    "is moved to PostgreSQL, and dumped and restored there with all leads acknowledged before the dump",
    { timeout: 300_000 },
    async () => {
      if (programs === undefined) throw new Error("Install PostgreSQL with its server and pg_dump.");
      process.env.POSTGRES_PROGRAMS = programs;
      const server = await startPostgres("fsync=off");
      onTestFinished(async () => {
        for (const { site, cms } of installations) await Promise.all([site.kill(), cms.kill()]);
        await server.remove();
      });
      // This test may run alone, so it sends its own leads.
      await backUp(original, temporaryFolder());
      await inboxEntriesPerLead(original, acknowledgedCounts.leads);
      await original.stop();
      const { dataDir } = original.cms;
      const env = { DATABASE_URL: await createDatabase(server.url) };
      const tool = path.join(projectFolder, "tools/move-to-postgres.mjs");
      expect(await outputOf(runProgram(process.execPath, [tool], { ...env, DATA_DIR: dataDir }))).toContain(
        "Copied ",
      );

      const dumpFolder = temporaryFolder();
      const scriptEnv = {
        ...env,
        BACKUP_TO: dumpFolder,
        BACKUP_KEEP: "1",
        PATH: `${programs}:${process.env.PATH}`,
      };
      const script = (name: string, ...args: string[]) =>
        runProgram("sh", [path.join(projectFolder, "deploy", name), ...args], scriptEnv);
      const databases = () => query(server.url, "SELECT datname FROM pg_database ORDER BY 1");
      const onPostgres = await start(dataDir, env);
      writeFileSync(path.join(dumpFolder, "website-2026-01-01T00-00-00Z.dump"), "the oldest");
      const before = await duringLoad(onPostgres, () => outputOf(script("dump-postgres.sh")));
      const [name = "", ...others] = readdirSync(dumpFolder);
      expect(others).toEqual([]);
      const dump = path.join(dumpFolder, name);

      const databasesBefore = await databases();
      const refusedRestore = await script("restore-postgres.sh", dump);
      expect(refusedRestore.code).not.toBe(0);
      expect(refusedRestore.output).toContain("is being accessed by other users");
      await onPostgres.stop();
      const truncatedDump = path.join(dumpFolder, "half.dump");
      writeFileSync(truncatedDump, readFileSync(dump).subarray(0, statSync(dump).size / 2));
      expect((await script("restore-postgres.sh", truncatedDump)).code).not.toBe(0);
      expect(await databases()).toEqual(databasesBefore);

      const { code, output } = await script("restore-postgres.sh", dump);
      expect(code, output).toBe(0);
      expect(await databases()).toHaveLength(databasesBefore.length + 1);
      // The site starts with an empty folder, as on another machine.
      await checkRestored(await start(dataDir, env, temporaryFolder()), before);
    },
  );
});
