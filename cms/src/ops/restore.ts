import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { Environment } from "../lib/environment";
import { errorMessage } from "../lib/values";
import { archivePaths, UserError, unpackArchive, withTemporaryFolder } from "./archive";

/**
 * Replaces the content of DATA_DIR by an archive. Unpacks and checks it first, then renames files; if a rename fails,
 * undoes the earlier ones. Returns the folder with the former data as `replacedDir`. Throws UserError if there is an
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

/** Moves existing data from `dataDir` to `replacedDir`, and the data in `folder` to `dataDir`; all of it or none. */
function swapData(folder: string, dataDir: string, replacedDir: string): void {
  const moves: { from: string; to: string }[] = [];
  const move = (from: string, to: string) => {
    renameSync(from, to);
    moves.push({ from, to });
  };
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
    throw new UserError(
      `The archive could not be put in place: ${errorMessage(error)}. Nothing was changed.`,
    );
  }
}
