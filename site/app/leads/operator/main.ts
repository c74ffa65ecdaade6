/** Started by `npm run leads`. */
import { closeSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import { allowedDatabaseUrl, isDatabaseUrl } from "../outbox/postgres/database-url.ts";
import { PostgresReader } from "../outbox/postgres/postgres-reader.server.ts";
import type { OutboxReader } from "../outbox/reader.server.ts";
import { SqliteReader } from "../outbox/sqlite/sqlite-reader.server.ts";
import { OutboxOpenError } from "../outbox/store.server.ts";
import { runLeadCommand } from "./lead-command.server.ts";

/** Where the site keeps its leads, by the same variables. */
function openReader(): OutboxReader {
  const { DATA_DIR, DATABASE_URL, LEADS_DATABASE_URL } = process.env;
  const url = LEADS_DATABASE_URL || DATABASE_URL;
  if (!url) return new SqliteReader(path.join(path.resolve(DATA_DIR || ".data"), "site/leads"));
  if (isDatabaseUrl(url)) return new PostgresReader(url);
  const name = LEADS_DATABASE_URL ? "LEADS_DATABASE_URL" : "DATABASE_URL";
  throw new OutboxOpenError(`${name} is a value not shown here; allowed is ${allowedDatabaseUrl}`);
}

// A reader such as `head` that has seen enough is no error.
process.stdout.on("error", () => process.exit());

process.exitCode = await runLeadCommand({
  args: process.argv.slice(2),
  open: openReader,
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
