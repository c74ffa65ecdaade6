import { fork } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "./listen.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface RunningPostgres {
  /** URL of its first database, as superuser. */
  readonly url: string;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Stops it and keeps its data. */
  stop(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL server for a test that stops or changes it, which takes about two seconds. Other tests use
 * `emptyDatabase`.
 * @param settings of the server, such as `synchronous_commit=off`
 */
export async function startPostgres(...settings: readonly string[]): Promise<RunningPostgres> {
  const folder = temporaryFolder();
  // If the tests run as root, PostgreSQL runs as another user, who must be able to read this folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const program = path.join(import.meta.dirname, "postgres-process.ts");
  const run = () => fork(program, [folder, String(port), ...settings], { stdio: "inherit", execArgv: [] });
  let server: ReturnType<typeof run> | undefined;
  const running: RunningPostgres = {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    async start() {
      if (server) return;
      server = run();
      const [message] = await Promise.race([once(server, "message"), once(server, "exit")]);
      if (message !== "ready") throw new Error(String(message));
    },
    async stop() {
      const stopping = server;
      server = undefined;
      if (!stopping || stopping.exitCode !== null) return;
      stopping.kill("SIGTERM");
      await once(stopping, "exit");
    },
    async remove() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await running.start();
  } catch (error) {
    await running.remove();
    throw error;
  }
  return running;
}
