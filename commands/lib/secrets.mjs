import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "./problem.mjs";

const made = {
  ADMIN_JWT_SECRET: () => key(),
  API_TOKEN_SALT: () => key(),
  APP_KEYS: () => [key(), key()].join(","),
  CONTENT_API_TOKEN: () => randomBytes(64).toString("hex"),
  ENCRYPTION_KEY: () => randomBytes(32).toString("hex"),
  JWT_SECRET: () => key(),
  TRANSFER_TOKEN_SALT: () => key(),
};

function key() {
  return randomBytes(32).toString("base64");
}

/**
 * The secrets of the bundled cms: made at the first start, kept in a file only its owner may read. Where the
 * operator sets one as a variable, that one is used.
 * @param {string} dataDir
 * @returns {Record<string, string>}
 */
export function secretsIn(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  const isFirst = !existsSync(file);
  const kept = isFirst ? {} : parse(file);
  const missing = Object.entries(made).filter(([name]) => kept[name] === undefined);
  if (missing.length > 0) {
    for (const [name, make] of missing) kept[name] = make();
    if (!write(file, kept, isFirst)) return secretsIn(dataDir);
  }
  chmodSync(file, 0o600);
  const given = Object.keys(made).filter((name) => process.env[name]);
  return { ...kept, ...Object.fromEntries(given.map((name) => [name, process.env[name] ?? ""])) };
}

/**
 * Writes the file aside first: a half-written one would be a damaged one at the next start. Of two commands that
 * start for the first time at once, one makes the secrets and the other takes them over.
 * @param {string} file
 * @param {Record<string, string>} secrets
 * @param {boolean} isFirst there was no file when they were made; there may be one by now
 * @returns {boolean} whether these are the ones that count
 */
function write(file, secrets, isFirst) {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { flush: true, mode: 0o600 });
  try {
    if (isFirst) linkSync(draft, file);
    else renameSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    // A file system without links: what is left to do is to put it there.
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function parse(file) {
  try {
    const value = JSON.parse(readFileSync(file, "utf8"));
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isRecord && Object.values(value).every((entry) => typeof entry === "string" && entry !== ""))
      return value;
  } catch {
    // Said below, for unreadable and ill-formed alike.
  }
  throw new Problem(
    `The state folder is damaged: ${file} cannot be read as the secrets of the cms.`,
    "Restore the file from a backup. New secrets would sign everybody out and lock the site out of the lead inbox; to accept that, delete the file.",
  );
}
