import { existsSync } from "node:fs";
import path from "node:path";
import { command } from "./command.mjs";
import { UserError } from "./messages.mjs";
import { startOnNode } from "./processes.mjs";
import { cmsFolder, root, stateFolder } from "./project.mjs";

/**
 * Runs a program of the built cms with the arguments of this command. It installs and builds nothing, because the service may
 * be running from the same files.
 * @param {readonly string[]} program file in cms/commands, then arguments to put before those of this command
 * @param {() => Promise<unknown>} [check] runs first; if it rejects, the program does not run
 */
export function cmsCommand([file = "", ...firstArgs], check = async () => {}) {
  command(async () => {
    const neededFolders = ["cms/dist/src", "cms/node_modules"].map((name) => path.join(root, name));
    if (!neededFolders.every((name) => existsSync(name))) {
      throw new UserError(
        "The cms is not installed.",
        'Run "npm start" once, until it prints the address of the admin panel.',
      );
    }
    const variables = { NODE_ENV: "production", DATA_DIR: stateFolder() };
    await check();
    const args = [path.join(cmsFolder, "commands", file), ...firstArgs, ...process.argv.slice(2)];
    return startOnNode(args, { cwd: cmsFolder, variables }).ended;
  });
}
