// Startup code that all commands of the cms share. Plain JavaScript, because it runs before anything is compiled.
import { chmodSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { isNodeSupported } from "../../commands/lib/project.mjs";
import { keysOf } from "../../commands/lib/secrets.mjs";

const require = createRequire(import.meta.url);

export const appDir = path.resolve(fileURLToPath(import.meta.url), "../..");
export const distDir = path.join(appDir, "dist");

/** Returns the path of Strapi's own command line. */
export const strapiBin = () =>
  path.join(path.dirname(require.resolve("@strapi/strapi/package.json")), "bin", "strapi.js");

// Strapi's libraries read HOME while they load, and exit without it. A system user may have no home folder.
process.env.HOME ??= process.env.DATA_DIR?.trim() || tmpdir();

/**
 * Ends the command with one plain message.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Checks the environment and changes the working directory to the cms folder. Unless `addsMissing` is false, also adds
 * missing keys to the environment, and makes the cms's folder in DATA_DIR, readable by its owner only.
 * @param {{ addsMissing?: boolean }} [options]
 */
export function prepare({ addsMissing = true } = {}) {
  // On an older Node, the database driver would crash the process without a message.
  if (!isNodeSupported)
    fail(`The content service needs Node 22.22 or newer, and this is ${process.versions.node}.`);
  process.chdir(appDir);
  process.umask(0o077);
  process.env.NODE_ENV ??= "production";
  process.env.STRAPI_TELEMETRY_DISABLED = "true";

  const compiled = path.join(distDir, "src", "lib", "environment.js");
  if (!existsSync(compiled)) fail("The content service is not compiled: run npm run build:api in cms first.");
  const { environment, dataPaths } = require(compiled);
  try {
    const dataDir = process.env.DATA_DIR?.trim() || path.resolve(appDir, "..", ".data");
    if (addsMissing) Object.assign(process.env, keysOf(process.env, dataDir));
    const paths = dataPaths(environment().dataDir);
    if (!addsMissing) return;
    mkdirSync(paths.uploads, { recursive: true });
    // `mkdirSync` does not change the mode of an existing folder.
    chmodSync(paths.root, 0o700);
  } catch (error) {
    if (["SecretsError", "UserError"].includes(error.name)) fail(error.message);
    if (error.code) fail(`DATA_DIR cannot be used: ${error.message}`);
    throw error;
  }
}

/**
 * Creates a Strapi instance without loading or starting it.
 * @param {{ serveAdminPanel: boolean }} options
 */
export function createApp({ serveAdminPanel }) {
  const { createStrapi } = require("@strapi/strapi");
  return createStrapi({ appDir, distDir, autoReload: false, serveAdminPanel });
}

/** Loads the app, which does not serve requests yet. If it refuses to start, ends the command with the reason. */
export async function load(app) {
  try {
    await app.load();
  } catch (error) {
    if (error.name === "UserError") fail(error.message);
    app.stopWithError(error);
  }
}
