import type { Core } from "@strapi/strapi";

const settingsTable = "strapi_core_store_settings";

/** Returns true if Strapi has never used this database. */
export const isEmptyDatabase = async ({ db }: Core.Strapi): Promise<boolean> =>
  !(await db.connection.schema.hasTable(settingsTable));

/** Reads one of Strapi's settings, as JSON, before its store is set up. */
export async function readRawSetting({ db }: Core.Strapi, key: string): Promise<string | undefined> {
  const row: { value: string } | undefined = await db.connection(settingsTable).where({ key }).first("value");
  return row?.value;
}
