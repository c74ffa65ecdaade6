import { createHash, randomUUID } from "node:crypto";
import {
  constants,
  cpSync,
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pipeline } from "node:stream/promises";
import { z } from "@strapi/utils";
import * as tar from "tar";
import type { Environment } from "../lib/environment";
import { errorMessage, UserError } from "../lib/values";

/** Files and folders of DATA_DIR that an archive contains, under the same names. */
const archivePaths = {
  content: path.join("cms", "cms.db"),
  uploads: path.join("cms", "public", "uploads"),
  leads: path.join("site", "leads", "leads.db"),
  secrets: "secrets.json",
} as const;

const manifestName = "manifest.json";

const manifestSchema = z.object({
  madeAt: z.string(),
  /** The code that made the archive (commands/lib/version.mjs). */
  product: z.object({ version: z.string(), commit: z.string().nullable() }),
  /** SHA-256 of each file by its name. */
  files: z.record(z.string(), z.string()),
});

type Manifest = z.infer<typeof manifestSchema>;

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

/** Copies a file or folder. Some file systems then share the content between the copies, which takes no space. */
const copyFiles = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/**
 * Replaces the parts of DATA_DIR that the archive contains. If a rename fails, undoes the earlier ones. Returns the
 * folder with the replaced data as `replacedDir`. Throws UserError if a site uses the folder, or if there is an
 * installation and `replace` is false.
 */
export async function restoreArchive(
  { dataDir, databaseUrl }: Environment,
  archive: string,
  { replace }: { replace: boolean },
) {
  if (databaseUrl) {
    throw new UserError(
      "DATABASE_URL is set: restore that database with deploy/restore-postgres.sh, as docs/operations/backup.md describes.",
    );
  }
  checkNoSiteRuns(dataDir);
  return withTemporaryFolder(dataDir, async (temporary) => {
    const folder = path.join(temporary, "content");
    const manifest = await unpackArchive(archive, folder);
    const hasInstallation = [archivePaths.content, archivePaths.leads].some((name) =>
      existsSync(path.join(dataDir, name)),
    );
    if (hasInstallation && !replace) {
      throw new UserError(
        `${dataDir} already holds an installation. Use --replace to move it to a separate folder and put the archive in its place.`,
      );
    }
    const time = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
    const replacedDir = path.join(dataDir, `replaced_${time}`);
    swapData(folder, dataDir, replacedDir);
    return { manifest, replacedDir: existsSync(replacedDir) ? replacedDir : undefined };
  });
}

/** SQLite's result code if another connection has the lock. */
const sqliteBusy = 5;
/** SQLite's result code for a file that is not a database. */
const sqliteNotADatabase = 26;

/** Throws UserError while a site holds the lock of its folder: once the folder is renamed, that site refuses leads. */
function checkNoSiteRuns(dataDir: string): void {
  const lockFile = path.join(dataDir, "site", "owner.lock");
  if (!existsSync(lockFile)) return;
  using lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
    // No site can hold a damaged lock. The restore replaces it.
    if (code === sqliteNotADatabase) return;
    if (code !== sqliteBusy) throw error;
    throw new UserError(`A site that uses ${dataDir} is running. Stop it, then restore the archive.`);
  }
}

/**
 * Moves each part that `folder` contains to `dataDir`, and the part that was there to `replacedDir`. If a move fails,
 * undoes the earlier ones. While the file `restore-unfinished` exists, no service starts (commands/lib/secrets.mjs).
 */
function swapData(folder: string, dataDir: string, replacedDir: string): void {
  const moves: { from: string; to: string }[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    moves.push({ from, to });
  };
  const marker = path.join(dataDir, "restore-unfinished");
  const wasUnfinished = existsSync(marker);
  writeFileSync(marker, "");
  try {
    for (const part of ["cms", "site", archivePaths.secrets]) {
      if (!existsSync(path.join(folder, part))) continue;
      if (existsSync(path.join(dataDir, part))) {
        mkdirSync(replacedDir, { recursive: true });
        move(path.join(dataDir, part), path.join(replacedDir, part));
      }
      move(path.join(folder, part), path.join(dataDir, part));
    }
  } catch (error) {
    for (const { from, to } of moves.toReversed()) renameSync(to, from);
    if (!wasUnfinished) rmSync(marker);
    throw new UserError(
      `The archive could not be put in place: ${errorMessage(error)}. Nothing was changed.`,
    );
  }
  rmSync(marker);
}

/** Packs a folder and its manifest into a new file that only the owner may read. */
async function packArchive(folder: string, file: string, product: Manifest["product"]): Promise<Manifest> {
  const manifest = { madeAt: new Date().toISOString(), product, files: await hashFiles(folder) };
  writeFileSync(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  // tar keeps the mode of an existing file, so the archive is private from its first byte.
  writeFileSync(file, "", { mode: 0o600, flag: "wx" });
  const names = [manifestName, ...Object.keys(manifest.files)];
  await tar.create({ cwd: folder, file, gzip: true, portable: true }, names);
  return manifest;
}

/** Skips links in an archive, because they could lead out of the target folder. */
const isFileOrFolder = (_path: string, entry: object): boolean =>
  "type" in entry && (entry.type === "File" || entry.type === "Directory");

/** Unpacks an archive into a new folder and checks every file. Throws UserError if it is damaged. */
async function unpackArchive(file: string, folder: string): Promise<Manifest> {
  if (!existsSync(file)) throw new UserError(`There is no archive ${file}.`);
  mkdirSync(folder);
  const manifestFile = path.join(folder, manifestName);
  let manifest: Manifest;
  try {
    await tar.extract({ cwd: folder, file, strict: true, preserveOwner: false, filter: isFileOrFolder });
    if (!existsSync(manifestFile))
      throw new UserError(`${file} is not a backup of this project: it has no ${manifestName}.`);
    manifest = manifestSchema.parse(JSON.parse(readFileSync(manifestFile, "utf8")));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be unpacked: ${errorMessage(error)}. Nothing was changed.`);
  }
  rmSync(manifestFile);
  const found = await hashFiles(folder);
  const names = Object.keys({ ...manifest.files, ...found });
  const damaged = names.find((name) => manifest.files[name] !== found[name]);
  if (damaged === undefined) return manifest;
  throw new UserError(
    `${file} is damaged: ${damaged} does not match its manifest. Nothing was changed; use another archive.`,
  );
}

async function hashFiles(folder: string): Promise<Manifest["files"]> {
  const files: Manifest["files"] = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash("sha256");
    await pipeline(createReadStream(file), hash);
    files[path.relative(folder, file)] = hash.digest("hex");
  }
  return files;
}

/** Runs `work` in a temporary folder in DATA_DIR, because renames need the same disk. */
async function withTemporaryFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(dataDir, ".backup-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
