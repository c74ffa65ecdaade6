import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { dataPaths, environment } from "../lib/environment";
import { isCommand } from "../lib/repeat";
import { UserError } from "../lib/values";
import { isEmptyDatabase, readRawSetting } from "../strapi/database";
import { acquireStartupLock } from "./startup-lock";

/** ID of the installation, which stays the same for the life of the content. */
const recordSchema = z.object({ id: z.string() });

/** The database stores the record among Strapi's settings, so that every copy of the database has the ID. */
const settingKey = { type: "api", name: "installation", key: "record" };

let releaseLock: (() => Promise<void>) | undefined;
let currentInstallationId: string | undefined;

/** Returns the ID of this cms's installation; undefined during the start and in a command. */
export const installationId = (): string | undefined => currentInstallationId;

/**
 * On PostgreSQL, waits for the database and the startup lock. Throws UserError if the data folder belongs to another
 * database, because an empty database would be filled with samples. Runs before Strapi creates its tables.
 */
export async function prepareStart(strapi: Core.Strapi): Promise<void> {
  const { dataDir, databaseUrl } = environment();
  if (databaseUrl !== undefined) releaseLock = await acquireStartupLock(databaseUrl, strapi.log);
  const folder = dataPaths(dataDir).root;
  const folderId = readFolderId();
  const isEmpty = await isEmptyDatabase(strapi);
  const databaseId = isEmpty ? undefined : await readDatabaseId(strapi);
  if (folderId === undefined || folderId === databaseId) return;
  throw new UserError(
    `${folder} belongs to an installation, and the database ${isEmpty ? "is empty" : "belongs to another one"}.
Set DATABASE_URL and DATA_DIR to those of one installation, or restore a backup. To use this database, move ${folder} away.`,
  );
}

/** Records the installation in the database and the data folder, except in a command. Releases the startup lock. */
export async function completeStart(strapi: Core.Strapi): Promise<void> {
  if (!isCommand(strapi)) {
    const id = (await readDatabaseId(strapi)) ?? randomUUID();
    await strapi.store.set({ ...settingKey, value: { id } });
    if (readFolderId() === undefined)
      writeFileSync(recordFile(), JSON.stringify({ id }), { flush: true, mode: 0o600 });
    currentInstallationId = id;
  }
  await releaseLock?.();
}

/** Reads the ID without Strapi's store, which names a setting by its type, name and key, joined by underscores. */
async function readDatabaseId(strapi: Core.Strapi): Promise<string | undefined> {
  const value = await readRawSetting(strapi, Object.values(settingKey).join("_"));
  return value === undefined ? undefined : recordSchema.parse(JSON.parse(value)).id;
}

const recordFile = (): string => path.join(dataPaths(environment().dataDir).root, "installation.json");

function readFolderId(): string | undefined {
  const file = recordFile();
  return existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, "utf8"))).id : undefined;
}
