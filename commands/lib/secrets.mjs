// Keys of an installation, from one shared secret. Plain JavaScript without packages, because the cms imports this file
// before it is compiled, and the commands before they install anything. The site's build bundles it.
import { hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Names of the keys; a variable of the same name sets one key. */
export const keyNames = [
  "APP_KEYS",
  "API_TOKEN_SALT",
  "ADMIN_JWT_SECRET",
  "TRANSFER_TOKEN_SALT",
  "ENCRYPTION_KEY",
  "CONTENT_API_TOKEN",
];

const minSecretLength = 32;

/** Error for the operator. Its message never contains a secret. */
export class SecretsError extends Error {
  /** @override */
  name = "SecretsError";
}

/**
 * Returns the keys by name. Each is the variable of its name, or else derived from SECRET, or else from `secrets.json` in the
 * data folder, which is created on first use.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} dataDir
 * @param {readonly string[]} [names]
 * @returns {Record<string, string>}
 * @throws {SecretsError}
 */
export function keysOf(env, dataDir, names = keyNames) {
  checkNoUnfinishedRestore(dataDir);
  const file = path.join(dataDir, "secrets.json");
  const isGiven = (/** @type {string} */ name) => Boolean(env[name]?.trim());
  const neededNames = names.filter((name) => !isGiven(name));
  const secret = env.SECRET?.trim() || undefined;
  if (secret) checkSecret(secret);
  if (!secret && neededNames.length > 0 && !existsSync(file)) makeFile(file);
  const storedSecret = neededNames.length > 0 && existsSync(file) ? readFile(file) : undefined;
  if (secret && storedSecret && secret !== storedSecret) {
    throw new SecretsError(
      `SECRET does not match ${file}. It would change keys of this installation: ${neededNames.join(", ")}.
Set SECRET to the value in that file. To use the keys of SECRET instead, move the file away: everybody is then signed out.`,
    );
  }
  const master = secret ?? storedSecret ?? "";
  return Object.fromEntries(
    names.map((name) => [name, isGiven(name) ? (env[name] ?? "").trim() : deriveKey(master, name)]),
  );
}

/**
 * Refuses a data folder in which a restore was killed while it replaced data.
 * @param {string} dataDir
 * @throws {SecretsError}
 */
export function checkNoUnfinishedRestore(dataDir) {
  if (!existsSync(path.join(dataDir, "restore-unfinished"))) return;
  throw new SecretsError(
    `A restore of ${dataDir} was interrupted, so parts of its data may not belong together.
Stop every service of this folder and restore again: npm run restore -- ARCHIVE --replace`,
  );
}

/** Derives a key by HKDF with SHA-256 (RFC 5869), labeled by its name, so no key reveals another. @param {string} secret @param {string} name */
function deriveKey(secret, name) {
  return Buffer.from(hkdfSync("sha256", secret, "", `sponsor-website ${name}`, 32)).toString("hex");
}

/** @param {string} secret */
function checkSecret(secret) {
  if (/\s/.test(secret)) throw new SecretsError("SECRET contains white space; it must have none.");
  if (secret.length >= minSecretLength) return;
  throw new SecretsError(
    `SECRET has ${secret.length} characters; it must have at least ${minSecretLength}, without white space.`,
  );
}

/** Creates the file. Site and cms may do so at the same time, so this writes a draft and links it, which fails if the file exists. @param {string} file */
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

/** @param {string} file @returns {string} the secret in it */
function readFile(file) {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    throw new SecretsError(
      `Only its owner should be able to read ${file}, but its mode cannot be changed: ${error instanceof Error ? error.message : error}.
Make the user who runs the services its owner.`,
    );
  }
  try {
    const { SECRET } = JSON.parse(readFileSync(file, "utf8"));
    if (typeof SECRET === "string" && SECRET !== "") return SECRET;
  } catch {
    // An unreadable file gets the same message as an invalid one.
  }
  throw new SecretsError(
    `The state folder is damaged: ${file} cannot be read as the secrets of this installation.
Restore the file from a backup. New secrets would sign everybody out and lock the site out of the lead inbox; to accept that, move the file away.`,
  );
}
