import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * What runs here, as archives of `npm run package` are named and backups say who made them.
 * @typedef {object} Product
 * @property {string} version such as 20261122-b357f3f: the day and the start of the commit
 * @property {string | null} commit
 */

/**
 * @param {string} folder the project's, or that of an unpacked archive
 * @returns {Product}
 */
export function productIn(folder) {
  const { version, commit } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  // Only an archive's names the commit; it knows what it was packed of.
  if (commit !== undefined) return { version, commit };
  return productOfClone(folder) ?? { version, commit: null };
}

/**
 * The same for an archive that is made now: without git, as in a container that builds an image, the time tells versions apart.
 * @param {string} folder the project's
 * @returns {Product}
 */
export function productToPack(folder) {
  const clone = productOfClone(folder);
  if (clone) return clone;
  const [day, time = ""] = momentOf(packedTime(folder));
  return { version: `${day}-${time}`, commit: null };
}

/**
 * Of the files in an archive, in seconds since 1970: browsers compare the time of a file with the one they have, so it
 * must change with it.
 * @param {string} folder the project's
 * @returns {string}
 */
export function packedTime(folder) {
  const { SOURCE_DATE_EPOCH } = process.env;
  if (SOURCE_DATE_EPOCH && /^\d+$/.test(SOURCE_DATE_EPOCH)) return SOURCE_DATE_EPOCH;
  return git(folder, "log", "-1", "--format=%ct") ?? String(Math.floor(Date.now() / 1000));
}

/** @param {string} folder @returns {Product | undefined} */
function productOfClone(folder) {
  const commit = git(folder, "rev-parse", "HEAD");
  const committed = git(folder, "log", "-1", "--format=%ct");
  const name = git(folder, "describe", "--always", "--exclude=*", "--abbrev=7", "--dirty=-changed");
  if (!commit || !committed || !name) return undefined;
  return { version: `${momentOf(committed)[0]}-${name}`, commit };
}

/** Day and time, of UTC wherever it is asked. @param {string} seconds */
function momentOf(seconds) {
  const digits = new Date(Number(seconds) * 1000).toISOString().replaceAll(/\D/g, "");
  return [digits.slice(0, 8), digits.slice(8, 14)];
}

/** @param {string} folder @param {string[]} args @returns {string | undefined} */
function git(folder, ...args) {
  // A folder above may be a clone of something else.
  if (!existsSync(path.join(folder, ".git"))) return undefined;
  try {
    const stdio = /** @type {const} */ (["ignore", "pipe", "ignore"]);
    return execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: [...stdio] }).trim();
  } catch {
    return undefined;
  }
}
