import { createHash, createHmac, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { dataPaths, environment } from "../lib/environment";
import { isCommand } from "../lib/repeat";
import { isEmptyDatabase, readRawSetting } from "../strapi/database";
import { acquireStartupLock, StartRefused } from "./startup-lock";

/** Stored in Strapi's settings, so that every copy of the database has it. */
const installationSchema = z.object({
  /** Stays the same for the life of the content. */
  id: z.string(),
  /** One fingerprint per key. Fingerprints do not reveal the keys. */
  keys: z.record(z.string(), z.string()),
});
type Installation = z.infer<typeof installationSchema>;

/**
 * Content of installation.json in the data folder. If it does not match the database, for example because that is
 * empty or belongs to another installation, the service refuses to start.
 */
const markerSchema = z.object({ id: z.string(), database: z.enum(["sqlite", "postgresql"]) });
type Marker = z.infer<typeof markerSchema>;

const settingKey = { type: "api", name: "installation", key: "record" };

let releaseLock: (() => Promise<void>) | undefined;
let currentInstallationId: string | undefined;

/** Returns the ID of this cms's installation; undefined during the start. */
export const installationId = (): string | undefined => currentInstallationId;

/**
 * Waits for the database and, on PostgreSQL, for the startup lock. Then checks that database and keys belong to this
 * installation. Runs before Strapi touches the database. Throws StartRefused.
 */
export async function prepareStart(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl } = environment();
  if (databaseUrl !== undefined) releaseLock = await acquireStartupLock(databaseUrl, strapi.log);
  const marker = readMarker();
  const folder = dataPaths(environment().dataDir).root;
  if (databaseUrl === undefined && marker?.database === "postgresql") {
    throw new StartRefused(
      `The content of this installation is in PostgreSQL, as ${markerFile()} says, and DATABASE_URL is not set.
Set DATABASE_URL. To start with the embedded database instead, move that file away.`,
    );
  }
  if (await isEmptyDatabase(strapi)) {
    if (marker) throw new StartRefused(describeEmptyDatabase(folder, marker));
    return;
  }
  const installation = await storedInstallation(strapi);
  if (!installation) return;
  if (marker && marker.id !== installation.id) {
    throw new StartRefused(
      `The database belongs to another installation than ${folder}.
Set DATABASE_URL and DATA_DIR to those of one installation. To use this database, move ${folder} away.`,
    );
  }
  checkKeys(installation);
}

/** Records the installation in the database and the data folder, and releases the startup lock. */
export async function completeStart(strapi: Core.Strapi): Promise<void> {
  if (!isCommand(strapi)) {
    const id = (await storedInstallation(strapi))?.id ?? readMarker()?.id ?? randomUUID();
    const value: Installation = { id, keys: fingerprints(id) };
    await strapi.store.set({ ...settingKey, value });
    writeMarker({
      id,
      database: environment().databaseUrl === undefined ? "sqlite" : "postgresql",
    });
    currentInstallationId = id;
  }
  await releaseLock?.();
}

async function storedInstallation(strapi: Core.Strapi): Promise<Installation | undefined> {
  const value = await readRawSetting(strapi, Object.values(settingKey).join("_"));
  return value === undefined ? undefined : installationSchema.parse(JSON.parse(value));
}

/**
 * Throws StartRefused if the keys differ from the recorded ones, unless ACCEPT_KEYS accepts them. Changed keys end all
 * sessions, and services with different keys refuse each other's tokens.
 */
function checkKeys({ id, keys }: Installation): void {
  const current = fingerprints(id);
  const differing = Object.keys(current).filter(
    (name) => keys[name] !== undefined && keys[name] !== current[name],
  );
  if (differing.length === 0) return;
  const code = createHash("sha256").update(JSON.stringify(current)).digest("hex").slice(0, 12);
  if (environment().acceptedKeys === code) return;
  throw new StartRefused(
    `These keys are not the ones that this database is used with: ${differing.join(", ")}.
Give every site and every cms of an installation the same SECRET, or the secrets.json of the first one.
To change the keys on purpose, start once with ACCEPT_KEYS=${code}: this logs everyone out, each other cms with the former keys then refuses to start, and each site with them keeps its leads waiting.`,
  );
}

function fingerprints(id: string): Record<string, string> {
  const env = environment();
  const keys = {
    APP_KEYS: env.appKeys.join(),
    API_TOKEN_SALT: env.apiTokenSalt,
    ADMIN_JWT_SECRET: env.adminJwtSecret,
    TRANSFER_TOKEN_SALT: env.transferTokenSalt,
    JWT_SECRET: env.jwtSecret,
    ENCRYPTION_KEY: env.encryptionKey,
    CONTENT_API_TOKEN: env.contentApiToken,
  };
  const fingerprint = (name: string, key: string) =>
    createHmac("sha256", key).update(`${id} ${name}`).digest("base64url");
  return Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, fingerprint(name, key)]));
}

const markerFile = (): string => path.join(dataPaths(environment().dataDir).root, "installation.json");

/** Throws StartRefused if the note is damaged. */
function readMarker(): Marker | undefined {
  const file = markerFile();
  if (!existsSync(file)) return undefined;
  try {
    return markerSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartRefused(`${file} is damaged: restore it from a backup, or move it away.`);
  }
}

/** Replaces the note atomically. */
function writeMarker(marker: Marker): void {
  const temporaryFile = `${markerFile()}.${process.pid}.draft`;
  writeFileSync(temporaryFile, `${JSON.stringify(marker, null, 2)}\n`, {
    flush: true,
    mode: 0o600,
  });
  renameSync(temporaryFile, markerFile());
}

function describeEmptyDatabase(folder: string, marker: Marker): string {
  const emptyDatabase = "the database that DATABASE_URL names is empty";
  const [problem, remedy] =
    environment().databaseUrl === undefined
      ? ["cms.db is missing or empty", "Restore it with npm run restore"]
      : marker.database === "sqlite"
        ? [emptyDatabase, "Move the content there with tools/move-to-postgres.mjs"]
        : [
            emptyDatabase,
            "Set DATABASE_URL to the one that has been used, or restore its content with deploy/restore-postgres.sh",
          ];
  return `This installation has been used, as ${folder} shows, and ${problem}.
${remedy}. To start with an empty database, move ${folder} away.`;
}
