import { createHash, createHmac, randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Core } from "@strapi/strapi";
import { z } from "@strapi/utils";
import { dataPaths, environment } from "../lib/environment";
import { type Turn, turnOn } from "./startup-lock";

/**
 * What a database knows of the installation whose content it holds: one value among Strapi's settings, so that every copy
 * of the database has it.
 */
const installationSchema = z.object({
  /** The same for the life of the content, wherever it is moved. */
  id: z.string(),
  /** A fingerprint of each key, from which nobody finds the key. */
  keys: z.record(z.string(), z.string()),
});
type Installation = z.infer<typeof installationSchema>;

const settings = "strapi_core_store_settings";
const place = { type: "api", name: "installation", key: "record" };
const placeKey = "api_installation_record";

let turn: Turn | undefined;
let ownId: string | undefined;

/** The installation whose content this cms serves; undefined until it is set up. */
export const installationId = (): string | undefined => ownId;

/**
 * Before Strapi touches the database: waits for it and, where several cms share it, for this one's turn; then makes sure
 * that it is the database and that these are the keys of this installation.
 * @throws StartRefused
 */
export async function beginStart(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl, dataDir } = environment();
  if (databaseUrl !== undefined) turn = await turnOn(databaseUrl, strapi.log);
  const database: DatabaseKind = databaseUrl === undefined ? "sqlite" : "postgresql";
  const note = readNote(dataDir);
  if (database === "sqlite" && note?.database === "postgresql") {
    throw new StartRefused(
      `The content of this installation is in PostgreSQL, as ${noteFile(dataDir)} says, and DATABASE_URL is not set.
Set DATABASE_URL. To start with the embedded database instead, move that file away.`,
    );
  }
  const isEmpty = !(await strapi.db.connection.schema.hasTable(settings));
  if (isEmpty && note) throw new StartRefused(emptyMessage(database, dataDir));
  if (isEmpty && database === "postgresql" && hasUsedSqlite(dataDir)) {
    throw new StartRefused(emptyMessage(database, dataDir));
  }
  const known = isEmpty ? undefined : await storedInstallation(strapi);
  if (!known) return;
  if (note && note.id !== known.id) {
    throw new StartRefused(
      `The database is that of another installation than the one that ${folderOf(dataDir)} has been used for.
Set DATABASE_URL or DATA_DIR to those that belong together. If this database is meant, move ${folderOf(dataDir)} away.`,
    );
  }
  checkKeys(known);
}

/** After everything is set up: remembers on both sides what belongs together, and lets the next one start. */
export async function endStart(strapi: Core.Strapi): Promise<void> {
  const { databaseUrl, dataDir } = environment();
  // A command beside the running service uses what that one has set up.
  if (!strapi.config.get("commandOnly", false)) {
    const id = (await storedInstallation(strapi))?.id ?? readNote(dataDir)?.id ?? randomUUID();
    const value: Installation = { id, keys: fingerprints(id) };
    await strapi.store.set({ ...place, value });
    writeNote(dataDir, { id, database: databaseUrl === undefined ? "sqlite" : "postgresql" });
    ownId = id;
  }
  await turn?.end();
}

async function storedInstallation(strapi: Core.Strapi): Promise<Installation | undefined> {
  const row: { value: string } | undefined = await strapi.db
    .connection(settings)
    .where({ key: placeKey })
    .first("value");
  return row && installationSchema.parse(JSON.parse(row.value));
}

/** Without Strapi's keys from an earlier start, sessions end, and one cms refuses what another one has signed. */
function checkKeys({ id, keys }: Installation): void {
  const ours = fingerprints(id);
  const differing = Object.keys(ours).filter((name) => keys[name] !== undefined && keys[name] !== ours[name]);
  if (differing.length === 0) return;
  const consent = createHash("sha256").update(JSON.stringify(ours)).digest("hex").slice(0, 12);
  if (environment().acceptedKeys === consent) return;
  throw new StartRefused(
    `These keys are not the ones that this database is used with: ${differing.join(", ")}.
Give every site and every cms of an installation the same SECRET, or the secrets.json of the first one.
If other keys are meant, start once with ACCEPT_KEYS=${consent}: everybody is then signed out, and whatever has the former keys refuses to start.`,
  );
}

function fingerprints(id: string): Record<string, string> {
  const {
    appKeys,
    apiTokenSalt,
    adminJwtSecret,
    transferTokenSalt,
    jwtSecret,
    encryptionKey,
    contentApiToken,
  } = environment();
  const keys = {
    APP_KEYS: appKeys.join(),
    API_TOKEN_SALT: apiTokenSalt,
    ADMIN_JWT_SECRET: adminJwtSecret,
    TRANSFER_TOKEN_SALT: transferTokenSalt,
    JWT_SECRET: jwtSecret,
    ENCRYPTION_KEY: encryptionKey,
    CONTENT_API_TOKEN: contentApiToken,
  };
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      createHmac("sha256", key).update(`${id} ${name}`).digest("base64url"),
    ]),
  );
}

const folderOf = (dataDir: string): string => noteFile(dataDir).replace(/[/\\][^/\\]+$/, "");

function emptyMessage(database: DatabaseKind, dataDir: string): string {
  const folder = folderOf(dataDir);
  const [where, remedy] =
    database === "sqlite"
      ? [`cms.db is missing or empty`, "Restore it with npm run restore"]
      : hasUsedSqlite(dataDir)
        ? [
            "the database that DATABASE_URL names is empty",
            "Bring the content there with tools/move-to-postgres.mjs",
          ]
        : [
            "the database that DATABASE_URL names is empty",
            "Set DATABASE_URL to the one that has been used, or restore its content with deploy/restore-postgres.sh",
          ];
  return `This installation has been used, as ${folder} shows, and ${where}.
${remedy}. If an empty start is meant, move ${folder} away.`;
}

/** Which database this data folder belongs to: it keeps a used one from being replaced by an empty or another one. */
const noteSchema = z.object({
  /** Of the installation, as its database has it. */
  id: z.string(),
  database: z.enum(["sqlite", "postgresql"]),
});
type InstallationNote = z.infer<typeof noteSchema>;

export type DatabaseKind = InstallationNote["database"];

/** The start would harm an installation that is in use, or cannot succeed; the message says why and what to do. */
export class StartRefused extends Error {
  override name = "StartRefused";
}

/** Where the note lies: what becomes of it when a folder is copied, moved away or restored is what is meant. */
export const noteFile = (dataDir: string): string => path.join(dataPaths(dataDir).root, "installation.json");

/**
 * The note of a data folder; undefined where no cms has been started with it, or only one of an earlier version.
 * @throws StartRefused when it is damaged
 */
export function readNote(dataDir: string): InstallationNote | undefined {
  const file = noteFile(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new StartRefused(`${file} is damaged: restore it from a backup, or move it away.`);
  }
}

/** Writes all of the note or leaves the former one. A restore that replaces an installation on purpose calls this. */
export function writeNote(dataDir: string, { id, database }: InstallationNote): void {
  const file = noteFile(dataDir);
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify({ id, database }, null, 2)}\n`, { flush: true, mode: 0o600 });
  renameSync(draft, file);
}

/** Whether the embedded database of a data folder has been used, also by an earlier version. */
export function hasUsedSqlite(dataDir: string): boolean {
  return (statSync(dataPaths(dataDir).database, { throwIfNoEntry: false })?.size ?? 0) > 0;
}
