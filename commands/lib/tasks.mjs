import { say, seconds, tail } from "./messages.mjs";
import { runtimeEnvironment } from "./node.mjs";
import { ended, onOutput, startProcess } from "./processes.mjs";

const keptOutput = 20_000;

/**
 * A program of the project's tools.
 * @typedef {object} Tool
 * @property {readonly string[]} run its name and its arguments
 * @property {string} cwd
 */

/**
 * Runs lists of tools at the same time, in each list one after the other, and shows what they write line by line, each
 * with the tool's name before it. A failure ends its own list only, and is repeated below what the others wrote since.
 * @param {readonly (readonly Tool[])[]} lists
 * @param {Readonly<Record<string, string>>} [variables]
 * @returns {Promise<number>} 0, or the exit code of one that failed
 */
export async function runTogether(lists, variables = {}) {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const env = { ...runtimeEnvironment(), ...colors, ...variables };
  /** @param {readonly Tool[]} list */
  const runList = async (list) => {
    for (const tool of list) {
      const result = await runNamed(tool, env);
      if (result.code !== 0) return [result];
    }
    return [];
  };
  const failed = (await Promise.all(lists.map(runList))).flat();
  if (lists.length > 1) for (const { name, output } of failed) say(`\n${name} failed:\n${tail(output, 60)}`);
  return failed[0]?.code ?? 0;
}

/** @param {Tool} tool @param {NodeJS.ProcessEnv} env */
async function runNamed({ run, cwd }, env) {
  const startedAt = Date.now();
  const [command = "", ...args] = run;
  const child = startProcess(command, args, { cwd, env, output: "pipe" });
  let rest = "";
  let output = "";
  onOutput(child, (text) => {
    output = (output + text).slice(-keptOutput);
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line.trim()) say(`${command} │ ${line}`);
  });
  const code = await ended(child);
  if (rest) say(`${command} │ ${rest}`);
  say(
    `${command} │ ${code === 0 ? "done" : `FAILED (exit code ${code})`} in ${seconds(startedAt)}: ${args.join(" ")}`,
  );
  return { name: command, code, output };
}
