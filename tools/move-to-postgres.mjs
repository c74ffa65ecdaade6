/**
 * Copies cms/cms.db in DATA_DIR to the empty PostgreSQL database in DATABASE_URL; leaves the SQLite file unchanged. Run it
 * once, with the variables of the cms, while the cms is stopped. Usage: node tools/move-to-postgres.mjs
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { appDir, createApp, distDir, load, prepare } from "../cms/commands/boot.mjs";
import { placeholderEnvironment } from "../cms/commands/placeholder-environment.mjs";
import { command } from "../commands/lib/command.mjs";
import { messageOf, print, UserError } from "../commands/lib/messages.mjs";
import { checkCmsStopped } from "../commands/lib/ports.mjs";
import { stateFolder } from "../commands/lib/project.mjs";

/**
 * @typedef {import("node:sqlite").SQLOutputValue} Value
 * @typedef {{ name: string, types: Record<string, string> }} Table a table and PostgreSQL's types by column
 * @typedef {(text: string) => string} Change converts a text before it is written to PostgreSQL
 */

const require = createRequire(path.join(appDir, "package.json"));
/** @type {typeof import("pg")} */
const { Client } = require("pg");

/** Tables in which Strapi describes the schema. Their rows differ between SQLite and PostgreSQL. */
const notCopied = ["strapi_database_schema", "strapi_migrations", "strapi_migrations_internal"];
const batchSize = 200;

/** @param {string} name */
const quoted = (name) => `"${name.replaceAll('"', '""')}"`;

command(async () => {
  const dataDir = stateFolder();
  Object.assign(process.env, placeholderEnvironment());
  /** @type {typeof import("../cms/src/lib/environment.ts")} */
  const { readEnvironment, dataPaths } = require(path.join(distDir, "src", "lib", "environment.js"));
  const { databaseUrl, fileStorage } = readEnvironment(process.env, appDir);
  if (!databaseUrl)
    throw new UserError("DATABASE_URL is not set.", "Set it to the URL of an empty PostgreSQL database.");
  const { database: file } = dataPaths(dataDir);
  if (!existsSync(file))
    throw new UserError(`${file} does not exist.`, "Set DATA_DIR to the folder that contains cms/cms.db.");
  await checkCmsStopped();

  const client = new Client({ connectionString: databaseUrl });
  await client.connect().catch((error) => {
    throw new UserError(`The database cannot be reached: ${messageOf(error)}.`, "Check DATABASE_URL.");
  });
  const existingTables = await tablesIn(client);
  if (existingTables.length > 0) {
    throw new UserError(
      `The database is not empty: it has ${existingTables.length} tables (${existingTables[0]?.name} ...).`,
      "Set DATABASE_URL to the URL of an empty one.",
    );
  }
  await makeTables();
  using database = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = await tablesIn(client);
    checkSameColumns(tables, database);
    const rowCount = await copy(
      tables,
      database,
      client,
      fileStorage && fileUrlsMovedTo(database, fileStorage.filesUrl),
    );
    print(`Copied ${rowCount} rows of ${tables.length} tables. ${file} is unchanged.`);
    print("Start the cms with DATABASE_URL from now on.");
  } catch (error) {
    throw new UserError(
      `Nothing was copied: ${messageOf(error)}.`,
      "The database now has tables of the cms: drop it and create it again before the next try.",
    );
  }
  await client.end();
});

/** Lets Strapi create its tables. A temporary DATA_DIR hides the existing installation from it. */
async function makeTables() {
  process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "move-to-postgres-"));
  try {
    prepare();
    const app = createApp({ serveAdminPanel: false });
    app.config.set("commandOnly", true);
    await load(app);
    await app.destroy();
  } finally {
    rmSync(process.env.DATA_DIR, { recursive: true });
  }
}

/**
 * Lists the tables of the current schema, without `notCopied` and those of PostgreSQL extensions.
 * @param {import("pg").Client} client
 * @returns {Promise<Table[]>}
 */
async function tablesIn(client) {
  const { rows } = await client.query(
    `SELECT relname AS name, json_object_agg(attname, typname) AS types
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid JOIN pg_type ON pg_type.oid = atttypid
     WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') AND attnum > 0 AND NOT attisdropped
       AND NOT EXISTS (SELECT FROM pg_depend
         WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     GROUP BY relname ORDER BY relname`,
  );
  return rows.filter(({ name }) => !notCopied.includes(name));
}

/** @param {Table[]} tables @param {DatabaseSync} database */
function checkSameColumns(tables, database) {
  const columns = database.prepare(
    `SELECT tables.name, json_group_array(columns.name) AS columns
     FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
     WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' GROUP BY tables.name`,
  );
  /** @param {readonly string[]} names */
  const sorted = (names) => names.toSorted().join();
  const inPostgres = new Map(tables.map(({ name, types }) => [name, sorted(Object.keys(types))]));
  const inSqlite = new Map(
    columns.all().map((row) => [String(row.name), sorted(JSON.parse(String(row.columns)))]),
  );
  for (const name of notCopied) inSqlite.delete(name);
  const names = [...new Set([...inSqlite.keys(), ...inPostgres.keys()])];
  const different = names.filter((name) => inSqlite.get(name) !== inPostgres.get(name));
  if (different.length === 0) return;
  throw new Error(
    `The columns of these tables differ between SQLite and PostgreSQL: ${different.slice(0, 5).join(", ")}. Another version of the cms created them in SQLite. Start this version once on SQLite to update them`,
  );
}

/**
 * Copies all rows in one transaction. Returns their number.
 * @param {Table[]} tables @param {DatabaseSync} database @param {import("pg").Client} client @param {Change} [toBucketUrls] given if files go to a bucket
 */
async function copy(tables, database, client, toBucketUrls) {
  const { rows: keys } = await client.query(
    `SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I', conrelid::regclass, conname) AS statement
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  await client.query("BEGIN");
  // Tables refer to each other in circles, so foreign keys are checked at the end.
  for (const key of keys) await client.query(`${key.statement} DEFERRABLE INITIALLY DEFERRED`);
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join()}`);
  let rowCount = 0;
  for (const table of tables) {
    const rows = database.prepare(`SELECT * FROM ${quoted(table.name)}`).all();
    if (toBucketUrls && table.name === "files") for (const row of rows) row.provider = "aws-s3";
    for (let start = 0; start < rows.length; start += batchSize) {
      await insert(client, table, rows.slice(start, start + batchSize), toBucketUrls);
    }
    const sequence = `pg_get_serial_sequence('${quoted(table.name)}', 'id')`;
    await client.query(
      `SELECT setval(${sequence}, coalesce(max(id), 0) + 1, false) FROM ${quoted(table.name)}`,
    );
    rowCount += rows.length;
  }
  await client.query("SET CONSTRAINTS ALL IMMEDIATE");
  for (const key of keys) await client.query(`${key.statement} NOT DEFERRABLE`);
  await client.query("COMMIT");
  return rowCount;
}

/**
 * @param {import("pg").Client} client @param {Table} table @param {Record<string, Value>[]} rows
 * @param {Change} [toBucketUrls] given if files go to a bucket
 */
async function insert(client, { name, types }, rows, toBucketUrls) {
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        const changed = toBucketUrls && typeof value === "string" ? toBucketUrls(value) : value;
        return [column, convert(types[column] ?? "", changed)];
      }),
    ),
  );
  const sql = `INSERT INTO ${quoted(name)} SELECT * FROM json_populate_recordset(NULL::${quoted(name)}, $1)`;
  await client.query(sql, [JSON.stringify(records)]).catch((error) => {
    throw new Error(`${name}, rows ${rows[0]?.id} to ${rows.at(-1)?.id}: ${messageOf(error)}`);
  });
}

/**
 * Converts a value to a PostgreSQL type. In SQLite, Strapi stores times as milliseconds since 1970 or as text, mostly
 * without a time zone, and JSON as text.
 * @param {string} type @param {Value} value
 */
function convert(type, value) {
  if (value === null) return null;
  if (type.startsWith("json")) return JSON.parse(String(value));
  if (!type.startsWith("timestamp")) return value;
  if (!Number.isNaN(Number(value))) return new Date(Number(value)).toISOString();
  const text = String(value);
  // The cms reads columns without a time zone as UTC (cms/config/database.ts).
  return new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(" ", "T")}Z`).toISOString();
}

/**
 * Returns a function that replaces the URLs of uploaded files in a text with their URLs in the bucket. The operator copies
 * the files themselves.
 * @param {DatabaseSync} database @param {string} url @returns {Change}
 */
function fileUrlsMovedTo(database, url) {
  const files = database.prepare(
    `SELECT hash || ext AS name FROM files
     UNION SELECT value ->> 'hash' || (value ->> 'ext') FROM files, json_each(coalesce(formats, '{}'))`,
  );
  const names = new Set(files.all().map(({ name }) => name));
  return (text) =>
    text.replaceAll(/(?<![\w.])\/uploads\/([\w.-]+)/g, (whole, name) =>
      names.has(name) ? `${url}/${name}` : whole,
    );
}
