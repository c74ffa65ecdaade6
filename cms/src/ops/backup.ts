import { randomUUID } from "node:crypto";
import { constants, cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Environment } from "../lib/environment";
import { archivePaths, type Manifest, packArchive, UserError, withTemporaryFolder } from "./archive";

/**
 * Packs DATA_DIR into an archive in the folder `to`, also while the services run. Copies the lead queue first: a lead
 * delivered meanwhile is in both copies, and the cms ignores the repeat. Copies uploads after the database: the cms
 * stores a file before the database names it.
 */
export async function makeBackup(
  { dataDir, databaseUrl }: Environment,
  to: string,
  product: Manifest["product"],
) {
  if (databaseUrl) {
    throw new UserError(
      "The content is in the database that DATABASE_URL names. Back it up with deploy/dump-postgres.sh: see docs/operations/backup.md.",
    );
  }
  return withTemporaryFolder(dataDir, async (temporary) => {
    const folder = path.join(temporary, "content");
    const copy = (name: string, copyPart: (from: string, to: string) => void) => {
      const [from, to] = [path.join(dataDir, name), path.join(folder, name)];
      if (!existsSync(from)) return false;
      mkdirSync(path.dirname(to), { recursive: true });
      copyPart(from, to);
      return true;
    };
    const hasLeads = copy(archivePaths.leads, copyDatabase);
    const hasContent = copy(archivePaths.content, copyDatabase);
    if (!hasLeads && !hasContent) {
      throw new UserError(`There is nothing to back up in ${dataDir}: neither content nor leads.`);
    }
    copy(archivePaths.uploads, copyFiles);
    copy(archivePaths.secrets, copyFiles);

    const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
    const name = `${hasContent ? "website" : "leads"}-${time}-${randomUUID().slice(0, 8)}.tar.gz`;
    mkdirSync(to, { recursive: true, mode: 0o700 });
    const [file, partialFile] = [path.join(to, name), path.join(to, `${name}.part`)];
    try {
      const manifest = await packArchive(folder, partialFile, product);
      renameSync(partialFile, file);
      return { file, manifest };
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

/** Copies a file or folder; on file systems that can, without using space for the content. */
const copyFiles = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
