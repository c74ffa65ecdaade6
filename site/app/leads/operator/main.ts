/** Entry point of `npm run leads`. */
import path from "node:path";
import { allowedDatabaseUrl, isDatabaseUrl, PostgresEngine } from "../queue/postgres.server.ts";
import { type Engine, QueueOpenError } from "../queue/schema.server.ts";
import { SqliteEngine } from "../queue/sqlite.server.ts";
import { LeadStore } from "../queue/store.server.ts";
import { runLeadCommand } from "./lead-command.server.ts";

function openQueue(toImport: boolean): Engine {
  const { DATA_DIR, DATABASE_URL: url } = process.env;
  if (!url) {
    const folder = path.join(path.resolve(DATA_DIR || ".data"), "site/leads");
    return toImport ? SqliteEngine.openLocked(folder) : SqliteEngine.openUnlocked(folder);
  }
  if (isDatabaseUrl(url)) return new PostgresEngine(url);
  throw new QueueOpenError(
    `DATABASE_URL is set to an invalid value, which is not shown; it must be ${allowedDatabaseUrl}`,
  );
}

// Exit quietly when a reader such as `head` closes the pipe.
process.stdout.on("error", () => process.exit());

process.exitCode = await runLeadCommand({
  args: process.argv.slice(2),
  open: (toImport) => new LeadStore(openQueue(toImport)),
  now: Date.now(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
});
