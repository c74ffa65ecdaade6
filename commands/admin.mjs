import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { command } from "./lib/command.mjs";
import { Problem } from "./lib/messages.mjs";
import { runOnNode } from "./lib/processes.mjs";
import { cmsFolder, dataFolder } from "./lib/project.mjs";

/** `npm run admin -- --email E`: creates an administrator of the cms, or with --reset sets a new password; it is typed or piped in. */
await command(async () => {
  const args = process.argv.slice(2);
  // Nothing is installed or built here: that would take it away from under a cms that runs.
  if (!existsSync(path.join(cmsFolder, "dist", "src")) || !existsSync(path.join(cmsFolder, "node_modules"))) {
    throw new Problem("The cms is not installed.", 'Run "npm start" once, until it names the admin panel.');
  }
  const dataDir = dataFolder();
  // As an argument, everybody on the machine could read it while the command runs, and it stays in the shell's history.
  const isGiven = args.some((arg) => /^--(?:password|help)\b/.test(arg)) || args.length === 0;
  const input = isGiven ? "" : await passwordFromInput();
  const variables = {
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL || "warning",
  };
  const program = path.join(cmsFolder, "commands/admin.mjs");
  return runOnNode([program, ...args], { cwd: cmsFolder, variables, input });
});

/** The first line of what is piped in; at a terminal it is asked for, and not shown. @returns {Promise<string>} */
async function passwordFromInput() {
  const atTerminal = process.stdin.isTTY === true;
  if (atTerminal)
    process.stdout.write("Password (at least 12 characters, with a capital, a small letter and a digit): ");
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: unseen, terminal: atTerminal });
  // In this mode the terminal sends no signal for Ctrl-C.
  lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
  const password = await new Promise((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(""));
  });
  lines.close();
  if (atTerminal) process.stdout.write("\n");
  return password;
}
