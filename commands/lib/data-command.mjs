import { existsSync } from "node:fs";
import path from "node:path";
import { cmsHost, freePort } from "./addresses.mjs";
import { command } from "./command.mjs";
import { Problem } from "./messages.mjs";
import { runOnNode } from "./processes.mjs";
import { cmsFolder, stateFolder } from "./project.mjs";

/**
 * Runs one of the commands that back up, restore and move what an installation holds.
 * @param {"backup" | "restore" | "move-to-postgres"} name
 * @param {{ stopped?: readonly ("cms" | "site")[] }} [options] the services that must not run meanwhile
 */
export function dataCommand(name, { stopped = [] } = {}) {
  return command(async () => {
    // Nothing is installed or built here: that would take it away from under a cms that runs.
    if (
      !existsSync(path.join(cmsFolder, "dist", "src")) ||
      !existsSync(path.join(cmsFolder, "node_modules"))
    ) {
      throw new Problem("The cms is not installed.", 'Run "npm start" once, until it names the admin panel.');
    }
    const dataDir = stateFolder();
    const args = process.argv.slice(2);
    if (!args.includes("--help")) {
      if (stopped.includes("site")) await freePort("PORT", 3000);
      if (stopped.includes("cms")) await freePort("CMS_PORT", 1337, cmsHost());
    }
    const program = path.join(cmsFolder, "commands/data.mjs");
    return runOnNode([program, name, ...args], {
      cwd: cmsFolder,
      variables: { NODE_ENV: "production", DATA_DIR: dataDir },
    });
  });
}
