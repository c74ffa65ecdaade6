/** @module-tag slow */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { freePort } from "../../site/testing/listen.ts";
import { emptyDatabase, query } from "../../site/testing/postgres.ts";
import { runProgram } from "../testing/run-program.ts";
import { cmsDir, preparedData } from "../testing/running-cms.ts";

/** Copies the data of a first start, changes its database by SQL, and returns folder and database. */
async function prepareSqlite(statements: string): Promise<{ dataDir: string; file: string }> {
  const dataDir = await preparedData();
  const file = path.join(dataDir, "cms/cms.db");
  using database = new DatabaseSync(file);
  database.exec(statements);
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  return { dataDir, file };
}

async function move(dataDir: string, url: string, env: Record<string, string> = {}) {
  const program = path.join(cmsDir, "../tools/move-to-postgres.mjs");
  const ownEnv = { DATA_DIR: dataDir, DATABASE_URL: url, CMS_PORT: String(await freePort()) };
  return runProgram(program, [], { TZ: "America/Chicago", ...env, ...ownEnv });
}

const hashFile = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Other objects in the target database, which the tool ignores and keeps: a view and a foreign table. */
const foreignObjects = `CREATE VIEW report AS SELECT count(*) FROM pg_tables;
  CREATE EXTENSION postgres_fdw;
  CREATE SERVER elsewhere FOREIGN DATA WRAPPER postgres_fdw;
  CREATE FOREIGN TABLE from_elsewhere (id int) SERVER elsewhere`;

describe.skipIf(process.env.CMS_TESTS_DATABASE === "postgres")("tools/move-to-postgres.mjs", () => {
  it("copies all rows, keeps times in autumn's repeated hour, and points file URLs to the bucket", async () => {
    const times = ["2026-11-01T06:30:00Z", "2026-11-01T07:30:00Z"];
    const { dataDir, file } = await prepareSqlite(
      `UPDATE admin_users SET created_at = ${Date.parse(times[0] ?? "")}, updated_at = ${Date.parse(times[1] ?? "")};
       INSERT INTO files (id, name, hash, ext, mime, url, provider, formats) VALUES (90, 'Barn', 'barn_1', '.png',
         'image/png', '/uploads/barn_1.png', 'local', '{"small":{"hash":"small_barn_1","ext":".png","url":"/uploads/small_barn_1.png"}}');
       INSERT INTO mail_box_money_blogs (id, document_id, title, body) VALUES (90, 'barn', 'Barn',
         '![](/uploads/barn_1.png) ![](/uploads/other.png) [](https://example.com/uploads/barn_1.png)')`,
    );
    const before = hashFile(file);
    const url = await emptyDatabase();
    await query(url, foreignObjects);
    const bucket = {
      S3_BUCKET: "files",
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
      S3_PUBLIC_URL: "https://files.example.com",
    };
    const { code, output } = await move(dataDir, url, bucket);
    expect(code, output).toBe(0);
    expect(hashFile(file)).toBe(before);

    const storedTimes = await query(url, "SELECT created_at::text, updated_at::text FROM admin_users");
    expect(storedTimes).toEqual([{ created_at: "2026-11-01 06:30:00", updated_at: "2026-11-01 07:30:00" }]);
    const movedUrl = "https://files.example.com/barn_1.png";
    expect(await query(url, "SELECT url, provider, formats->'small'->>'url' AS small FROM files")).toEqual([
      { url: movedUrl, provider: "aws-s3", small: "https://files.example.com/small_barn_1.png" },
    ]);
    expect(await query(url, "SELECT body FROM mail_box_money_blogs WHERE id = 90")).toEqual([
      { body: `![](${movedUrl}) ![](/uploads/other.png) [](https://example.com/uploads/barn_1.png)` },
    ]);
    expect(await query(url, "SELECT nextval('files_id_seq')::int AS id")).toEqual([{ id: 91 }]);

    using database = new DatabaseSync(file, { readOnly: true });
    const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const copied = names
      .map(({ name }) => String(name))
      .filter((name) => !/^sqlite_|migrations|database_schema/.test(name));
    expect(copied.length).toBeGreaterThan(50);
    for (const name of copied) {
      const count = `SELECT count(*) AS rows FROM "${name}"`;
      const [inPostgres] = await query(url, count);
      expect(Number(inPostgres?.rows), name).toBe(database.prepare(count).get()?.rows);
    }

    const again = await move(dataDir, url);
    expect(again.code).toBe(1);
    expect(again.output).toContain("The database is not empty");
  });

  it("reports an invalid variable without a stack", async () => {
    const { code, output } = await move("/nowhere", "postgres://127.0.0.1:1/none", { PUBLIC_URL: "nowhere" });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^PUBLIC_URL is "nowhere"; it must be .*$/);
  });

  it("copies nothing if another version of the cms made the SQLite file", async () => {
    const { dataDir } = await prepareSqlite("ALTER TABLE files ADD COLUMN of_another_version TEXT");
    const url = await emptyDatabase();
    await query(url, foreignObjects);
    const { code, output } = await move(dataDir, url);
    expect(code).toBe(1);
    expect(output).toContain(
      "Nothing was copied: The columns of these tables differ between SQLite and PostgreSQL: files",
    );
    expect(await query(url, "SELECT count(*)::int AS rows FROM admin_users")).toEqual([{ rows: 0 }]);
    const foreignNames =
      "SELECT relname FROM pg_class WHERE relname IN ('report', 'from_elsewhere') ORDER BY 1";
    expect(await query(url, foreignNames)).toEqual([{ relname: "from_elsewhere" }, { relname: "report" }]);
  });
});
