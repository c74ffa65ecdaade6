import path from "node:path";
import { runtimeEnvironment, runtimeNode } from "./node.mjs";
import { cmsFolder, siteFolder } from "./paths.mjs";
import { Problem } from "./problem.mjs";
import { ended, startProcess } from "./processes.mjs";
import { say } from "./progress.mjs";

/**
 * @typedef {object} Service
 * @property {string} name for people
 * @property {string} folder
 * @property {readonly string[]} args of the pinned Node
 * @property {Record<string, string>} variables
 * @property {string} probe address that answers 2xx once the service serves
 * @property {number} startDeadlineMs
 */

const firstRestartMs = 1_000;
const slowestRestartMs = 30_000;
const steadyMs = 60_000;

/** @param {{ port: number, dataDir: string, token: string | undefined }} options @returns {Service} */
export function siteService({ port, dataDir, token }) {
  return {
    name: "site",
    folder: siteFolder,
    args: ["--disable-warning=ExperimentalWarning", path.join(siteFolder, "build/server/index.js")],
    variables: { DATA_DIR: dataDir, ...(token ? { CONTENT_API_TOKEN: token } : {}) },
    probe: `http://127.0.0.1:${port}/healthz`,
    startDeadlineMs: 30_000,
  };
}

/** @param {{ port: number, dataDir: string, secrets: Record<string, string> }} options @returns {Service} */
export function cmsService({ port, dataDir, secrets }) {
  return {
    name: "cms",
    folder: cmsFolder,
    args: [path.join(cmsFolder, "commands/start.mjs")],
    variables: { DATA_DIR: dataDir, ...secrets },
    probe: `http://127.0.0.1:${port}/_health`,
    startDeadlineMs: 120_000,
  };
}

/**
 * Starts a service and keeps it running: one that ends by itself is started again, ever less eagerly.
 * Resolves once it serves. A first start that fails is a problem, not something to try again.
 * @param {Service} service
 * @param {AbortSignal} stop nothing is started again after this
 */
export async function keepRunning(service, stop) {
  let child = launch(service);
  let startedAt = Date.now();
  await serving(service, child);
  void supervise();

  async function supervise() {
    let pauseMs = firstRestartMs;
    while (true) {
      const code = await ended(child);
      if (stop.aborted) return;
      if (Date.now() - startedAt > steadyMs) pauseMs = firstRestartMs;
      say(
        `  The ${service.name} ended by itself (exit code ${code}). Starting it again in ${pauseMs / 1000} s.`,
      );
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (stop.aborted) return;
      pauseMs = Math.min(pauseMs * 2, slowestRestartMs);
      startedAt = Date.now();
      child = launch(service);
    }
  }
}

/** Runs a service until it ends. @param {Service} service @returns {Promise<number>} its exit code */
export function runService(service) {
  return ended(launch(service));
}

/** @param {Service} service */
function launch({ args, folder, variables }) {
  const env = { ...runtimeEnvironment(), NODE_ENV: "production", ...variables };
  return startProcess(runtimeNode(), args, { cwd: folder, env, output: "inherit" });
}

/**
 * @param {Service} service
 * @param {import("node:child_process").ChildProcess} child
 */
async function serving({ name, probe, startDeadlineMs }, child) {
  let exitCode = /** @type {number | undefined} */ (undefined);
  void ended(child).then((code) => {
    exitCode = code;
  });
  const deadline = Date.now() + startDeadlineMs;
  while (Date.now() < deadline) {
    if (exitCode !== undefined) {
      throw new Problem(
        `The ${name} ended while starting (exit code ${exitCode}).`,
        "Its own words stand above.",
      );
    }
    const answered = await fetch(probe, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Problem(
    `The ${name} did not answer within ${startDeadlineMs / 1000} s.`,
    "Its own words stand above.",
  );
}
