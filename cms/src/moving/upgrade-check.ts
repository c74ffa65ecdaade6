import { existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { appDir, dataPaths, type Environment } from "../environment";
import { inArchive, MovingError, migrations, migrationsDone } from "./archive";
import { archiveStore, madeAt } from "./stores";
import { connect, postgresTables } from "./tables";

/** One line of the report; a finding that is not fine keeps from upgrading. */
export interface Finding {
  isFine: boolean;
  text: string;
}

const fine = (text: string): Finding => ({ isFine: true, text });
const problem = (text: string): Finding => ({ isFine: false, text });

const hourMs = 3_600_000;
const oldestBackupHours = 24;
const gigabyte = 1024 ** 3;

/** Whether this version can take the data as they are, in plain words. The variables are known to be right. */
export async function checkUpgrade(environment: Environment): Promise<Finding[]> {
  return [
    fine(`Node ${process.versions.node} and the variables are right.`),
    packages(),
    diskSpace(environment),
    await lastBackup(environment),
    ...(await content(environment)),
    ...waitingLeads(environment),
  ];
}

function packages(): Finding {
  const { dependencies } = JSON.parse(readFileSync(path.join(appDir, "package.json"), "utf8"));
  const installed = (name: string): string | undefined => {
    const file = path.join(appDir, "node_modules", name, "package.json");
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
  };
  const missing = Object.keys(dependencies).filter((name) => installed(name) !== dependencies[name]);
  return missing.length === 0
    ? fine("The packages of the cms are the ones that this version names.")
    : fine(
        `The next start installs packages of the cms: ${missing.slice(0, 3).join(", ")}${missing.length > 3 ? " …" : ""}.`,
      );
}

function diskSpace({ dataDir, databaseUrl }: Environment): Finding {
  const files = databaseUrl ? [inArchive.leads] : [inArchive.cms, inArchive.leads];
  const sizes = files.map((name) => statSync(path.join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0);
  const needed = gigabyte + 2 * sizes.reduce((sum, size) => sum + size, 0);
  const { bavail, bsize } = statfsSync(dataDir);
  const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;
  const text = `${inGigabytes(bavail * bsize)} are free in ${dataDir}; an upgrade may need ${inGigabytes(needed)}.`;
  return bavail * bsize < needed ? problem(text) : fine(text);
}

async function lastBackup({ backup, fileStorage, dataDir }: Environment): Promise<Finding> {
  const newest = (await archiveStore(backup.to, fileStorage, dataDir).list()).at(-1);
  if (newest === undefined)
    return problem(`There is no backup in ${backup.to}: make one with npm run backup.`);
  const hours = Math.floor((Date.now() - madeAt(newest)) / hourMs);
  const text = `The last backup, ${newest}, is ${hours} hours old`;
  return hours < oldestBackupHours
    ? fine(`${text}.`)
    : problem(`${text}: make a new one with npm run backup.`);
}

async function content({ dataDir, databaseUrl }: Environment): Promise<Finding[]> {
  const file = dataPaths(dataDir).database;
  let done: string[];
  if (databaseUrl) {
    try {
      const client = await connect(databaseUrl);
      const isUsed = (await postgresTables(client)).includes("strapi_migrations");
      const { rows } = await client.query<{ name: string }>(
        isUsed ? "SELECT name FROM strapi_migrations" : "SELECT '' AS name WHERE false",
      );
      await client.end();
      if (!isUsed)
        return [fine("The database of DATABASE_URL is empty: this version makes its first content.")];
      done = rows.map(({ name }) => name);
    } catch (error) {
      if (error instanceof MovingError) return [problem(error.message)];
      throw error;
    }
  } else {
    if (!existsSync(file)) return [fine(`There is no content in ${dataDir} yet.`)];
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const found = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
    database.close();
    if (found !== "ok") return [problem(`${file} is damaged (${found}): restore a backup.`)];
    done = migrationsDone(file);
  }
  const { pending, unknown } = migrations(done);
  if (unknown.length > 0) {
    return [
      problem(`The content is of a newer version of this product (${unknown.join(", ")}): use that version.`),
    ];
  }
  const kind = databaseUrl ? "PostgreSQL" : "SQLite";
  return [
    fine(`The content in ${kind} can be read.`),
    fine(
      pending.length === 0
        ? "No old content has to be changed."
        : `The next start changes old content once (${pending.join(", ")}); only a backup leads back.`,
    ),
  ];
}

function waitingLeads({ dataDir }: Environment): Finding[] {
  const file = path.join(dataDir, inArchive.leads);
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    const waiting = "SELECT count(DISTINCT lead_id) AS leads FROM deliveries WHERE delivered_at IS NULL";
    const count = Number(database.prepare(waiting).get()?.leads);
    return [
      fine(count === 0 ? "No lead waits for delivery." : `${count} leads wait for delivery, and stay.`),
    ];
  } finally {
    database.close();
  }
}
