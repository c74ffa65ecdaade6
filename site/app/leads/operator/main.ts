/** Entry point of `npm run leads`. */
import path from "node:path";
import { runLeadCommand } from "./lead-command.server.ts";

const { DATA_DIR, DATABASE_URL } = process.env;

// Exit quietly when a reader such as `head` closes the pipe.
process.stdout.on("error", () => process.exit());

process.exitCode = await runLeadCommand({
  args: process.argv.slice(2),
  databaseUrl: DATABASE_URL,
  folder: path.join(path.resolve(DATA_DIR || ".data"), "site/leads"),
  now: Date.now(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
});
