import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project.mjs";

/**
 * Returns the version of this code: names of archives and backups contain it. An unpacked archive has it in its
 * package.json. Elsewhere it is the date of `sourceSeconds` and the commit's short hash, such as 20261122-b357f3f, with
 * "-changed" at the end if files were changed since the commit. Without Git, package.json's version replaces the hash.
 * @returns {{ version: string, commit: string | null }}
 */
export function readProduct(folder = root) {
  const { version, commit } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  if (commit !== undefined) return { version, commit };
  const name = git(folder, "describe", "--always", "--exclude=*", "--abbrev=7", "--dirty=-changed");
  const day = new Date(sourceSeconds(folder) * 1000).toISOString().slice(0, 10).replaceAll("-", "");
  return { version: `${day}-${name ?? version}`, commit: git(folder, "rev-parse", "HEAD") ?? null };
}

/**
 * Returns the time of this code in seconds since 1970: SOURCE_DATE_EPOCH, else the time of the commit, else now. All files
 * in an archive get it, so that the archive of a new commit has new times: browsers compare times to notice changed files.
 */
export function sourceSeconds(folder = root) {
  const time = process.env.SOURCE_DATE_EPOCH || git(folder, "log", "-1", "--format=%ct");
  return time ? Number(time) : Math.floor(Date.now() / 1000);
}

/** @param {string} folder @param {string[]} args @returns {string | undefined} */
function git(folder, ...args) {
  // Git would also search the folders above, which may belong to another repository.
  if (!existsSync(path.join(folder, ".git"))) return undefined;
  try {
    return execFileSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
