import { existsSync } from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { dataPaths, type Environment } from "../../environment";
import { copyDatabase, inArchive, inTemporaryFolder, OperatorError } from "../archive";
import { makeTables } from "../make-tables";
import { type CopiedTable, copyToPostgres, postgresTables, quoted, withPostgres } from "./tables";

/**
 * Copies the content of `folder`, laid out as DATA_DIR, into an empty PostgreSQL; content of an earlier version is
 * brought up to date first, there. Tables that are in the way are moved into `aside`, a new schema, and are an error without
 * it. After a failure the tables made here are dropped and the others moved back. Nothing but tables is touched.
 */
export async function fillPostgres(url: string, folder: string, aside?: string): Promise<CopiedTable[]> {
  return withPostgres(url, async (client) => {
    const schema = await currentSchema(client);
    const before = await postgresTables(client);
    if (before.length > 0 && aside === undefined) {
      throw new OperatorError(
        `The database that DATABASE_URL names is not empty: it has ${before.length} tables (${before.slice(0, 3).join(", ")} …). Name an empty one.`,
      );
    }
    await makeTables({ DATA_DIR: folder });
    if (before.length > 0) {
      await client.query(`CREATE SCHEMA "${aside}"; ${moved(before, schema, `"${aside}"`)}`);
    }
    try {
      await makeTables({ DATA_DIR: folder, DATABASE_URL: url });
      return await copyToPostgres(path.join(folder, inArchive.cms), client);
    } catch (error) {
      await client.query("ROLLBACK");
      const made = await postgresTables(client);
      if (made.length > 0) await client.query(`DROP TABLE ${made.map(quoted).join()}`);
      if (before.length > 0) {
        await client.query(`${moved(before, `"${aside}"`, schema)} DROP SCHEMA "${aside}"`);
      }
      throw error;
    }
  });
}

/** Statements that move tables with their indexes and sequences; those of one query are a transaction. */
const moved = (tables: string[], from: string, to: string) =>
  tables.map((table) => `ALTER TABLE ${from}.${quoted(table)} SET SCHEMA ${to};`).join(" ");

async function currentSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string | null }>(
    "SELECT quote_ident(current_schema()) AS name",
  );
  const name = rows[0]?.name;
  if (!name)
    throw new OperatorError("The database that DATABASE_URL names has no schema to work in, such as public.");
  return name;
}

/** Copies the content of DATA_DIR into the empty PostgreSQL that DATABASE_URL names, and leaves DATA_DIR as it is. */
export async function moveToPostgres({ dataDir, databaseUrl }: Environment): Promise<CopiedTable[]> {
  if (!databaseUrl) throw new OperatorError("Name the empty PostgreSQL database with DATABASE_URL.");
  const { database } = dataPaths(dataDir);
  if (!existsSync(database))
    throw new OperatorError(`There is no content in SQLite to move: ${database} is not there.`);
  return inTemporaryFolder(dataDir, async (folder) => {
    copyDatabase(database, dataPaths(folder).database);
    return fillPostgres(databaseUrl, folder);
  });
}
