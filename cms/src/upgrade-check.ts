import { existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inArchive, migrations, migrationsDone } from "./backups/archive";
import { madeAt, newestBackup } from "./backups/archive-store";
import { countWaiting } from "./backups/lead-queue";
import { postgresTables, withPostgres } from "./backups/postgres/tables";
import { appDir, dataPaths, type Environment } from "./environment";
import { reasonOf } from "./reason";

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
    fine(`Node ${process.versions.node} and the variables of the cms are right.`),
    ...packages(),
    diskSpace(environment),
    ...(await found(async () => [await lastBackup(environment)])),
    ...(await found(() => content(environment))),
    ...(await found(() => waitingLeads(environment))),
  ];
}

/** What cannot be reached or read is a finding, and the others are looked for all the same. */
async function found(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [problem(reasonOf(error))];
  }
}

function packages(): Finding[] {
  // An archive of `npm run package` has those that a service loads, and installs none.
  if (!existsSync(path.join(appDir, "package-lock.json"))) return [];
  const { dependencies } = JSON.parse(readFileSync(path.join(appDir, "package.json"), "utf8"));
  const installed = (name: string): string | undefined => {
    const file = path.join(appDir, "node_modules", name, "package.json");
    return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).version : undefined;
  };
  const missing = Object.keys(dependencies).filter((name) => installed(name) !== dependencies[name]);
  if (missing.length === 0) return [fine("The packages of the cms are the ones that this version names.")];
  const names = `${missing.slice(0, 3).join(", ")}${missing.length > 3 ? " …" : ""}`;
  return [fine(`The next start installs packages of the cms: ${names}.`)];
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

async function lastBackup(environment: Environment): Promise<Finding> {
  const newest = await newestBackup(environment);
  if (newest === undefined) {
    return problem(
      `There is no backup of the content in ${environment.backup.to}: make one with npm run backup.`,
    );
  }
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
    const found = await withPostgres(databaseUrl, async (client) => {
      if (!(await postgresTables(client)).includes("strapi_migrations")) return undefined;
      return (await client.query<{ name: string }>("SELECT name FROM strapi_migrations")).rows;
    });
    if (!found) return [fine("The database of DATABASE_URL is empty: this version makes its first content.")];
    done = found.map(({ name }) => name);
  } else {
    if (!existsSync(file)) return [fine(`There is no content in ${dataDir} yet.`)];
    using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
    const found = database.prepare("PRAGMA quick_check(1)").get()?.quick_check;
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

/** Those that are in a file move into PostgreSQL at a site's start, so both places count. */
async function waitingLeads({ dataDir, leadsDatabaseUrl }: Environment): Promise<Finding[]> {
  const file = path.join(dataDir, inArchive.leads);
  const counts: number[] = [];
  if (existsSync(file)) counts.push(waitingInFile(file));
  if (leadsDatabaseUrl) counts.push(await withPostgres(leadsDatabaseUrl, countWaiting));
  if (counts.length === 0) return [];
  const count = counts.reduce((sum, leads) => sum + leads);
  if (count === 0) return [fine("No lead waits for delivery.")];
  return [
    fine(
      `${count} ${count === 1 ? "lead waits for delivery, and stays" : "leads wait for delivery, and stay"}.`,
    ),
  ];
}

function waitingInFile(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  const columns = database.prepare("SELECT name FROM pragma_table_info('deliveries')").all();
  // The first release had no dead letters.
  const alive = columns.some(({ name }) => name === "dead_at") ? "AND dead_at IS NULL" : "";
  const waiting = `SELECT count(DISTINCT lead_id) AS leads FROM deliveries WHERE delivered_at IS NULL ${alive}`;
  return Number(database.prepare(waiting).get()?.leads);
}
