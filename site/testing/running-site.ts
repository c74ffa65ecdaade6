import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { keysOf } from "../../commands/lib/secrets.mjs";
import { freePort } from "./listen.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Built site as a process with its own state. */
export interface RunningSite {
  readonly dataDir: string;
  /** Content API token, if the site has one. */
  readonly apiToken: string | undefined;
  /** Process ID, to inspect the process or limit its resources. */
  readonly pid: number | undefined;
  readonly port: number;
  readonly url: string;
  /** Kills the process and keeps its state. */
  kill(): Promise<void>;
  logs(): string;
  /** Requests a path of the site; does not follow redirects. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Resolves once the lead queue is readable and no lead waits in it. */
  waitUntilQueueEmpty(): Promise<void>;
  /** Resolves once the site is ready: it has read its content. */
  waitUntilReady(): Promise<void>;
  /** Returns the number of pages in the page cache. */
  countCachedPages(): Promise<number>;
  /** Requests /readyz with the content API token. */
  fetchReadiness(): Promise<Response>;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface SiteOptions {
  /** Data folder to keep. Without it, the site gets a temporary folder, which `stop` removes. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** Command to put before the site's own, such as one that drops privileges. */
  readonly commandPrefix?: readonly string[];
}

const queueTimeoutMs = 120_000;
const buildFolder = path.join(import.meta.dirname, "../build");
const startDeadlineMs = 60_000;

/** Port on which no cms listens. */
export const unusedPort = "9";

/** Starts the built site without a content service: it shows its bundled content. */
export const startSiteWithoutCms = ({ env, ...options }: SiteOptions = {}): Promise<RunningSite> =>
  startSite({ ...options, env: { ...env, CMS_PORT: unusedPort } });

/** Starts the built site and waits until it responds; rejects with its log. */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const entry = path.join(buildFolder, "server/index.js");
  if (!existsSync(entry)) throw new Error("The site is not built: run `npm run build` in site first");
  const isTemporary = options.dataDir === undefined;
  const dataDir = options.dataDir ?? temporaryFolder();
  const port = options.port ?? (await freePort());
  const siteCommand = [process.execPath, "--disable-warning=ExperimentalWarning", entry];
  const [command = process.execPath, ...args] = [...(options.commandPrefix ?? []), ...siteCommand];
  const child = spawn(command, args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      ...options.env,
      DATA_DIR: dataDir,
      PORT: String(port),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      log += text;
    });
  }
  const killWithParent = () => child.kill("SIGKILL");
  process.once("exit", killWithParent);
  const ended = exitOf(child).finally(() => process.off("exit", killWithParent));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilOk(`${url}/healthz`, child, () => log);
  const { env = {} } = options;
  const apiToken = env.CONTENT_API_URL
    ? env.CONTENT_API_TOKEN
    : keysOf(env, dataDir, ["CONTENT_API_TOKEN"]).CONTENT_API_TOKEN;
  const fetchReadiness = () => fetch(`${url}/readyz`, { headers: { authorization: `Bearer ${apiToken}` } });
  return {
    dataDir,
    apiToken,
    pid: child.pid,
    port,
    url,
    logs: () => log,
    request: (target, init) => fetch(`${url}${target}`, { redirect: "manual", ...init }),
    waitUntilReady: () => waitUntilOk(`${url}/readyz`, child, () => log),
    countCachedPages: async () => (await (await fetchReadiness()).json()).cachedPages,
    fetchReadiness,
    async waitUntilQueueEmpty() {
      const deadline = Date.now() + queueTimeoutMs;
      for (;;) {
        const status = await (await fetchReadiness()).text();
        if (/"queued": 0\b/.test(status) && !status.includes('"unreadable"')) return;
        if (Date.now() > deadline) throw new Error(`Leads still wait in the queue:\n${status}`);
        await delay(100);
      }
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      if (isTemporary) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once("exit", resolve));
}

async function waitUntilOk(probe: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + startDeadlineMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`The site ended with exit code ${child.exitCode}:\n${log()}`);
    const isOk = await fetch(probe).then(
      (response) => response.ok,
      () => false,
    );
    if (isOk) return;
    await delay(50);
  }
  child.kill("SIGKILL");
  throw new Error(`The site did not respond within ${startDeadlineMs} ms:\n${log()}`);
}
