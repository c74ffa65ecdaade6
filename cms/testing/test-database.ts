// With CMS_TESTS_DATABASE=postgres, services under test use PostgreSQL: one database per data folder, on one server
// per run.
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { query, sharedPostgresUrl } from "../../site/testing/postgres.ts";

export const isOnPostgres = process.env.CMS_TESTS_DATABASE === "postgres";

/** Returns the file in a data folder that stores the URL of its database for later starts. */
const urlFileOf = (dataDir: string) => path.join(dataDir, "test-database");

/** Returns the environment variables that name the database of a data folder; none for the embedded one. */
export async function databaseOf(dataDir: string): Promise<Record<string, string>> {
  if (!isOnPostgres) return {};
  if (!existsSync(urlFileOf(dataDir))) await createDatabase(dataDir);
  return { DATABASE_URL: readFileSync(urlFileOf(dataDir), "utf8") };
}

/** Gives a copied data folder its own copy of the database. */
export async function separateDatabase(dataDir: string): Promise<void> {
  if (!isOnPostgres) return;
  const { pathname } = new URL(readFileSync(urlFileOf(dataDir), "utf8"));
  await createDatabase(dataDir, ` TEMPLATE ${pathname.slice(1)}`);
}

/**
 * Returns the URL of this run's PostgreSQL server, empty for the embedded database. It is part of the cache key of
 * prepared data, because each run starts a new server.
 */
export const databaseServer = async (): Promise<string> => (isOnPostgres ? sharedPostgresUrl() : "");

async function createDatabase(dataDir: string, template = ""): Promise<void> {
  const url = new URL(await databaseServer());
  const name = `cms_${randomUUID().replaceAll("-", "")}`;
  await query(url.href, `CREATE DATABASE ${name}${template}`);
  url.pathname = name;
  writeFileSync(urlFileOf(dataDir), url.href);
}

/**
 * Runs one statement on the database of a data folder and returns the rows. The service may be running. Each `?` in
 * the text is a placeholder for a value.
 */
export async function sql(
  dataDir: string,
  text: string,
  values: readonly (string | number | Date)[] = [],
): Promise<Record<string, unknown>[]> {
  const { DATABASE_URL } = await databaseOf(dataDir);
  if (DATABASE_URL) {
    let count = 0;
    const numbered = text.replace(/\?/g, () => `$${++count}`);
    return query(DATABASE_URL, numbered, values);
  }
  using database = new DatabaseSync(path.join(dataDir, "cms", "cms.db"), { timeout: 5_000 });
  return database
    .prepare(text)
    .all(...values.map((value) => (value instanceof Date ? value.getTime() : value)));
}
