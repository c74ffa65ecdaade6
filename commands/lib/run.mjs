import { Problem } from "./problem.mjs";
import { ended, startProcess } from "./processes.mjs";

const keptOutput = 200_000;

/**
 * Runs a program to its end and keeps its output to itself; a failure shows the end of it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, doing: string }} options `doing` names the work in the message
 */
export async function run(command, args, { cwd, env, doing }) {
  let output = "";
  const child = startProcess(command, args, { cwd, env, output: "pipe" });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output = (output + text).slice(-keptOutput);
    });
  }
  const code = await ended(child);
  if (code !== 0) throw problemFrom(output, doing, code);
}

/**
 * @param {string} output
 * @param {string} doing
 * @param {number} code
 */
export function problemFrom(output, doing, code) {
  const tail = output.trim().split("\n").slice(-25).join("\n");
  if (/ENOSPC|no space left on device/i.test(output)) {
    return new Problem(`The disk is full (while ${doing}).`, "Free at least 3 GB.");
  }
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(
      output,
    )
  ) {
    return new Problem(
      `The package registry cannot be reached (while ${doing}).`,
      `Check the network and npm's registry setting. npm's last words:\n${tail}`,
    );
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return new Problem(
      `A file or folder of the project cannot be written (while ${doing}).`,
      `The last words were:\n${tail}`,
    );
  }
  return new Problem(`${doing} failed with exit code ${code}.`, `The last words were:\n${tail}`);
}

/**
 * Runs a program to its end and shows its output as it comes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, input?: string }} options
 * @returns {Promise<number>} its exit code
 */
export function runShown(command, args, { cwd, env, input }) {
  return ended(startProcess(command, args, { cwd, env, input, output: "inherit" }));
}
