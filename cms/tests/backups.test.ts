/** @module-tag slow */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readProduct } from "../../commands/lib/version.mjs";
import { temporaryFolder } from "../../site/testing/temporary-folder.ts";
import { runProgram } from "../testing/run-program.ts";
import { cmsDir } from "../testing/running-cms.ts";

const program = path.join(cmsDir, "commands", "data.mjs");
const runCommand = (dataDir: string, args: string[], env: Record<string, string> = {}) =>
  runProgram(program, args, { ...env, DATA_DIR: dataDir });

async function expectSuccess(...command: Parameters<typeof runCommand>): Promise<string> {
  const { code, output } = await runCommand(...command);
  expect(code, output).toBe(0);
  return output;
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

/**
 * Creates a small database instead of a real one, because backups copy any tables. Leaves data in the -wal file, like
 * a running service.
 */
function createDatabase(file: string, text: string): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT)");
  database.prepare("INSERT INTO notes VALUES (?)").run(text);
  return database;
}

function readText(file: string): unknown {
  using database = new DatabaseSync(file, { readOnly: true });
  return database.prepare("SELECT text FROM notes").get()?.text;
}

/** Databases that stay open, like those of a running service. */
const openDatabases: DatabaseSync[] = [];

function makeInstallation(name: string): string {
  const folder = temporaryFolder();
  openDatabases.push(createDatabase(path.join(folder, "cms/cms.db"), `content of ${name}`));
  openDatabases.push(createDatabase(path.join(folder, "site/leads/leads.db"), `leads of ${name}`));
  mkdirSync(path.join(folder, "cms/public/uploads"), { recursive: true });
  writeFileSync(path.join(folder, "cms/public/uploads/field.png"), "A picture of a field");
  writeFileSync(
    path.join(folder, "secrets.json"),
    JSON.stringify({ SECRET: `${name} `.repeat(32).slice(0, 32).replaceAll(" ", "-") }),
  );
  return folder;
}

const filesOfInstallation = [
  "cms/cms.db",
  "cms/public/uploads/field.png",
  "secrets.json",
  "site/leads/leads.db",
];

const dataDir = makeInstallation("first");
let archive = "";

beforeAll(async () => {
  const output = await expectSuccess(dataDir, ["backup"]);
  archive = /^Made (\S+):/.exec(output)?.[1] ?? output;
});

afterAll(() => {
  for (const database of openDatabases) database.close();
});

/** Writes a changed copy of the archive and returns its path. */
function changeArchive(change: (bytes: Buffer) => Buffer): string {
  const file = path.join(temporaryFolder(), "archive.tar.gz");
  writeFileSync(file, change(readFileSync(archive)));
  return file;
}

/** Replaces a text in the archive by one of the same length, so that the tar headers stay valid. */
const rewriteArchive = (from: string, to: string) =>
  changeArchive((bytes) => {
    const tar = gunzipSync(bytes);
    const offset = tar.indexOf(from);
    expect(offset).toBeGreaterThan(0);
    expect(to).toHaveLength(from.length);
    tar.write(to, offset);
    return gzipSync(tar);
  });

describe("an archive", () => {
  it("is readable by its owner only, and restored with every file it was made from", async () => {
    expect(path.dirname(archive)).toBe(path.join(dataDir, "backups"));
    expect(statSync(archive).mode & 0o777).toBe(0o600);
    const restoredDir = temporaryFolder();
    expect(await expectSuccess(restoredDir, ["restore", archive])).toContain("4 files");
    expect(listFiles(restoredDir)).toEqual(filesOfInstallation);
    expect(readText(path.join(restoredDir, "cms/cms.db"))).toBe("content of first");
    expect(readText(path.join(restoredDir, "site/leads/leads.db"))).toBe("leads of first");
    for (const name of ["cms/public/uploads/field.png", "secrets.json"])
      expect(readFileSync(path.join(restoredDir, name))).toEqual(readFileSync(path.join(dataDir, name)));
  });

  it("that cannot be written is an error with the reason, without a stack", async () => {
    const file = path.join(temporaryFolder(), "file");
    writeFileSync(file, "");
    const { code, output } = await runCommand(dataDir, ["backup", "--to", file]);
    expect(code).toBe(1);
    expect(output).toMatch(/^The backup failed: .*EEXIST.*\n.*must be writable and have room/);
    expect(output).not.toContain("    at ");
  });

  it("names the version and commit that made it", () => {
    const manifest = execFileSync("tar", ["-xzOf", archive, "manifest.json"], { encoding: "utf8" });
    expect(JSON.parse(manifest).product).toEqual(readProduct(path.join(cmsDir, "..")));
  });

  it("of a site without the cms holds its leads, and says so in its name", async () => {
    const siteOnlyDir = temporaryFolder();
    openDatabases.push(createDatabase(path.join(siteOnlyDir, "site/leads/leads.db"), "leads of a site"));
    const target = temporaryFolder();
    await expectSuccess(siteOnlyDir, ["backup", "--to", target]);
    const [name = ""] = readdirSync(target);
    expect(name).toMatch(/^leads-/);
    const output = await expectSuccess(temporaryFolder(), ["restore", path.join(target, name)]);
    expect(output).toContain(": 1 file, each checked");
  });

  it.each([
    ["that is not there", () => path.join(dataDir, "none.tar.gz"), "There is no archive "],
    ["that ends early", () => shortenArchive(), "cannot be unpacked"],
    [
      "in which a file has changed",
      () => rewriteArchive("A picture of a field", "A picture of a barn."),
      "is damaged: cms/public/uploads/field.png does not match its manifest",
    ],
    ["of something else", () => changeArchive(() => gzipSync("no archive")), "cannot be unpacked"],
    [
      "without a manifest",
      () => packWithoutManifest(),
      "is not a backup of this project: it has no manifest.json",
    ],
  ])("%s is refused with the reason, and nothing changes", async (_, makeArchive, sentence) => {
    const target = temporaryFolder();
    const { code, output } = await runCommand(target, ["restore", makeArchive()]);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain("    at ");
    expect(readdirSync(target)).toEqual([]);
  });

  const shortenArchive = () => changeArchive((bytes) => bytes.subarray(0, Math.floor(bytes.length * 0.6)));

  function packWithoutManifest(): string {
    const file = path.join(temporaryFolder(), "archive.tar.gz");
    execFileSync("tar", ["-czf", file, "-C", dataDir, "site"]);
    return file;
  }
});

describe("restoring over another installation", () => {
  const readParts = (folder: string) =>
    ["cms/cms.db", "site/leads/leads.db"].map((name) => readText(path.join(folder, name)));
  const readSecret = (folder: string) => readFileSync(path.join(folder, "secrets.json"), "utf8");
  const first = ["content of first", "leads of first"];
  const second = ["content of second", "leads of second"];

  it("is refused without --replace; with it, the other installation and its keys move to a separate folder", async () => {
    const folder = makeInstallation("second");
    const secret = readSecret(folder);
    const result = await runCommand(folder, ["restore", archive]);
    expect(result.code).toBe(1);
    expect(result.output).toContain(`${folder} already holds an installation`);
    expect(readParts(folder)).toEqual(second);

    const [, replacedDir = ""] =
      /kept in (\S+):/.exec(await expectSuccess(folder, ["restore", archive, "--replace"])) ?? [];
    expect(readParts(folder)).toEqual(first);
    expect(readSecret(folder)).toBe(readSecret(dataDir));
    expect(readParts(replacedDir)).toEqual(second);
    expect(readSecret(replacedDir)).toBe(secret);
    expect(readdirSync(folder).toSorted()).toEqual(
      ["cms", path.basename(replacedDir), "secrets.json", "site"].toSorted(),
    );
  });

  it("is refused while a site uses the folder, and nothing changes", async () => {
    const folder = makeInstallation("second");
    // A running site holds this lock (site/app/leads/queue/sqlite.server.ts).
    using lock = new DatabaseSync(path.join(folder, "site/owner.lock"));
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    const { code, output } = await runCommand(folder, ["restore", archive, "--replace"]);
    expect(code).toBe(1);
    expect(output).toContain(`A site that uses ${folder} is running`);
    expect(readParts(folder)).toEqual(second);
  });

  it("replaces a damaged lock file", async () => {
    const folder = makeInstallation("second");
    writeFileSync(path.join(folder, "site/owner.lock"), "not a database ".repeat(20));
    await expectSuccess(folder, ["restore", archive, "--replace"]);
  });

  it("puts everything back when one part cannot be replaced", async () => {
    const folder = makeInstallation("second");
    const secret = readSecret(folder);
    // The command moves replaced data into a folder that is named after the time. In the folders for the next 30 seconds,
    // a folder takes the place of the last part, so moving that part fails.
    const blockingFolders = Array.from({ length: 30 }, (_, seconds) => {
      const time = new Date(Date.now() + seconds * 1000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
      return path.join(folder, `replaced_${time}`);
    });
    for (const name of blockingFolders) mkdirSync(path.join(name, "secrets.json"), { recursive: true });
    const { code, output } = await runCommand(folder, ["restore", archive, "--replace"]);
    expect(code).toBe(1);
    expect(output).toContain("Nothing was changed");
    expect(readParts(folder)).toEqual(second);
    expect(readSecret(folder)).toBe(secret);
    expect(readdirSync(folder)).not.toContain("restore-unfinished");
    for (const name of blockingFolders) expect(listFiles(name)).toEqual([]);
  });

  it.each([1, 3, 6])("must be repeated before the cms starts if killed at rename %d", async (rename) => {
    const folder = makeInstallation("second");
    const killer = `import fs from "node:fs";
      const { renameSync } = fs;
      let left = ${rename};
      fs.renameSync = (...names) => {
        left -= 1;
        if (left === 0) process.kill(process.pid, "SIGKILL");
        renameSync(...names);
      };`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(killer)}`;
    const killed = await runCommand(folder, ["restore", archive, "--replace"], { NODE_OPTIONS });
    expect(killed.code, killed.output).toBeNull();

    // This command starts like the cms.
    const admin = path.join(cmsDir, "commands", "admin.mjs");
    for (const refused of [
      await runProgram(admin, ["--email", "you@example.com", "--password", "Password-1234"], {
        DATA_DIR: folder,
      }),
      await runCommand(folder, ["backup"]),
    ]) {
      expect(refused.code).toBe(1);
      expect(refused.output).toContain(`A restore of ${folder} was interrupted`);
    }
    await expectSuccess(folder, ["restore", archive, "--replace"]);
    expect(readParts(folder)).toEqual(first);
    expect(readdirSync(folder)).not.toContain("restore-unfinished");
  });
});

it.each(["backup", "restore"])(
  "npm run %s names the script for PostgreSQL if DATABASE_URL is set, and changes nothing",
  async (name) => {
    const folder = temporaryFolder();
    const { code, output } = await runCommand(folder, [name, ...(name === "restore" ? [archive] : [])], {
      DATABASE_URL: "postgres://sponsor:password@127.0.0.1:1/sponsor",
    });
    expect(code).toBe(1);
    expect(output).toContain(`deploy/${name === "backup" ? "dump" : "restore"}-postgres.sh`);
    expect(existsSync(path.join(folder, "backups"))).toBe(false);
  },
);
