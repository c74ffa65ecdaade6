import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { dataPaths, type Environment } from "../environment";
import {
  copyDatabase,
  inArchive,
  inTemporaryFolder,
  type Manifest,
  OperatorError,
  type Product,
  pack,
} from "./archive";
import { archiveStore, nameOfArchive } from "./archive-store";
import { Bucket } from "./bucket";
import { copyLeads } from "./lead-queue";
import { makeTables } from "./make-tables";
import { copyFromPostgres, withPostgres } from "./postgres/tables";

/** Somebody else is making an archive of the same database. */
export class BackupUnderWay extends OperatorError {
  override name = "BackupUnderWay";
}

export interface Backup {
  name: string;
  manifest: Manifest;
}

/**
 * Makes one archive of everything while it is used. The lead queue comes first: what is delivered to the cms while the
 * cms is copied is then in both copies, which the inbox notices by the submission's id; the other way round it could be
 * in neither. Files come last: they are on the disk before the database names them.
 */
export async function makeBackup(environment: Environment, to: string, product: Product): Promise<Backup> {
  const { dataDir, databaseUrl, fileStorage } = environment;
  const there = (name: string) => path.join(dataDir, name);
  return inTemporaryFolder(dataDir, async (temporary) => {
    const folder = path.join(temporary, "content");
    mkdirSync(folder);
    const here = (name: string) => path.join(folder, name);
    const store = archiveStore(to, fileStorage, temporary);
    if (databaseUrl) {
      await withPostgres(databaseUrl, (client) => copyLeads(client, here(inArchive.leads)));
    }
    // A site without PostgreSQL, or one that has not moved its queue there yet.
    if (existsSync(there(inArchive.leads)) && !existsSync(here(inArchive.leads))) {
      copyDatabase(there(inArchive.leads), here(inArchive.leads));
    }
    const cms = dataPaths(dataDir);
    if (databaseUrl) await copyPostgres(databaseUrl, folder);
    else if (existsSync(cms.database)) copyDatabase(cms.database, here(inArchive.cms));
    const hasContent = existsSync(here(inArchive.cms));
    if (!hasContent && !existsSync(here(inArchive.leads))) {
      throw new OperatorError(`There is nothing to back up in ${dataDir}: neither content nor leads.`);
    }
    if (fileStorage && hasContent) {
      const bucket = new Bucket(fileStorage);
      for (const { name } of uploadedFiles(here(inArchive.cms))) {
        await bucket.get(name, path.join(here(inArchive.uploads), name));
      }
    } else if (existsSync(cms.uploads)) {
      linkFiles(cms.uploads, here(inArchive.uploads));
    }
    for (const name of [inArchive.secrets, inArchive.vitals]) {
      if (!existsSync(there(name))) continue;
      mkdirSync(path.dirname(here(name)), { recursive: true });
      copyFileSync(there(name), here(name));
    }
    const madeAt = new Date();
    const kind: Manifest["database"] = databaseUrl ? "postgres" : "sqlite";
    const name = nameOfArchive(madeAt, hasContent);
    const about = {
      product,
      madeAt: madeAt.toISOString(),
      database: hasContent ? kind : null,
      filesUrl: fileStorage?.publicUrl ?? "/uploads",
    };
    let manifest: Manifest | undefined;
    await store.add(name, async (file) => {
      manifest = await pack(folder, file, about);
    });
    if (!manifest) throw new Error("The archive was not packed");
    return { name, manifest };
  });
}

function copyPostgres(url: string, folder: string): Promise<void> {
  return withPostgres(url, async (client) => {
    const lock = "SELECT pg_try_advisory_lock(hashtext('website-backup')) AS ours";
    if ((await client.query(lock)).rows[0]?.ours !== "t") {
      throw new BackupUnderWay("Another archive of this database is being made.");
    }
    await makeTables({ DATA_DIR: folder });
    await copyFromPostgres(client, path.join(folder, inArchive.cms));
  });
}

/** All uploaded files and their smaller forms, by their names in a bucket or a folder. */
export function uploadedFiles(file: string): { name: string; type: string }[] {
  using database = new DatabaseSync(file, { readOnly: true });
  const files = `SELECT hash || ext AS name, mime AS type FROM files
    UNION SELECT value ->> 'hash' || (value ->> 'ext'), value ->> 'mime' FROM files, json_each(coalesce(formats, '{}'))`;
  const rows = database.prepare(files).all();
  return rows.map(({ name, type }) => ({ name: String(name), type: String(type) }));
}

/** Uploaded files never change: a second name keeps one that is deleted while the archive is made. */
function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(file, target);
    } catch {
      // Not every file system has links, and what is gone by now is in no copy of the content that matters.
      if (existsSync(file)) copyFileSync(file, target);
    }
  }
}
