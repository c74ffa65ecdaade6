import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./project.mjs";

/**
 * Identifies the code in the names of archives and in backups, by the version of an unpacked archive or the commit.
 * @returns {{ version: string, commit: string | null }} `version` is the commit's UTC date and short hash, such as
 *   20261122-b357f3f, or -changed after it if files differ; without Git, a date and the version in package.json
 */
export function readProduct(folder = root) {
  const { version, commit } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  if (commit !== undefined) return { version, commit };
  const name = git(folder, "describe", "--always", "--exclude=*", "--abbrev=7", "--dirty=-changed");
  const day = new Date(committedSeconds(folder) * 1000).toISOString().slice(0, 10).replaceAll("-", "");
  return { version: `${day}-${name ?? version}`, commit: git(folder, "rev-parse", "HEAD") ?? null };
}

/**
 * Returns the time that all files in an archive get, in seconds since 1970: SOURCE_DATE_EPOCH, else the time of the
 * commit, else now. Browsers notice a changed file by its time.
 */
export function committedSeconds(folder = root) {
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
