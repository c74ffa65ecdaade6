/** @module-tag slow */
import { execFile, execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { productIn } from "../../commands/lib/version.mjs";
import { OutboxFile } from "../../site/app/leads/outbox/sqlite/outbox-file.server.ts";
import { emptyDatabase, query } from "../../site/testing/postgres.ts";
import { fillPostgres } from "../src/backups/postgres/fill.ts";
import { copyFromPostgres, copyToPostgres, withPostgres } from "../src/backups/postgres/tables.ts";
import { cmsDir } from "../testing/running-cms.mjs";

const makeTables = vi.hoisted(() => vi.fn());
vi.mock("../src/backups/make-tables.ts", () => ({ makeTables }));

/** Content of SQLite needs no Strapi to be backed up, restored and checked: none is started here. */
const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "backups-test-"));
  folders.push(folder);
  return folder;
}

async function run(dataDir: string, args: string[], env: Record<string, string> = {}) {
  const program = path.join(cmsDir, "commands", "data.mjs");
  const variables = { PATH: process.env.PATH, ...env, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, [program, ...args], { env: variables }).then(
    ({ stdout, stderr }) => ({ code: 0, output: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();

/** One lead that waits for two destinations, one that is a dead letter, and one that was delivered. */
const leads = `INSERT INTO leads (id, fingerprint, received_at, record)
  VALUES ('waits', 'a', 1, '{}'), ('dead', 'b', 2, '{}'), ('delivered', 'c', 3, '{}')`;
const deliveries = `INSERT INTO deliveries (lead_id, destination, received_at, dead_at, delivered_at)
  VALUES ('waits', 'inbox', 1, NULL, NULL), ('waits', 'email', 1, NULL, NULL), ('dead', 'inbox', 2, 9, NULL),
    ('delivered', 'inbox', 3, NULL, 9)`;

const dataDir = newFolder();
const uploaded = path.join(dataDir, "cms", "public", "uploads", "field.png");
let archive = "";

beforeAll(async () => {
  mkdirSync(path.dirname(uploaded), { recursive: true });
  writeFileSync(uploaded, "A picture of a field");
  const content = readFileSync(path.join(cmsDir, "tests", "fixtures", "used-2026-11-22.db.gz"));
  writeFileSync(path.join(dataDir, "cms", "cms.db"), gunzipSync(content));
  const outbox = new OutboxFile(path.join(dataDir, "site", "leads"));
  outbox.database.exec(`${leads}; ${deliveries}`);
  outbox.close();
  const { code, output } = await run(dataDir, ["backup"]);
  expect(code, output).toBe(0);
  const [name = ""] = readdirSync(path.join(dataDir, "backups"));
  archive = path.join(dataDir, "backups", name);
});

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A copy of the archive with other bytes. */
function changed(change: (bytes: Buffer) => Buffer): string {
  const file = path.join(newFolder(), "archive.tar.gz");
  writeFileSync(file, change(readFileSync(archive)));
  return file;
}

/** A copy in which a text is another one of the same length, so that its headers still fit. */
const rewritten = (from: string, to: string) =>
  changed((bytes) => {
    const tar = gunzipSync(bytes);
    const at = tar.indexOf(from);
    expect(at).toBeGreaterThan(0);
    expect(to).toHaveLength(from.length);
    tar.write(to, at);
    return gzipSync(tar);
  });

describe("an archive", () => {
  it("is restored with every file that it was made of", async () => {
    const restored = newFolder();
    const { code, output } = await run(restored, ["restore", archive]);
    expect(code, output).toBe(0);
    expect(filesIn(restored)).toEqual(["cms/cms.db", "cms/public/uploads/field.png", "site/leads/leads.db"]);
    expect(readFileSync(path.join(restored, "cms/public/uploads/field.png"), "utf8")).toBe(
      "A picture of a field",
    );
    const database = new DatabaseSync(path.join(restored, "site/leads/leads.db"), { readOnly: true });
    expect(database.prepare("SELECT count(*) AS leads FROM leads").get()).toEqual({ leads: 3 });
    database.close();
  });

  it("names the version and the commit that made it", () => {
    const manifest = execFileSync("tar", ["-xzOf", archive, "manifest.json"], { encoding: "utf8" });
    expect(JSON.parse(manifest).product).toEqual(productIn(path.join(cmsDir, "..")));
  });

  it("made at the same moment as others lies beside them", async () => {
    const together = newFolder();
    const made = await Promise.all([1, 2, 3].map(() => run(dataDir, ["backup", "--to", together])));
    const names = made.map(({ output }) => path.basename(/^Made (\S+):/.exec(output)?.[1] ?? output));
    expect(new Set(names).size).toBe(3);
    expect(readdirSync(together).toSorted()).toEqual(names.toSorted());
  });

  it("of a site alone counts as no backup of the cms, and says that it has no content", async () => {
    const ofSite = newFolder();
    new OutboxFile(path.join(ofSite, "site", "leads")).close();
    const place = newFolder();
    const made = await run(ofSite, ["backup", "--to", place]);
    expect(made.code, made.output).toBe(0);
    expect(made.output).toContain("no content, only leads");
    const [name = ""] = readdirSync(place);
    expect(name).toMatch(/^leads-/);

    const before = new Date(Date.now() - 60_000).toISOString().slice(0, 19).replaceAll(":", "-");
    writeFileSync(path.join(place, `website-${before}Z.tar.gz`), "as the first release named it");
    const kept = { BACKUP_TO: place, BACKUP_KEEP: "1" };
    const scheduled = await run(dataDir, ["backup", "--scheduled"], kept);
    expect(scheduled.code, scheduled.output).toBe(0);
    expect(readdirSync(place)).toEqual([name, expect.stringMatching(/^website-(?!.*\dZ\.)/)]);

    const restored = await run(newFolder(), ["restore", path.join(place, name)]);
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toContain("It has no content, only leads");
  });

  it.each([
    ["that is not there", () => path.join(dataDir, "none.tar.gz"), "There is no archive "],
    ["that ends early", () => shortened(0.6), "cannot be unpacked"],
    ["that lacks its last bytes", () => shortened(0.999), "cannot be unpacked"],
    ["in which a byte has changed", () => flipped(), "cannot be unpacked"],
    [
      "in which a file has changed",
      () => rewritten("A picture of a field", "A picture of a barn."),
      "is damaged: cms/public/uploads/field.png is not as the manifest says",
    ],
    ["of a newer format", () => rewritten('"format": 1,', '"format": 9,'), "(format 9), and this is version"],
    ["of a newer version", () => rewritten('"version": "2', '"version": "9'), "was made by version 90"],
    [
      "whose manifest lists nothing",
      () => rewritten('"content": [', '"CONTENT": ['),
      "has a manifest that cannot be read",
    ],
    ["of something else", () => changed(() => gzipSync("no archive")), "cannot be unpacked"],
    ["that is empty", () => changed(() => Buffer.alloc(0)), "cannot be unpacked"],
    ["without a manifest", () => packedByHand(), "is no archive of this product"],
  ])("%s is refused in a sentence, and nothing is changed", async (_, damaged, sentence) => {
    const target = newFolder();
    const { code, output } = await run(target, ["restore", damaged()]);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain("    at ");
    expect(readdirSync(target)).toEqual([]);
  });

  function shortened(part: number): string {
    const file = changed((bytes) => bytes);
    truncateSync(file, Math.floor(statSync(file).size * part));
    return file;
  }

  function packedByHand(): string {
    const file = path.join(newFolder(), "archive.tar.gz");
    execFileSync("tar", ["-czf", file, "-C", dataDir, "site"]);
    return file;
  }

  const flipped = () =>
    changed((bytes) => {
      const at = Math.floor(bytes.length / 2);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
      return bytes;
    });
});

describe("content in PostgreSQL", () => {
  const words = "CREATE TABLE words (id serial PRIMARY KEY, text varchar(255), at timestamp(6))";
  const foreign = `CREATE VIEW report AS SELECT count(*) FROM words;
    CREATE EXTENSION postgres_fdw;
    CREATE SERVER elsewhere FOREIGN DATA WRAPPER postgres_fdw;
    CREATE FOREIGN TABLE from_elsewhere (id int) SERVER elsewhere`;

  function sqliteWith(columns: string, rows: (string | number)[][] = []): string {
    const file = path.join(newFolder(), "cms", "cms.db");
    mkdirSync(path.dirname(file));
    const database = new DatabaseSync(file);
    onTestFinished(() => database.close());
    database.exec(`CREATE TABLE words (${columns})`);
    for (const row of rows) database.prepare("INSERT INTO words VALUES (?, ?, ?)").run(...row);
    return file;
  }

  it("is copied both ways beside views and extensions, with the hour that autumn repeats", async () => {
    const { TZ } = process.env;
    process.env.TZ = "America/Chicago";
    onTestFinished(() => {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    });
    const times = ["2026-11-01T06:30:00Z", "2026-11-01T07:30:00Z"].map(Date.parse);
    expect(new Set(times.map((time) => new Date(time).toLocaleString("en-US"))).size).toBe(1);
    const columns = "id INTEGER PRIMARY KEY, text TEXT, at INTEGER";
    const rows = times.map((time, index) => [index + 1, "Fall back", time]);
    const url = await emptyDatabase();
    await query(url, `${words}; ${foreign}`);

    await withPostgres(url, (client) => copyToPostgres(sqliteWith(columns, rows), client));
    expect(await query(url, "SELECT at::text FROM words ORDER BY id")).toEqual([
      { at: "2026-11-01 06:30:00" },
      { at: "2026-11-01 07:30:00" },
    ]);
    const restored = sqliteWith(columns);
    await withPostgres(url, (client) => copyFromPostgres(client, restored));
    using database = new DatabaseSync(restored, { readOnly: true });
    expect(
      database
        .prepare("SELECT at FROM words ORDER BY id")
        .all()
        .map(({ at }) => at),
    ).toEqual(times);
  });

  it.each([
    ["that is empty", false],
    ["whose tables are replaced", true],
  ])(
    "leaves a database %s as it was, views and extensions included, when it cannot be filled",
    async (_, replaces) => {
      const url = await emptyDatabase();
      const others = foreign.replace("FROM words", "FROM pg_tables");
      await query(url, replaces ? `${words}; INSERT INTO words (text) VALUES ('kept'); ${foreign}` : others);
      const everything = () =>
        query(
          url,
          `SELECT relname, relnamespace::regnamespace::text AS schema FROM pg_class
         WHERE relnamespace::regnamespace::text !~ '^(pg_|information_schema)' ORDER BY 1, 2`,
        );
      const before = await everything();
      makeTables.mockImplementation(async ({ DATABASE_URL }: { DATABASE_URL?: string }) => {
        if (DATABASE_URL) await query(DATABASE_URL, words);
      });
      const file = sqliteWith("id INTEGER PRIMARY KEY, of_another_version TEXT");
      const aside = replaces ? "replaced_20261101t073000" : undefined;
      await expect(fillPostgres(url, path.dirname(path.dirname(file)), aside)).rejects.toThrow(
        "differ in words",
      );
      expect(await everything()).toEqual(before);
      if (replaces) expect(await query(url, "SELECT text FROM words")).toEqual([{ text: "kept" }]);
    },
  );
});
