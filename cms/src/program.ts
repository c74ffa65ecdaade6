import { spawn } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { appDir } from "./environment";

interface Options {
  env?: NodeJS.ProcessEnv;
  /** Of the process; without it, that of this one. Everything with a lower number goes before. */
  priority?: number;
}

/** Runs one of the commands of this service in a process of its own. */
export async function runProgram(name: string, args: string[], { env, priority }: Options) {
  const program = path.join(appDir, "commands", name);
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  if (child.pid !== undefined && priority !== undefined) setPriority(child.pid, priority);
  const [output, problem] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: child.exitCode, output, problem };
}
