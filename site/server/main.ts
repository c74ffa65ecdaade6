import path from "node:path";
import * as build from "virtual:react-router/server-build";
import { logConsole, logCrashes } from "./log.ts";
import { runSite } from "./site.ts";

const clientFolder = path.join(import.meta.dirname, "../client");

logConsole();
logCrashes();
await runSite({
  build: async () => build,
  clientFolder,
  env: process.env,
  fileOf: (url) => path.join(clientFolder, url),
});
