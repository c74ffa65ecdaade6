import { createHash } from "node:crypto";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { Client } from "pg";
import { reasonOf } from "../../reason";
import { OperatorError, tablesOf } from "../archive";

/** What was copied of a table, and found again on the other side. */
export interface CopiedTable {
  table: string;
  rows: number;
  /** Of all rows in the order of their ids, the same in both engines. */
  sha256: string;
}

/** Strapi's notes on the schema of one database: the other one has its own. */
const notCopied = ["strapi_database_schema", "strapi_migrations", "strapi_migrations_internal"];

const batchSize = 200;

type Row = Record<string, SQLOutputValue>;

/** A table that both engines have; the types are PostgreSQL's, by column. */
interface Table {
  name: string;
  types: Record<string, string>;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Works on one connection, whose transaction and locks end with the work. */
export async function withPostgres<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  // Every value comes as PostgreSQL writes it, and `fromPostgres` reads it.
  const types = { getTypeParser: () => (text: string) => text };
  const client = new Client({ connectionString: url, types });
  try {
    await client.connect();
  } catch (error) {
    throw new OperatorError(`The database that DATABASE_URL names cannot be reached: ${reasonOf(error)}.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables of the current schema. Views, foreign tables and tables of extensions are not the content's. */
const ownTables = `SELECT oid, relname FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND NOT EXISTS (SELECT FROM pg_depend
    WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')`;

/** The tables of the schema that the connection works in. */
export async function postgresTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ relname: string }>(`${ownTables} ORDER BY relname`);
  return rows.map(({ relname }) => relname);
}

/**
 * Fills the SQLite file, in which Strapi has made its tables, with the rows that a PostgreSQL has at one moment, while
 * others write to it.
 */
export async function copyFromPostgres(client: Client, file: string): Promise<CopiedTable[]> {
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  database.exec("BEGIN");
  const copied: CopiedTable[] = [];
  for (const table of await sharedTables(client, database)) {
    const names = Object.keys(table.types);
    const values = names.map(() => "?").join();
    database.exec(`DELETE FROM ${quoted(table.name)}`);
    const insert = database.prepare(
      `INSERT INTO ${quoted(table.name)} (${names.map(quoted).join()}) VALUES (${values})`,
    );
    const sent = await summed(table, postgresRows(client, table), (row) => {
      insert.run(...names.map((name) => row[name] ?? null));
    });
    checkSame(sent, await summed(table, sqliteRows(database, table)));
    copied.push(sent);
  }
  database.exec("COMMIT");
  // Into the one file, which is all that goes into an archive.
  database.exec("PRAGMA journal_mode = DELETE");
  await client.query("COMMIT");
  return copied;
}

/** Fills a PostgreSQL, in which Strapi has made its tables, with the rows of the SQLite file: with all of them or none. */
export async function copyToPostgres(file: string, client: Client): Promise<CopiedTable[]> {
  using database = new DatabaseSync(file, { readOnly: true });
  await client.query("BEGIN");
  const tables = await sharedTables(client, database);
  const references = await foreignKeys(client);
  // Rows refer to each other in circles, so references are checked at the end.
  for (const key of references) await client.query(`${key} DEFERRABLE INITIALLY DEFERRED`);
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join()}`);
  const copied: CopiedTable[] = [];
  for (const table of tables) {
    const batch: Row[] = [];
    const sent = await summed(table, sqliteRows(database, table), async (row) => {
      batch.push(row);
      if (batch.length === batchSize) await insertInto(client, table, batch.splice(0));
    });
    await insertInto(client, table, batch);
    const numbers = `pg_get_serial_sequence('${quoted(table.name)}', 'id')`;
    await client.query(
      `SELECT setval(${numbers}, coalesce(max(id), 0) + 1, false) FROM ${quoted(table.name)}`,
    );
    checkSame(sent, await summed(table, postgresRows(client, table)));
    copied.push(sent);
  }
  await client.query("SET CONSTRAINTS ALL IMMEDIATE");
  for (const key of references) await client.query(`${key} NOT DEFERRABLE`);
  await client.query("COMMIT");
  return copied;
}

/** Throws OperatorError unless both sides have the same tables with the same columns. */
async function sharedTables(client: Client, database: DatabaseSync): Promise<Table[]> {
  const sql = `SELECT relname AS table_name, attname AS column_name, typname AS udt_name
    FROM (${ownTables}) AS own JOIN pg_attribute ON attrelid = own.oid JOIN pg_type ON pg_type.oid = atttypid
    WHERE attnum > 0 AND NOT attisdropped ORDER BY relname, attname`;
  const { rows } = await client.query<{ table_name: string; column_name: string; udt_name: string }>(sql);
  const tables = new Map<string, Table>();
  for (const { table_name: name, column_name, udt_name } of rows) {
    if (notCopied.includes(name)) continue;
    const table = tables.get(name) ?? { name, types: {} };
    table.types[column_name] = udt_name;
    tables.set(name, table);
  }
  const columns = (name: string) =>
    database
      .prepare("SELECT name FROM pragma_table_info(?) ORDER BY name")
      .all(name)
      .map((row) => row.name);
  const inSqlite = tablesOf(database).filter((name) => !notCopied.includes(name));
  const inEither = new Set([...inSqlite, ...tables.keys()]);
  const different = [...inEither].filter(
    (name) =>
      Object.keys(tables.get(name)?.types ?? {})
        .toSorted()
        .join() !== columns(name).toSorted().join(),
  );
  if (different.length > 0) {
    throw new OperatorError(
      `SQLite and PostgreSQL differ in ${different.slice(0, 5).join(", ")}: another version of the cms has made one of them. Start this version once on the data, then try again.`,
    );
  }
  return [...tables.values()];
}

async function foreignKeys(client: Client): Promise<string[]> {
  const sql = `SELECT format('ALTER TABLE %s ALTER CONSTRAINT %I', conrelid::regclass, conname) AS change
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`;
  return (await client.query<{ change: string }>(sql)).rows.map(({ change }) => change);
}

/** Counts and hashes the rows of a table, and hands each to `each`. */
async function summed(
  table: Table,
  rows: Iterable<Row> | AsyncIterable<Row>,
  each?: (row: Row) => void | Promise<void>,
): Promise<CopiedTable> {
  const hash = createHash("sha256");
  let count = 0;
  for await (const row of rows) {
    hash.update(
      JSON.stringify(
        Object.keys(table.types)
          .toSorted()
          .map((name) => row[name] ?? null),
      ),
    );
    count += 1;
    await each?.(row);
  }
  return { table: table.name, rows: count, sha256: hash.digest("hex") };
}

function checkSame(sent: CopiedTable, arrived: CopiedTable): void {
  if (sent.rows === arrived.rows && sent.sha256 === arrived.sha256) return;
  throw new OperatorError(
    `${sent.table} did not arrive as it was: ${sent.rows} rows were sent, ${arrived.rows} arrived, and they differ. Nothing was changed.`,
  );
}

function* sqliteRows(database: DatabaseSync, { name, types }: Table): Generator<Row> {
  for (const row of database.prepare(`SELECT * FROM ${quoted(name)} ORDER BY id`).iterate()) {
    yield Object.fromEntries(
      Object.entries(types).map(([column, type]) => [column, fromSqlite(type, row[column] ?? null)]),
    );
  }
}

async function* postgresRows(client: Client, { name, types }: Table): AsyncGenerator<Row> {
  await client.query(`DECLARE reading CURSOR FOR SELECT * FROM ${quoted(name)} ORDER BY id`);
  for (;;) {
    const { rows } = await client.query<Record<string, string | null>>(`FETCH ${batchSize} FROM reading`);
    if (rows.length === 0) break;
    for (const row of rows) {
      yield Object.fromEntries(
        Object.entries(types).map(([column, type]) => [column, fromPostgres(type, row[column] ?? null)]),
      );
    }
  }
  await client.query("CLOSE reading");
}

async function insertInto(client: Client, { name, types }: Table, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(types).map(([column, type]) => [column, toPostgres(type, row[column])]),
    ),
  );
  const sql = `INSERT INTO ${quoted(name)} SELECT * FROM json_populate_recordset(NULL::${quoted(name)}, $1)`;
  try {
    await client.query(sql, [JSON.stringify(records)]);
  } catch (error) {
    const ids = `${rows[0]?.id} to ${rows.at(-1)?.id}`;
    throw new OperatorError(
      `PostgreSQL does not take a row of ${name} (ids ${ids}): ${reasonOf(error)}. Nothing was changed.`,
    );
  }
}

const numbers = ["int2", "int4", "int8", "numeric", "float4", "float8"];

/** PostgreSQL's text as Strapi keeps the value in SQLite: moments in milliseconds since 1970, 0 and 1, JSON as text. */
function fromPostgres(type: string, text: string | null): SQLOutputValue {
  if (text === null) return null;
  if (type === "bool") return text === "t" ? 1 : 0;
  if (numbers.includes(type)) return Number(text);
  // In UTC, as config/database.ts has Strapi's driver read and write it.
  if (type === "timestamp") return Date.parse(`${text.replace(" ", "T")}Z`);
  if (type === "timestamptz") return new Date(text).getTime();
  return type.startsWith("json") ? inOneForm(text) : text;
}

function fromSqlite(type: string, value: SQLOutputValue): SQLOutputValue {
  if (value === null) return null;
  // SQLite's own CURRENT_TIMESTAMP is a text in UTC without saying so.
  if (type.startsWith("timestamp") && typeof value === "string" && !/^\d+$/.test(value)) {
    return Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(value) ? value : `${value.replace(" ", "T")}Z`);
  }
  if (type.startsWith("timestamp") || type === "bool" || numbers.includes(type)) return Number(value);
  return type.startsWith("json") ? inOneForm(String(value)) : String(value);
}

function toPostgres(type: string, value: SQLOutputValue | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (type.startsWith("json")) return JSON.parse(String(value));
  if (!type.startsWith("timestamp")) return value;
  // A column without a time zone keeps the time in UTC.
  return new Date(Number(value)).toISOString();
}

/** PostgreSQL keeps neither the order of an object's keys nor white space. */
function inOneForm(json: string): string {
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
