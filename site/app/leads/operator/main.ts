/** Started by `npm run leads`. */
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { runLeadCommand } from "./lead-command.server.ts";

const dataDir = path.resolve(process.env.DATA_DIR || ".data");

// A reader such as `head` that has seen enough is no error.
process.stdout.on("error", () => process.exit());

process.exitCode = runLeadCommand({
  args: process.argv.slice(2),
  folder: path.join(dataDir, "site/leads"),
  now: Date.now(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  writeFile(file, parts) {
    // npm runs its scripts in the project's folder; the operator means the folder they stand in.
    const handle = openSync(path.resolve(process.env.INIT_CWD ?? ".", file), "wx", 0o600);
    for (const part of parts) writeSync(handle, part);
    closeSync(handle);
  },
});
