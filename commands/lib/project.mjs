import { existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { messageOf, Problem } from "./messages.mjs";
import { keysOf, SecretsError } from "./secrets.mjs";

/** The project's folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const siteFolder = path.join(root, "site");
export const cmsFolder = path.join(root, "cms");

/**
 * The folder of all state, made where it is missing; only its owner may read it.
 * @returns {string} its absolute path
 */
export function stateFolder() {
  const folder = path.resolve(root, process.env.DATA_DIR || ".data");
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Problem(
      `The state folder ${folder} cannot be used: ${messageOf(error)}.`,
      existsSync(folder)
        ? "DATA_DIR must name a folder."
        : "Give a folder that can be written with DATA_DIR.",
    );
  }
  return folder;
}

/**
 * The same after a check of its keys, so that a wrong one is reported now and not by a service after minutes of building.
 * Leaves an empty folder empty: by that the site knows its first start.
 * @returns {string}
 */
export function dataFolder() {
  const folder = stateFolder();
  try {
    const hasKeys = process.env.SECRET || readdirSync(folder).length > 0;
    if (!process.env.CONTENT_API_URL && hasKeys) keysOf(process.env, folder);
  } catch (error) {
    if (!(error instanceof SecretsError)) throw error;
    const [what = "", advice = ""] = error.message.split("\n");
    throw new Problem(what, advice);
  }
  return folder;
}
