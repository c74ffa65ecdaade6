import { existsSync } from "node:fs";
import path from "node:path";
import { command } from "./lib/command.mjs";
import { Problem } from "./lib/messages.mjs";
import { runOnNode } from "./lib/processes.mjs";
import { siteFolder } from "./lib/project.mjs";

/** `npm run leads -- list | dead | show | retry | drop | export | import`: the leads that the site still holds. */
await command(async () => {
  const program = path.join(siteFolder, "build/server/leads.js");
  // Nothing is installed or built here: that would take it away from under a site that runs.
  if (!existsSync(program)) throw new Problem("The site is not built.", 'Run "npm start" once.');
  return runOnNode([program, ...process.argv.slice(2)]);
});
