import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "./messages.mjs";
import { withLock, writeWhole } from "./once.mjs";

const key = () => randomBytes(32).toString("base64");

const made = {
  ADMIN_JWT_SECRET: key,
  API_TOKEN_SALT: key,
  APP_KEYS: () => [key(), key()].join(","),
  CONTENT_API_TOKEN: () => randomBytes(64).toString("hex"),
  ENCRYPTION_KEY: () => randomBytes(32).toString("hex"),
  JWT_SECRET: key,
  TRANSFER_TOKEN_SALT: key,
};

/**
 * The secrets of the bundled cms: made at the first start, kept in a file that only its owner may read. One that the
 * operator sets as a variable is used instead.
 * @param {string} dataDir
 * @returns {Promise<Record<string, string>>}
 */
export async function secretsIn(dataDir) {
  const file = path.join(dataDir, "secrets.json");
  // Two commands may start for the first time at once; both get the same secrets.
  const kept = await withLock(`${file}.lock`, async () => {
    const secrets = existsSync(file) ? parse(file) : {};
    const missing = Object.entries(made).filter(([name]) => secrets[name] === undefined);
    for (const [name, make] of missing) secrets[name] = make();
    if (missing.length > 0) writeWhole(file, `${JSON.stringify(secrets, null, 2)}\n`, 0o600);
    chmodSync(file, 0o600);
    return secrets;
  });
  const given = Object.keys(made).filter((name) => process.env[name]);
  return { ...kept, ...Object.fromEntries(given.map((name) => [name, process.env[name] ?? ""])) };
}

/** @param {string} file @returns {Record<string, string>} */
function parse(file) {
  try {
    const value = JSON.parse(readFileSync(file, "utf8"));
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    if (isRecord && Object.values(value).every((entry) => typeof entry === "string" && entry !== ""))
      return value;
  } catch {
    // An unreadable file and an ill-formed one get the same message.
  }
  throw new Problem(
    `The state folder is damaged: ${file} cannot be read as the secrets of the cms.`,
    "Restore the file from a backup. New secrets would sign everybody out and lock the site out of the lead inbox; to accept that, delete the file.",
  );
}
