import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { print, report, UserError } from "./messages.mjs";
import { startOnNode } from "./processes.mjs";
import { cmsFolder, siteFolder } from "./project.mjs";

const firstPauseMs = 500;
const longestPauseMs = 10_000;
/** If a service ran this long before it ended, the next pause is the first one again. */
const steadyMs = 60_000;
const pollMs = 100;

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {string} folder
 * @property {readonly string[]} args arguments of the pinned Node
 * @property {Record<string, string>} variables
 * @property {string} probe URL that responds with 2xx once the service runs
 * @property {boolean} isRequired true if a failed first start is an error; otherwise it is retried
 */

const services = {
  site: { folder: siteFolder, program: "build/server/index.js", health: "healthz" },
  cms: { folder: cmsFolder, program: "commands/start.mjs", health: "_health" },
};

/**
 * Returns the site or the cms, as built for production.
 * @param {keyof typeof services} name @param {number} port @param {string} dataDir @returns {Service}
 */
export function serviceOf(name, port, dataDir) {
  const { folder, program, health } = services[name];
  return {
    name,
    folder,
    args: [path.join(folder, program)],
    variables: { NODE_ENV: "production", DATA_DIR: dataDir },
    probe: `http://localhost:${port}/${health}`,
    isRequired: name === "site",
  };
}

/** Runs a service until it ends. @param {Service} service @returns {Promise<number>} its exit code */
export const runService = ({ args, folder, variables }) =>
  startOnNode(args, { cwd: folder, variables }).ended;

/**
 * Runs the site or the cms with hot reload. Resolves to its exit code.
 * @param {"site" | "cms"} name @param {Record<string, string>} variables
 */
export function develop(name, variables) {
  const isSite = name === "site";
  // Node must resolve packages by the same condition as Vite; otherwise React Router loads twice and rejects its own context.
  const args = isSite ? ["--conditions=development", "server/dev.ts"] : ["commands/develop.mjs"];
  return startOnNode(args, {
    cwd: isSite ? siteFolder : cmsFolder,
    variables: { NODE_ENV: "development", ...variables },
  }).ended;
}

/**
 * Starts a service, and starts it again after growing pauses whenever it ends, until `stop` aborts; this does not end a
 * running service. Rejects if the first start of a required service fails.
 * @param {Service} service @param {AbortSignal} stop
 * @param {(isFirst: boolean) => void} onServing called each time the service has started
 */
export async function keepRunning(service, stop, onServing) {
  let pauseMs = firstPauseMs;
  let hasServed = false;
  while (!stop.aborted) {
    try {
      const { args, folder: cwd, variables } = service;
      const onOutput = (/** @type {string} */ text) => void process.stdout.write(text);
      const program = startOnNode(args, { cwd, variables, onOutput });
      await serving(service, program);
      const servedAt = Date.now();
      onServing(!hasServed);
      hasServed = true;
      const code = await program.ended;
      if (Date.now() - servedAt > steadyMs) pauseMs = firstPauseMs;
      throw new UserError(`The ${service.name} exited unexpectedly (exit code ${code}).`, "Restarting it.");
    } catch (error) {
      if (stop.aborted) return;
      if (service.isRequired && !hasServed) throw error;
      report(error);
      print(`  Trying again in ${pauseMs / 1000} s.`);
      await delay(pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }
}

/**
 * Resolves once the service responds to its probe. Rejects if it ends before that.
 * @param {Service} service @param {ReturnType<typeof startOnNode>} program
 */
async function serving({ name, probe }, program) {
  /** @type {number | undefined} */
  let exitCode;
  void program.ended.then((code) => {
    exitCode = code;
  });
  while (exitCode === undefined) {
    const signal = AbortSignal.timeout(2_000);
    const isServing = await fetch(probe, { signal }).then(
      (response) => response.ok,
      () => false,
    );
    if (isServing && exitCode === undefined) return;
    await delay(pollMs);
  }
  throw new UserError(`The ${name} ended while starting (exit code ${exitCode}).`, "Its last lines say why.");
}
