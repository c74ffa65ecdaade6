import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Environment } from "../lib/environment";
import { archivePaths, type Product, packArchive, UserError, withTemporaryFolder } from "./archive";

/**
 * Packs DATA_DIR into an archive in the folder `to`, also while the services run. Copies the lead queue first: a lead
 * delivered meanwhile is in both copies, and the cms ignores the repeat. Copies uploads after the database: the cms
 * stores a file before the database names it.
 */
export async function makeBackup({ dataDir, databaseUrl }: Environment, to: string, product: Product) {
  if (databaseUrl) {
    throw new UserError(
      "The content is in the database that DATABASE_URL names. Back it up with deploy/dump-postgres.sh: see docs/operations/backup.md.",
    );
  }
  return withTemporaryFolder(dataDir, async (temporary) => {
    const folder = path.join(temporary, "content");
    mkdirSync(folder);
    const copy = (name: string, copyFile: (from: string, to: string) => void) => {
      const [from, to] = [path.join(dataDir, name), path.join(folder, name)];
      if (!existsSync(from)) return false;
      mkdirSync(path.dirname(to), { recursive: true });
      copyFile(from, to);
      return true;
    };
    const hasLeads = copy(archivePaths.leads, copyDatabase);
    const hasContent = copy(archivePaths.content, copyDatabase);
    if (!hasLeads && !hasContent) {
      throw new UserError(`There is nothing to back up in ${dataDir}: neither content nor leads.`);
    }
    copy(archivePaths.uploads, linkFiles);
    copy(archivePaths.secrets, copyFileSync);

    // The prefix matters: only archives with content count as backups of the cms (backup-schedule.ts).
    const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
    const name = `${hasContent ? "website" : "leads"}-${time}-${randomUUID().slice(0, 8)}.tar.gz`;
    mkdirSync(to, { recursive: true, mode: 0o700 });
    const partialFile = path.join(to, `${name}.part`);
    try {
      const manifest = await packArchive(folder, partialFile, product);
      renameSync(partialFile, path.join(to, name));
      return { file: path.join(to, name), manifest };
    } finally {
      rmSync(partialFile, { force: true });
    }
  });
}

/** Makes a consistent copy of a SQLite database, even while other processes write to it. */
function copyDatabase(from: string, to: string): void {
  using database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  database.prepare("VACUUM INTO ?").run(to);
}

/**
 * Hard-links the files of a folder instead of copying them, because uploads never change. A link also keeps a file that
 * is deleted during the backup.
 */
function linkFiles(from: string, to: string): void {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, file));
    mkdirSync(path.dirname(target), { recursive: true });
    try {
      linkSync(file, target);
    } catch {
      // The file system has no hard links, or the file has been deleted since the folder was listed.
      if (existsSync(file)) copyFileSync(file, target);
    }
  }
}
