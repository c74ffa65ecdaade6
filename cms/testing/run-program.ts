import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/**
 * Runs a Node program with these variables and PATH until it ends, for three minutes at most. Does not block the test
 * process: after a block, it would reuse connections that a running service has closed meanwhile.
 */
export async function runProgram(file: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    timeout: 180_000,
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: child.exitCode, stdout, stderr, output: `${stdout}${stderr}` };
}
