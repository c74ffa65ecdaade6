import path from "node:path";
import { cmsAddress } from "./cms-address.mjs";
import { runtimeEnvironment, runtimeNode } from "./node.mjs";
import { cmsFolder, siteFolder } from "./paths.mjs";
import { ended, startProcess } from "./processes.mjs";

/**
 * @typedef {object} Service
 * @property {string} name for people
 * @property {string} folder
 * @property {readonly string[]} args of the pinned Node
 * @property {Record<string, string>} variables
 * @property {string} probe address that answers 2xx once the service serves
 * @property {"inherit" | "pipe"} output "pipe": what it says can be kept back while it fails for the same reason again
 * @property {number} startDeadlineMs
 * @property {number} slowestRestartMs longest pause before it is started again
 */

/**
 * @param {{ port: number, dataDir: string, token: string | undefined }} options
 * @returns {Service}
 */
export function siteService({ port, dataDir, token }) {
  return {
    name: "site",
    folder: siteFolder,
    args: ["--disable-warning=ExperimentalWarning", path.join(siteFolder, "build/server/index.js")],
    variables: { DATA_DIR: dataDir, ...(token ? { CONTENT_API_TOKEN: token } : {}) },
    probe: `http://127.0.0.1:${port}/healthz`,
    output: "inherit",
    startDeadlineMs: 30_000,
    slowestRestartMs: 5_000,
  };
}

/** @param {{ port: number, dataDir: string, secrets: Record<string, string> }} options @returns {Service} */
export function cmsService({ port, dataDir, secrets }) {
  return {
    name: "cms",
    folder: cmsFolder,
    args: [path.join(cmsFolder, "commands/start.mjs")],
    variables: { DATA_DIR: dataDir, ...secrets },
    probe: `${cmsAddress(port)}/_health`,
    output: "pipe",
    startDeadlineMs: 120_000,
    slowestRestartMs: 60_000,
  };
}

/** @param {Service} service */
export function launch({ args, folder, output, variables }) {
  const env = { ...runtimeEnvironment(), NODE_ENV: "production", ...variables };
  return startProcess(runtimeNode(), args, { cwd: folder, env, output });
}

/** Runs a service until it ends. @param {Service} service @returns {Promise<number>} its exit code */
export function runService(service) {
  return ended(launch({ ...service, output: "inherit" }));
}
