import path from "node:path";
import { cmsAddress } from "./addresses.mjs";
import { runOnNode } from "./processes.mjs";
import { cmsFolder, siteFolder } from "./project.mjs";

/**
 * @typedef {object} Service
 * @property {string} name for people
 * @property {string} folder
 * @property {readonly string[]} args of the pinned Node
 * @property {Record<string, string>} variables
 * @property {string} probe address that answers 2xx once the service serves
 * @property {"inherit" | "pipe"} output "pipe": while it fails for the same reason again, its output is not shown
 * @property {number} startDeadlineMs
 * @property {number} slowestRestartMs longest pause before it is started again
 */

/** @param {{ port: number, dataDir: string }} options @returns {Service} */
export function siteService({ port, dataDir }) {
  return {
    name: "site",
    folder: siteFolder,
    args: [path.join(siteFolder, "build/server/index.js")],
    variables: { DATA_DIR: dataDir },
    probe: `http://127.0.0.1:${port}/healthz`,
    output: "inherit",
    startDeadlineMs: 30_000,
    slowestRestartMs: 5_000,
  };
}

/** @param {{ port: number, dataDir: string }} options @returns {Service} */
export function cmsService({ port, dataDir }) {
  return {
    name: "cms",
    folder: cmsFolder,
    args: [path.join(cmsFolder, "commands/start.mjs")],
    variables: { DATA_DIR: dataDir },
    probe: `${cmsAddress(port)}/_health`,
    output: "pipe",
    startDeadlineMs: 120_000,
    slowestRestartMs: 60_000,
  };
}

/** Runs a service until it ends. @param {Service} service @returns {Promise<number>} its exit code */
export function runService({ args, folder, variables }) {
  return runOnNode(args, { cwd: folder, variables: { NODE_ENV: "production", ...variables } });
}

/** Runs the site with hot reload. @param {Record<string, string>} variables @returns {Promise<number>} its exit code */
export function developSite(variables) {
  // Node has to choose packages by the condition that Vite uses, or React Router is loaded twice and refuses its own context.
  const args = ["--conditions=development", path.join(siteFolder, "server/dev.ts")];
  return runOnNode(args, { cwd: siteFolder, variables: { NODE_ENV: "development", ...variables } });
}

/** Runs the cms with hot reload. @param {Record<string, string>} variables @returns {Promise<number>} its exit code */
export function developCms(variables) {
  const args = [path.join(cmsFolder, "commands/develop.mjs")];
  return runOnNode(args, { cwd: cmsFolder, variables: { NODE_ENV: "development", ...variables } });
}
