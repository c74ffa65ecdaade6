/**
 * Started by `npm run bench`: how fast a page goes out, beside the least that Node can do and nginx with the same bytes.
 * PEERS may name addresses of other servers, separated by spaces.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import os, { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { freePort, startSite } from "../site/testing/running-site.ts";
import { loadAverage, machineClass, processorSeconds } from "./machine.ts";
import { table } from "./table.ts";

const page = "/";
/** Never cached; without a question nothing is searched. */
const renderedPage = "/search";
const rounds = Number(process.env.PAGES_ROUNDS ?? 5);
const secondsEach = 3;
const connections = 32;
/** More at once are refused. */
const renderedAtOnce = 4;

interface Server {
  readonly address: string;
  readonly connections: number;
  readonly name: string;
  readonly pid: number | undefined;
}

interface Measured {
  readonly answers: number;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Answers for each second of processor time that the server used; NaN where that is not known. */
  readonly perProcessorSecond: number;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function isInstalled(command: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(command, args, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** One core for what is measured, the others for who asks. */
const canPin = os.availableParallelism() > 1 && isInstalled("taskset", "-c", "0", "true");
const onFirstCore = canPin ? ["taskset", "-c", "0"] : [];
const onOtherCores = canPin ? ["taskset", "-c", `1-${os.availableParallelism() - 1}`] : [];

function start(...command: readonly string[]) {
  const [file = process.execPath, ...args] = [...onFirstCore, ...command];
  const child = spawn(file, args, { stdio: ["ignore", "ignore", "inherit"] });
  process.once("exit", () => child.kill());
  return child;
}

async function measure({ address, connections, pid }: Server): Promise<Measured> {
  const readers = path.join(import.meta.dirname, "readers.ts");
  const command = [
    ...onOtherCores,
    process.execPath,
    readers,
    address,
    String(connections),
    String(secondsEach),
  ];
  const before = processorSeconds(pid);
  const [file = "", ...args] = command;
  const reader = spawn(file, args, { stdio: ["ignore", "pipe", "inherit"] });
  const load: Omit<Measured, "perProcessorSecond"> = JSON.parse((await buffer(reader.stdout)).toString());
  return { ...load, perProcessorSecond: load.answers / (processorSeconds(pid) - before) };
}

const loadBefore = loadAverage();
const folder = mkdtempSync(path.join(tmpdir(), "pages-bench-"));
const site = await startSite({ env: { CMS_PORT: "9" }, under: onFirstCore });

/** What the site sends: its own header fields, without those that every server adds by itself. */
const sent = await new Promise<{ body: Buffer; headers: Record<string, string> }>((resolve, reject) => {
  get(`${site.url}${page}`, { headers: { "Accept-Encoding": "br" } }, async (response) => {
    const added = new Set(["connection", "date", "keep-alive"]);
    const fields = Object.entries(response.headers).filter(([name]) => !added.has(name));
    const body = await buffer(response);
    resolve({ body, headers: Object.fromEntries(fields.map(([name, value]) => [name, String(value)])) });
  }).once("error", reject);
});
writeFileSync(path.join(folder, "page"), sent.body);
writeFileSync(path.join(folder, "headers.json"), JSON.stringify(sent.headers));

const servers: Server[] = [{ address: `${site.url}${page}`, connections, name: "site", pid: site.pid }];
const barePort = await freePort();
const bare = start(
  process.execPath,
  path.join(import.meta.dirname, "bare-server.ts"),
  folder,
  String(barePort),
);
servers.push({ address: `http://127.0.0.1:${barePort}/`, connections, name: "node:http", pid: bare.pid });
const nginx = isInstalled("nginx", "-v") ? startNginx(await freePort()) : null;
if (nginx) servers.push(nginx.server);
servers.push({
  address: `${site.url}${renderedPage}`,
  connections: renderedAtOnce,
  name: "site, rendering each",
  pid: site.pid,
});
for (const address of process.env.PEERS?.split(" ").filter(Boolean) ?? [])
  servers.push({ address, connections, name: address, pid: undefined });

function startNginx(port: number) {
  const own = new Set(["content-length", "content-type", "etag"]);
  const fields = Object.entries(sent.headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, "\\$&")}";`);
  const configuration = `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr;
events { worker_connections 1024; }
http {
  access_log off; etag off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
  open_file_cache max=10; open_file_cache_valid 60s; default_type "text/html; charset=utf-8";
  server { listen 127.0.0.1:${port}; root ${folder}; location / { try_files /page =404; ${fields.join(" ")} } }
}`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, configuration);
  const child = start("nginx", "-c", file, "-e", "stderr");
  return {
    child,
    server: { address: `http://127.0.0.1:${port}/`, connections, name: "nginx", pid: child.pid },
  };
}

await new Promise((resolve) => setTimeout(resolve, 500));
say("Warming up ...");
for (const server of servers) await measure(server);
const measured = new Map(servers.map(({ name }): [string, Measured[]] => [name, []]));
for (let round = 1; round <= rounds; round += 1) {
  say(`Round ${round} of ${rounds} ...`);
  for (const server of servers) measured.get(server.name)?.push(await measure(server));
}
bare.kill();
nginx?.child.kill();
await site.stop();
rmSync(folder, { recursive: true });

function median(name: string, figure: keyof Measured): number {
  const values = measured.get(name)?.map((one) => one[figure]) ?? [];
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const whole = (value: number) => (Number.isFinite(value) ? String(Math.round(value)) : "");
const ratio = (name: string, figure: keyof Measured) => {
  const value = median("site", figure) / median(name, figure);
  return Number.isFinite(value) ? value.toFixed(2) : "";
};
const figures = table(
  ["", "per second", "p50 ms", "p99 ms", "per second of processor", "site against it", "by processor"],
  servers.map(({ name }) => [
    name,
    whole(median(name, "perSecond")),
    median(name, "p50").toFixed(2),
    median(name, "p99").toFixed(2),
    whole(median(name, "perProcessorSecond")),
    ratio(name, "perSecond"),
    ratio(name, "perProcessorSecond"),
  ]),
);
const report = `# Pages: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
${sent.body.length} bytes of \`${page}\` in Brotli, ${connections} connections, ${rounds} interleaved rounds of ${secondsEach} s, medians. ${
  canPin
    ? "Each server has the first core to itself and its readers the others."
    : "Servers and readers share the processor."
}
Where others use the machine too, the last column is the one to believe. Measured with \`npm run bench -- pages\`.

${figures}

Targets: at least 0.85 of \`node:http\` with the same headers and body, at least 0.5 of nginx.
`;
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "pages.md"), report);
say(`\n${figures}`);
