/** Started by `npm run leads`. */
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { Database } from "../outbox/postgres/database.server.ts";
import { allowedDatabaseUrl, isDatabaseUrl } from "../outbox/postgres/database-url.ts";
import { type OpenOutbox, OutboxReader } from "../outbox/reader.server.ts";
import { FileBesideSite } from "../outbox/sqlite/file-beside-site.server.ts";
import { OutboxOpenError } from "../outbox/store.server.ts";
import { runLeadCommand } from "./lead-command.server.ts";

/** Where the site keeps its leads, by the same variables. */
function openOutbox(): OpenOutbox {
  const { DATA_DIR, DATABASE_URL: url } = process.env;
  if (!url) return new FileBesideSite(path.join(path.resolve(DATA_DIR || ".data"), "site/leads"));
  if (isDatabaseUrl(url)) return new Database(url);
  throw new OutboxOpenError(`DATABASE_URL is a value not shown here; allowed is ${allowedDatabaseUrl}`);
}

// A reader such as `head` that has seen enough is no error.
process.stdout.on("error", () => process.exit());

process.exitCode = await runLeadCommand({
  args: process.argv.slice(2),
  open: () => new OutboxReader(openOutbox()),
  now: Date.now(),
  print: (text) => process.stdout.write(text),
  printError: (text) => process.stderr.write(text),
  async writeFile(file, parts) {
    // npm runs its scripts in the project's folder; the operator means the folder they stand in.
    const handle = openSync(path.resolve(process.env.INIT_CWD ?? ".", file), "wx", 0o600);
    for await (const part of parts) writeSync(handle, part);
    closeSync(handle);
  },
});
