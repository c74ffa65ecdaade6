import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * Returns the URL of a new, empty database on the PostgreSQL that all tests share. It is removed when the run ends.
 */
export async function emptyDatabase(): Promise<string> {
  return createDatabase(await sharedPostgresUrl());
}

/** Returns the URL of the PostgreSQL that all tests share, starting it if necessary. */
export async function sharedPostgresUrl(): Promise<string> {
  const response = await fetch(process.env.SHARED_POSTGRES ?? "");
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** Creates an empty database. `serverUrl` may name any database of the server. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await query(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

/** Runs one statement on a connection of its own and returns its rows. */
export async function query(url: string, text: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
