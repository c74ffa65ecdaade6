import { existsSync } from "node:fs";
import path from "node:path";
import { cmsHost, freePort } from "./addresses.mjs";
import { command } from "./command.mjs";
import { Problem } from "./messages.mjs";
import { runOnNode } from "./processes.mjs";
import { cmsFolder, stateFolder } from "./project.mjs";

/** Backs up or restores what DATA_DIR holds. @param {"backup" | "restore"} name */
export function dataCommand(name) {
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
    // A backup works while the services run; a restore needs them stopped.
    if (name === "restore" && !args.includes("--help")) {
      await freePort("PORT", 3000);
      await freePort("CMS_PORT", 1337, cmsHost());
    }
    const program = path.join(cmsFolder, "commands/data.mjs");
    return runOnNode([program, name, ...args], {
      cwd: cmsFolder,
      variables: { NODE_ENV: "production", DATA_DIR: dataDir },
    });
  });
}
