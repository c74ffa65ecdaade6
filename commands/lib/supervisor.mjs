import { messageOf, Problem, say, tail, tell } from "./messages.mjs";
import { ended, onOutput, startOnNode } from "./processes.mjs";

/** @typedef {import("./services.mjs").Service} Service */

/**
 * A service that was launched.
 * @typedef {object} Run
 * @property {Promise<number>} ended its exit code
 * @property {string} output the last it wrote, where that is piped
 * @property {boolean} isShown whether what it writes is shown
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
  const run = launched(service, true);
  const deadline = AbortSignal.timeout(service.startDeadlineMs);
  const tooLate = new Promise((_resolve, reject) => {
    const problem = new Problem(tooSlow(service), "Its own output stands above.");
    deadline.addEventListener("abort", () => reject(problem), { once: true });
  });
  await Promise.race([serving(service, run), tooLate]);
  return run;
}

/**
 * Keeps a service running until `stop`: one that ends, or cannot be started, is tried again, ever less often. Prints a
 * reason once, until the service serves again or there is another reason.
 * @param {Service} service
 * @param {AbortSignal} stop
 * @param {{ running?: Run, onServing?: () => void }} options `running`: it was started already
 */
export async function keepRunning(service, stop, { running, onServing }) {
  let run = running;
  let pauseMs = firstPauseMs;
  let told = "";
  while (!stop.aborted) {
    try {
      if (!run) {
        run = launched(service, told === "");
        const slow = setTimeout(
          () => say(`  ${tooSlow(service)} It is waited for.`),
          service.startDeadlineMs,
        );
        await serving(service, run).finally(() => clearTimeout(slow));
        run.isShown = true;
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
      // Free bytes, ports and process ids change from one try to the next.
      const cause = messageOf(error).replaceAll(/\d+/g, "#");
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

/** @param {Service} service */
function tooSlow({ name, startDeadlineMs }) {
  return `The ${name} has not answered within ${startDeadlineMs / 1000} s.`;
}

/** @param {Service} service @param {boolean} isShown @returns {Run} */
function launched({ args, folder, output, variables }, isShown) {
  const options = { cwd: folder, output, variables: { NODE_ENV: "production", ...variables } };
  const child = startOnNode(args, options);
  const run = { ended: ended(child), isShown, output: "" };
  onOutput(child, (text) => {
    if (run.isShown) process.stdout.write(text);
    run.output = (run.output + text).slice(-keptOutput);
  });
  return run;
}

/** Resolves once the service answers, and rejects when it ends before. @param {Service} service @param {Run} run */
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
  throw startProblem(service, exitCode, run.output);
}

/** Why a service ended before it served, from the first error it named. @param {Service} service @param {number} code @param {string} output */
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
  const lastWords = output.trim() ? `The last words were:\n${tail(output)}` : "Its own output stands above.";
  return new Problem(`The ${name} ended while starting (exit code ${code})${because}`, lastWords);
}
