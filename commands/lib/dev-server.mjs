import path from "node:path";
import { runtimeEnvironment, runtimeNode } from "./node.mjs";
import { siteFolder } from "./paths.mjs";
import { startProcess } from "./processes.mjs";

// Node resolves packages by the same condition as Vite, or React Router is there twice and refuses its own context.
const args = ["--conditions=development", "--disable-warning=ExperimentalWarning"];

/**
 * Starts the site with hot reload.
 * @param {Readonly<Record<string, string>>} variables
 */
export function startDevServer(variables) {
  return startProcess(runtimeNode(), [...args, path.join(siteFolder, "server/dev.ts")], {
    cwd: siteFolder,
    env: { ...runtimeEnvironment(), NODE_ENV: "development", ...variables },
    output: "inherit",
  });
}
