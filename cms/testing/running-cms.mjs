// Content service for tests: the compiled cms in its own process, on a free port, with its own data.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { keysOf } from "../../commands/lib/secrets.mjs";
import { preparedDataDir } from "./prepared-data.mjs";
import { databaseOf } from "./test-database.mjs";

export const cmsDir = path.resolve(fileURLToPath(import.meta.url), "../..");

const startTimeoutMs = 120_000;
const stopTimeoutMs = 10_000;
const pollEveryMs = 100;
const logTailLines = 40;

/** The administrator of a service started with `withAdministrator`. */
export const credentials = { email: "editor@example.com", password: "Correct-horse-1" };

/**
 * @param {import("./running-cms.d.mts").StartOptions} [options]
 * @returns {Promise<import("./running-cms.d.mts").RunningCms>}
 */
export async function startCms(options = {}) {
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
    stream.setEncoding("utf8").on("data", (text) => (log += text));
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  const logTail = () => log.trimEnd().split("\n").slice(-logTailLines).join("\n");

  try {
    await waitUntilServing(url, ended, () => log.includes(`Content service on ${url}`));
  } catch (error) {
    child.kill("SIGKILL");
    await ended;
    if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The content service ${error.message}. Its log ends:\n${logTail()}`);
  }

  return {
    url,
    apiUrl: `${url}/api`,
    token: keysOf(env, dataDir).CONTENT_API_TOKEN,
    port,
    dataDir,
    env,
    logs: () => log,
    async stop() {
      child.kill("SIGTERM");
      const endedInTime = await Promise.race([
        ended.then(() => true),
        delay(stopTimeoutMs).then(() => false),
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

/** @param {string} [contentDir] */
export function preparedData(contentDir) {
  return preparedDataDir({ cmsDir, contentDir, prepare: (folder) => firstStart(folder, contentDir) });
}

async function firstStart(dataDir, contentDir) {
  const cms = await startCms({ dataDir, contentDir });
  const { email, password } = credentials;
  const child = spawn(
    process.execPath,
    [path.join(cmsDir, "commands", "admin.mjs"), "--email", email, "--password", password],
    {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...cms.env },
      stdio: ["ignore", "ignore", "pipe"],
    },
  );
  const [message, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  await cms.stop();
  if (code !== 0) throw new Error(`No administrator was created: ${message}`);
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Waits until the service responds and has logged its URL, which shows that no other service uses the port. */
async function waitUntilServing(url, ended, hasLoggedUrl) {
  let exit;
  void ended.then((code) => {
    exit = code ?? "unknown";
  });
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (exit !== undefined) throw new Error(`ended with ${exit}`);
    const healthy = await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy && hasLoggedUrl()) return;
    await delay(pollEveryMs);
  }
  throw new Error(`did not respond within ${startTimeoutMs} ms`);
}

/** @param {number} ms */
function delay(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
