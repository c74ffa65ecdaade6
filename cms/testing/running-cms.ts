// Content service for tests: the compiled cms in its own process, on a free port, with its own data.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { keysOf } from "../../commands/lib/secrets.mjs";
import { freePort } from "../../site/testing/listen.ts";
import { preparedDataDir } from "./prepared-data.ts";
import { runProgram } from "./run-program.ts";
import { databaseOf } from "./test-database.ts";

export interface StartOptions {
  /** Folder that stop() keeps. If undefined, the service uses a temporary folder, which stop() removes. */
  dataDir?: string;
  /**
   * Starts on a temporary copy of prepared data, with `credentials` as administrator. Saves the seconds of a first
   * start. Ignored if `dataDir` is set.
   */
  withAdministrator?: boolean;
  /** If undefined, a free port is used. */
  port?: number;
  /** Folder of the content to seed. If undefined, `env.CONTENT_DIR` is used; without both, nothing is seeded. */
  contentDir?: string | undefined;
  /**
   * Additional or changed variables. To restart on the same data, pass the `env` of the earlier service, because it
   * holds the secrets.
   */
  env?: Record<string, string>;
}

/** A running service, for callers that do not stop it. */
export interface ReachableCms {
  /** URL without a path, such as http://127.0.0.1:41337 */
  url: string;
  /** Base URL of the content API: `url` + /api */
  apiUrl: string;
  /** Content API token, with which the site calls. */
  token: string;
  port: number;
  dataDir: string;
  /** Environment of the service, also for commands that run while it does. */
  env: Record<string, string>;
}

export interface RunningCms extends ReachableCms {
  /** Everything that the service has logged so far. */
  logs(): string;
  /** Ends the service with SIGTERM; rejects if it does not end within ten seconds. */
  stop(): Promise<void>;
  /** Ends the service with SIGKILL, as a crash would. Keeps the data. */
  kill(): Promise<void>;
}

/** The cms folder, absolute. */
export const cmsDir = path.resolve(import.meta.dirname, "..");

const startTimeoutMs = 120_000;
const stopTimeoutMs = 10_000;
const pollEveryMs = 100;
const logTailLines = 40;

/** The administrator of a service started with `withAdministrator`. */
export const credentials = { email: "editor@example.com", password: "Correct-horse-1" };

/**
 * Starts the compiled content service (no admin panel needed) and waits until it responds. Rejects with the end of the
 * service's log if the service exits or does not respond in time.
 */
export async function startCms(options: StartOptions = {}): Promise<RunningCms> {
  if (!existsSync(path.join(cmsDir, "dist", "src", "index.js"))) {
    throw new Error("The content service is not compiled: run `npm run build:api` in cms first");
  }
  const isTemporary = options.dataDir === undefined;
  const dataDir =
    options.dataDir ??
    (options.withAdministrator
      ? await preparedData(options.contentDir)
      : mkdtempSync(path.join(tmpdir(), "cms-test-")));
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = {
    SECRET: "the-one-secret-of-an-installation-in-tests",
    NODE_ENV: "production",
    // Do not call the webhook of a site that happens to run on this machine.
    SITE_ORIGINS: "off",
    ...(await databaseOf(dataDir)),
    ...options.env,
    CMS_HOST: "127.0.0.1",
    CMS_PORT: String(port),
    DATA_DIR: dataDir,
    // By default a folder without content.
    CONTENT_DIR: options.contentDir ?? options.env?.CONTENT_DIR ?? import.meta.dirname,
  };

  const child = spawn(process.execPath, [path.join(cmsDir, "commands", "start.mjs")], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: tmpdir(), ...env },
    // The IPC channel ends the service when the tests are killed.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => (log += text));
  const ended = new Promise<number | string>((resolve) =>
    child.once("exit", (code, signal) => resolve(signal ?? code ?? "unknown")),
  );
  const logTail = () => log.trimEnd().split("\n").slice(-logTailLines).join("\n");

  try {
    await waitUntilServing(url, ended, () => log.includes(`Content service on ${url}`));
  } catch (error) {
    child.kill("SIGKILL");
    await ended;
    if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The content service did not start. Its log ends:\n${logTail()}`, { cause: error });
  }

  const { CONTENT_API_TOKEN: token = "" } = keysOf(env, dataDir);
  return {
    url,
    apiUrl: `${url}/api`,
    token,
    port,
    dataDir,
    env,
    logs: () => log,
    async stop() {
      child.kill("SIGTERM");
      const endedInTime = await Promise.race([
        ended.then(() => true),
        delay(stopTimeoutMs, false, { ref: false }),
      ]);
      if (!endedInTime) {
        child.kill("SIGKILL");
        throw new Error(
          `The content service did not end within ${stopTimeoutMs} ms. Its log ends:\n${logTail()}`,
        );
      }
      if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/**
 * Makes a temporary copy of prepared data (first start with this content, `credentials` as administrator), for tests
 * that change it before a start. The caller removes the copy.
 */
export function preparedData(contentDir?: string): Promise<string> {
  return preparedDataDir({ cmsDir, contentDir, prepare: (folder) => firstStart(folder, contentDir) });
}

async function firstStart(dataDir: string, contentDir?: string): Promise<void> {
  const cms = await startCms({ dataDir, contentDir });
  const result = await runAdminCommand(cms, [
    "--email",
    credentials.email,
    "--password",
    credentials.password,
  ]);
  await cms.stop();
  if (result.code !== 0) throw new Error(`No administrator was created: ${result.stderr}`);
}

/** Runs the command that creates administrators, in the environment of a running service. */
export const runAdminCommand = (cms: ReachableCms, args: string[]) =>
  runProgram(path.join(cmsDir, "commands", "admin.mjs"), args, cms.env);

/** Waits until the service responds and has logged its URL, which shows that no other service uses the port. */
async function waitUntilServing(
  url: string,
  ended: Promise<number | string>,
  hasLoggedUrl: () => boolean,
): Promise<void> {
  let exit: number | string | undefined;
  void ended.then((code) => {
    exit = code;
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (exit !== undefined) throw new Error(`The content service ended with ${exit}`);
    const isHealthy = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isHealthy && hasLoggedUrl()) return;
    await delay(pollEveryMs);
  }
  throw new Error(`The content service did not respond within ${startTimeoutMs} ms`);
}
