import type { Core } from "@strapi/strapi";

/** The pool of connections to the database (tarn, below knex). */
export const connectionPool = (strapi: Core.Strapi) => strapi.db.connection.client.pool;

/**
 * Fails a query at once from now on when no connection to the database can be made. Until then the pool tries again for
 * up to a minute (config/database.ts), so that a slow database does not end the start.
 */
export function failWithoutDatabase(strapi: Core.Strapi): void {
  connectionPool(strapi).propagateCreateError = true;
}

const settings = "strapi_core_store_settings";

/** Returns whether Strapi has never used this database. */
export const isEmptyDatabase = async ({ db }: Core.Strapi): Promise<boolean> =>
  !(await db.connection.schema.hasTable(settings));

/** Reads one of Strapi's settings, as JSON, before its store is set up. */
export async function rawSetting({ db }: Core.Strapi, key: string): Promise<string | undefined> {
  const row: { value: string } | undefined = await db.connection(settings).where({ key }).first("value");
  return row?.value;
}
