import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { endWhenHung } from "../../commands/lib/hang-guard.mjs";
import { logConsole, logCrashes } from "./log.ts";
import { runSite } from "./site.ts";

const clientFolder = path.join(import.meta.dirname, "../client");

endWhenHung();
logConsole();
logCrashes();
await runSite({
  build: async () => build,
  clientFolder,
  env: process.env,
  fileOf: (url) => path.join(clientFolder, url),
});
