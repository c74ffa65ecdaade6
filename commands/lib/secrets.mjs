// The keys that site and cms of one installation share. Without packages and without a build: the cms reads it before
// anything is compiled, the site's build takes it in, and the commands check with it before they install anything.
import { hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Each can be set as a variable of its own. */
export const keyNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "JWT_SECRET",
  "ENCRYPTION_KEY",
  "CONTENT_API_TOKEN",
];

const minSecretLength = 32;

/** Sentences for the operator, never with the value of a secret. */
export class SecretsError extends Error {
  /** @override */
  name = "SecretsError";
}

/**
 * The keys by their names. Each comes from the first of these that has it: the variable of its name, the variable
 * SECRET, and `secrets.json` in the data folder, which is made when it is needed and not there.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} dataDir
 * @param {readonly string[]} [names]
 * @returns {Record<string, string>}
 * @throws {SecretsError}
 */
export function keysOf(env, dataDir, names = keyNames) {
  const file = path.join(dataDir, "secrets.json");
  const isGiven = (/** @type {string} */ name) => Boolean(env[name]?.trim());
  const needed = names.filter((name) => !isGiven(name));
  const secret = env.SECRET?.trim();
  if (secret) checkSecret(secret);
  if (!secret && needed.length > 0 && !existsSync(file)) makeFile(file);
  const kept = needed.length > 0 && existsSync(file) ? readFile(file) : {};
  const ofFile = (/** @type {string} */ name) => kept[name] ?? derived(masterOf(kept), name);
  const ofSecret = (/** @type {string} */ name) => derived(secret ?? "", name);

  if (secret && Object.keys(kept).length > 0) {
    const differing = needed.filter((name) => ofFile(name) !== ofSecret(name));
    if (differing.length > 0) throw new SecretsError(conflict(file, differing, kept));
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      isGiven(name) ? (env[name] ?? "").trim() : (secret ? ofSecret : ofFile)(name),
    ]),
  );
}

/** HKDF with SHA-256 (RFC 5869), one label for each key: none tells anything of the others. @param {string} secret @param {string} name */
function derived(secret, name) {
  return Buffer.from(hkdfSync("sha256", secret, "", `sponsor-website ${name}`, 32)).toString("hex");
}

/** Files of earlier versions hold the keys by their names; a key that came later is derived of those. @param {Record<string, string>} kept */
function masterOf({ SECRET, ...byName }) {
  return SECRET ?? JSON.stringify(byName);
}

/** @param {string} secret */
function checkSecret(secret) {
  if (secret.length >= minSecretLength && !/\s/.test(secret)) return;
  throw new SecretsError(
    `SECRET has ${secret.length} characters; it must have at least ${minSecretLength}, without white space.`,
  );
}

/** @param {string} file @param {readonly string[]} differing @param {Record<string, string>} kept */
function conflict(file, differing, kept) {
  const remedy = kept.SECRET
    ? "Set SECRET to the value in that file"
    : "That file holds keys by name: set them as variables of these names on every machine, instead of SECRET";
  return `SECRET gives other keys than ${file}, with which this installation has been used: ${differing.join(", ")}.
${remedy}. If other keys are meant, move the file away: everybody is then signed out.`;
}

/** Site and cms may start for the first time at once: a link is made whole and by one of them alone. @param {string} file */
function makeFile(file) {
  const draft = `${file}.${process.pid}.draft`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const secrets = { SECRET: randomBytes(32).toString("hex") };
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { flush: true, mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} file @returns {Record<string, string>} */
function readFile(file) {
  try {
    chmodSync(file, 0o600);
    const value = JSON.parse(readFileSync(file, "utf8"));
    const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
    const entries = isRecord ? Object.values(value) : [];
    if (entries.length > 0 && entries.every((entry) => typeof entry === "string" && entry !== ""))
      return value;
  } catch {
    // An unreadable file and an ill-formed one get the same message.
  }
  throw new SecretsError(
    `The state folder is damaged: ${file} cannot be read as the secrets of this installation.
Restore the file from a backup. New secrets would sign everybody out and lock the site out of the lead inbox; to accept that, move the file away.`,
  );
}
