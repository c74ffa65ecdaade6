import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { startWatchdog } from "../../commands/lib/watchdog.mjs";
import { logConsole, logCrashes } from "./log.ts";
import { runSite } from "./site.ts";

const clientFolder = path.join(import.meta.dirname, "../client");

startWatchdog();
logConsole();
logCrashes();
await runSite({
  build: async () => build,
  clientFolder,
  env: process.env,
  fileOf: (url) => path.join(clientFolder, url),
});
