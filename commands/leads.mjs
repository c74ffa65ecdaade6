import { existsSync } from "node:fs";
import path from "node:path";
import { command } from "./lib/command.mjs";
import { Problem } from "./lib/messages.mjs";
import { runOnNode } from "./lib/processes.mjs";
import { root, siteFolder } from "./lib/project.mjs";

/** `npm run leads -- list | dead | show | retry | drop | export`: the leads that the site still holds. */
await command(async () => {
  // Nothing is installed here: that would take the packages away from under a site that runs.
  if (!existsSync(path.join(root, "node_modules"))) {
    throw new Problem("The packages of the project are not installed.", 'Run "npm start" once.');
  }
  return runOnNode([path.join(siteFolder, "app/leads/operator/main.ts"), ...process.argv.slice(2)]);
});
