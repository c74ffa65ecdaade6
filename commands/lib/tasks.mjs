import { say, seconds } from "./messages.mjs";
import { runtimeEnvironment } from "./node.mjs";
import { ended, onOutput, startProcess } from "./processes.mjs";

/**
 * A program of the project's tools, e.g. `["tsc", "--noEmit"]`.
 * @typedef {object} Tool
 * @property {readonly string[]} run the program and its arguments
 * @property {string} cwd
 */

/**
 * Runs lines of tools at the same time, in each line one after the other, and shows what each tool said once it has
 * ended. One that fails ends its own line only.
 * @param {readonly (readonly Tool[])[]} lines
 * @returns {Promise<number>} 0, or the exit code of one that failed
 */
export async function runTogether(lines) {
  const env = { ...runtimeEnvironment(), ...(process.stdout.isTTY && { FORCE_COLOR: "1" }) };
  const codes = await Promise.all(
    lines.map(async (line) => {
      for (const { run, cwd } of line) {
        const startedAt = Date.now();
        const [command = "", ...args] = run;
        const child = startProcess(command, args, { cwd, env, output: "pipe" });
        let output = "";
        onOutput(child, (text) => {
          output += text;
        });
        const code = await ended(child);
        say(`${output}  ${run.slice(0, 3).join(" ")}: ${code === 0 ? "" : "FAILED, "}${seconds(startedAt)}`);
        if (code !== 0) return code;
      }
      return 0;
    }),
  );
  return codes.find((code) => code !== 0) ?? 0;
}
