import { existsSync } from "node:fs";
import path from "node:path";
import { command } from "./lib/command.mjs";
import { runtimeEnvironment, runtimeNode } from "./lib/node.mjs";
import { passwordFromInput } from "./lib/password.mjs";
import { cmsFolder } from "./lib/paths.mjs";
import { dataFolder } from "./lib/prepare.mjs";
import { Problem } from "./lib/problem.mjs";
import { runShown } from "./lib/run.mjs";
import { secretsIn } from "./lib/secrets.mjs";

/** `npm run admin -- --email E`: creates an administrator of the cms, with the password that is typed or piped in. */
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
  return runShown(runtimeNode(), [path.join(cmsFolder, "commands/admin.mjs"), ...args], {
    cwd: cmsFolder,
    env: { ...runtimeEnvironment(), NODE_ENV: "production", DATA_DIR: dataDir, ...secretsIn(dataDir) },
    input,
  });
});
