// With CMS_TESTS_DATABASE=postgres, services under test use PostgreSQL: one database per data folder, on one server
// per run.
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

export const isOnPostgres = process.env.CMS_TESTS_DATABASE === "postgres";

/** Returns the file in a data folder that stores the URL of its database for later starts. */
const urlFileOf = (dataDir) => path.join(dataDir, "test-database");

/**
 * Returns the environment variables that name the database of a data folder; none for the embedded one.
 * @param {string} dataDir
 * @returns {Promise<Record<string, string>>}
 */
export async function databaseOf(dataDir) {
  if (!isOnPostgres) return {};
  if (!existsSync(urlFileOf(dataDir))) await createDatabase(dataDir);
  return { DATABASE_URL: readFileSync(urlFileOf(dataDir), "utf8") };
}

/** Gives a copied data folder its own copy of the database. @param {string} dataDir */
export async function separateDatabase(dataDir) {
  if (!isOnPostgres) return;
  const { pathname } = new URL(readFileSync(urlFileOf(dataDir), "utf8"));
  await createDatabase(dataDir, ` TEMPLATE ${pathname.slice(1)}`);
}

/**
 * Returns the URL of this run's PostgreSQL server, empty for the embedded database. It is part of the cache key of
 * prepared data, because each run starts a new server.
 */
export async function databaseServer() {
  if (!isOnPostgres) return "";
  const { sharedPostgresUrl: sharedPostgres } = await import("../../site/testing/postgres.ts");
  return sharedPostgres();
}

/** @param {string} dataDir @param {string} [template] */
async function createDatabase(dataDir, template = "") {
  const { query } = await import("../../site/testing/postgres.ts");
  const url = new URL(await databaseServer());
  const name = `cms_${randomUUID().replaceAll("-", "")}`;
  await query(url.href, `CREATE DATABASE ${name}${template}`);
  url.pathname = name;
  writeFileSync(urlFileOf(dataDir), url.href);
}

/**
 * Runs one statement on the database of a data folder and returns the rows. The service may be running. Each `?` in
 * the text is a placeholder for a value.
 * @param {string} dataDir
 * @param {string} text
 * @param {readonly (string | number | Date)[]} [values]
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function sql(dataDir, text, values = []) {
  const { DATABASE_URL } = await databaseOf(dataDir);
  if (DATABASE_URL) {
    const { query } = await import("../../site/testing/postgres.ts");
    let count = 0;
    return query(
      DATABASE_URL,
      text.replace(/\?/g, () => `$${++count}`),
      values,
    );
  }
  const database = new DatabaseSync(path.join(dataDir, "cms", "cms.db"), { timeout: 5_000 });
  try {
    return database
      .prepare(text)
      .all(...values.map((value) => (value instanceof Date ? value.getTime() : value)));
  } finally {
    database.close();
  }
}
