import { Problem, tell } from "./problem.mjs";
import { ended } from "./processes.mjs";
import { say } from "./progress.mjs";
import { launch } from "./services.mjs";

/** @typedef {import("./services.mjs").Service} Service */

/**
 * A service that was launched.
 * @typedef {object} Run
 * @property {Promise<number>} ended its exit code
 * @property {() => string} hidden the last it has said that was not shown
 * @property {() => void} show from here on what it says is shown
 */

const firstPauseMs = 500;
const steadyMs = 60_000;
const pollMs = 100;
const keptOutput = 20_000;

/**
 * Starts a service and resolves once it serves. A first start that fails, or takes too long, is a problem, not
 * something to try again.
 * @param {Service} service
 * @returns {Promise<Run>}
 */
export async function start(service) {
  const run = watch(service, { shown: true });
  const deadline = AbortSignal.timeout(service.startDeadlineMs);
  const slow = new Promise((resolve) => deadline.addEventListener("abort", resolve, { once: true }));
  await Promise.race([
    serving(service, run),
    slow.then(() => {
      throw new Problem(tooSlow(service), "Its own words stand above.");
    }),
  ]);
  return run;
}

/**
 * Keeps a service running until `stop`: one that ends, or cannot be prepared or started, is tried again, ever less
 * eagerly. What is wrong is said once, until it serves again or something else is wrong.
 * @param {Service} service
 * @param {AbortSignal} stop
 * @param {{ running?: Run, prepare?: () => Promise<void>, onServing?: () => void }} options
 *   `running`: it was started already; `prepare`: done before each start
 */
export async function keepRunning(service, stop, { running, prepare, onServing }) {
  let run = running;
  let pauseMs = firstPauseMs;
  let told = "";
  while (!stop.aborted) {
    try {
      if (!run) {
        await prepare?.();
        if (stop.aborted) return;
        const starting = watch(service, { shown: told === "" });
        const slow = setTimeout(
          () => say(`  ${tooSlow(service)} It is waited for.`),
          service.startDeadlineMs,
        );
        await serving(service, starting).finally(() => clearTimeout(slow));
        run = starting;
        run.show();
        told = "";
        onServing?.();
      }
      const servedAt = Date.now();
      const code = await run.ended;
      if (Date.now() - servedAt > steadyMs) pauseMs = firstPauseMs;
      throw new Problem(`The ${service.name} ended by itself (exit code ${code}).`, "It is started again.");
    } catch (error) {
      if (stop.aborted) return;
      run = undefined;
      const cause = causeOf(error);
      if (cause !== told) {
        tell(error);
        say(
          `  Trying again in ${pauseMs / 1000} s, later at least every ${service.slowestRestartMs / 1000} s.`,
        );
      }
      told = cause;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      pauseMs = Math.min(pauseMs * 2, service.slowestRestartMs);
    }
  }
}

/** Free bytes, ports and process ids change from one try to the next. @param {unknown} error */
function causeOf(error) {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\d+/g, "#");
}

/** @param {Service} service */
function tooSlow({ name, startDeadlineMs }) {
  return `The ${name} has not answered within ${startDeadlineMs / 1000} s.`;
}

/**
 * @param {Service} service
 * @param {{ shown: boolean }} options
 * @returns {Run}
 */
function watch(service, { shown }) {
  const child = launch(service);
  let isShown = shown;
  let hidden = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      if (isShown) process.stdout.write(text);
      hidden = (hidden + text).slice(-keptOutput);
    });
  }
  return {
    ended: ended(child),
    hidden: () => hidden,
    show: () => {
      isShown = true;
      hidden = "";
    },
  };
}

/**
 * @param {Service} service
 * @param {Run} run
 */
async function serving(service, run) {
  let exitCode = /** @type {number | undefined} */ (undefined);
  void run.ended.then((code) => {
    exitCode = code;
  });
  while (exitCode === undefined) {
    const answered = await fetch(service.probe, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (answered && exitCode === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw startProblem(service, exitCode, run.hidden());
}

/**
 * Why a service ended before it served, from the first error it named.
 * @param {Service} service
 * @param {number} code
 * @param {string} output
 */
export function startProblem({ name }, code, output) {
  const reason = /\b(?:error|Error): *(.+)/.exec(output)?.[1]?.trim();
  const because = reason ? `: ${reason}` : ".";
  if (/ENOSPC|no space left|database or disk is full/i.test(output)) {
    return new Problem(`The ${name} cannot start: the disk is full.`, "Free at least 3 GB.");
  }
  if (/EADDRINUSE/.test(output)) {
    return new Problem(
      `The ${name} cannot start: its port is taken by another program.`,
      `Its words: ${reason}`,
    );
  }
  if (
    process.env.DATABASE_URL &&
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|KnexTimeout|Connection terminated|starting up/.test(
      output,
    )
  ) {
    return new Problem(
      `The ${name} cannot reach the database that DATABASE_URL names${because}`,
      "Start the database, or mend the address.",
    );
  }
  return new Problem(`The ${name} ended while starting (exit code ${code})${because}`, lastWords(output));
}

/** @param {string} output */
function lastWords(output) {
  const tail = output.trim().split("\n").slice(-25).join("\n");
  return tail ? `The last words were:\n${tail}` : "Its own words stand above.";
}
