import { existsSync } from "node:fs";
import path from "node:path";
import { command } from "./lib/command.mjs";
import { UserError } from "./lib/messages.mjs";
import { startOnNode } from "./lib/processes.mjs";
import { siteFolder } from "./lib/project.mjs";

/** `npm run leads -- list | show | retry | drop | export | import`: manages the lead queue of the site. */
command(async () => {
  const program = path.join(siteFolder, "build/server/leads.js");
  if (!existsSync(program)) throw new UserError("The site is not built.", 'Run "npm start" once.');
  return startOnNode([program, ...process.argv.slice(2)]).ended;
});
