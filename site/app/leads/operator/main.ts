/** Started by `npm run leads`. */
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import path from "node:path";
import { allowedDatabaseUrl, isDatabaseUrl, PostgresEngine } from "../queue/postgres.server.ts";
import { type Engine, QueueOpenError } from "../queue/schema.server.ts";
import { SqliteEngine } from "../queue/sqlite.server.ts";
import { LeadStore } from "../queue/store.server.ts";
import { runLeadCommand } from "./lead-command.server.ts";

/** Where the site keeps its leads, by the same variables. */
function openQueue(toImport: boolean): Engine {
  const { DATA_DIR, DATABASE_URL: url } = process.env;
  if (!url) {
    const folder = path.join(path.resolve(DATA_DIR || ".data"), "site/leads");
    return toImport ? SqliteEngine.own(folder) : SqliteEngine.besideSite(folder);
  }
  if (isDatabaseUrl(url)) return new PostgresEngine(url);
  throw new QueueOpenError(`DATABASE_URL is a value not shown here; allowed is ${allowedDatabaseUrl}`);
}

/** npm runs its scripts in the project's folder; the operator means the current one. */
const resolved = (file: string) => path.resolve(process.env.INIT_CWD ?? ".", file);

// A reader such as `head` that has seen enough is no error.
process.stdout.on("error", () => process.exit());

process.exitCode = await runLeadCommand({
  args: process.argv.slice(2),
  open: (toImport) => new LeadStore(openQueue(toImport)),
  now: Date.now(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  readFile: (file) => readFileSync(resolved(file), "utf8"),
  async writeFile(file, parts) {
    const handle = openSync(resolved(file), "wx", 0o600);
    for await (const part of parts) writeSync(handle, part);
    closeSync(handle);
  },
});
