/**
 * Run by `npm run bench -- pages`: compares cached pages per second with a bare `node:http` server that sends the same
 * bytes and headers.
 */
import { execFile, spawn } from "node:child_process";
import { createServer, get, type IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../site/testing/listen.ts";
import { startSiteWithoutCms } from "../site/testing/running-site.ts";
import { median, processorSeconds, saveReport, table } from "./report.ts";

const rounds = Number(process.env.PAGES_ROUNDS ?? 5);
const secondsEach = 3;
const autocannon = createRequire(import.meta.url).resolve("autocannon");

/** The server gets the first core, its clients get the others. */
const canPin = process.platform === "linux" && os.availableParallelism() > 1;
const pinToCores = (cores: string) => (canPin ? ["taskset", "-c", cores] : []);

interface Server {
  readonly connections: number;
  readonly name: string;
  readonly pid: number | undefined;
  readonly url: string;
}

type Figures = Awaited<ReturnType<typeof measure>>;

async function measure({ connections, pid, url }: Server) {
  const secondsBefore = processorSeconds(pid);
  const options = ["-j", "-c", String(connections), "-d", String(secondsEach), "-H", "accept-encoding=br"];
  const cores = `1-${os.availableParallelism() - 1}`;
  const [file = "", ...args] = [...pinToCores(cores), process.execPath, autocannon, ...options, url];
  const { "2xx": responses, latency, requests } = JSON.parse((await promisify(execFile)(file, args)).stdout);
  return {
    p50: Number(latency.p50),
    p99: Number(latency.p99),
    perProcessorSecond: responses / (processorSeconds(pid) - secondsBefore),
    perSecond: Number(requests.average),
  };
}

/** Runs the reference: a bare server that sends a copy of the response of `url` from memory. */
async function serveReference(url: string, port: number): Promise<void> {
  const page = await new Promise<{ body: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, async (response) =>
      resolve({ body: await buffer(response), headers: response.headers }),
    ).once("error", reject);
  });
  for (const name of ["connection", "date", "keep-alive"]) delete page.headers[name];
  createServer((_request, response) => response.writeHead(200, page.headers).end(page.body)).listen(port);
}

async function compare(): Promise<void> {
  const site = await startSiteWithoutCms({ commandPrefix: pinToCores("0") });
  const port = String(await freePort());
  const [file = "", ...args] = [...pinToCores("0"), process.execPath, import.meta.filename, site.url, port];
  const reference = spawn(file, args, { stdio: "inherit" });
  process.once("exit", () => reference.kill());
  await delay(1_000);
  const servers: Server[] = [
    { connections: 32, name: "site", pid: site.pid, url: site.url },
    { connections: 32, name: "node:http", pid: reference.pid, url: `http://127.0.0.1:${port}/` },
    // Not cached. The site refuses more than a few renderings at once for one client.
    { connections: 4, name: "/search, uncached, 4 connections", pid: site.pid, url: `${site.url}/search` },
  ];
  for (const server of servers) await measure(server);
  const figuresByServer = servers.map((): Figures[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, server] of servers.entries()) figuresByServer[index]?.push(await measure(server));
  await site.stop();
  reference.kill();

  const medianOf = (index: number, figure: keyof Figures) =>
    median((figuresByServer[index] ?? []).map((figures) => figures[figure]));
  const ratio = (index: number, figure: keyof Figures) =>
    (medianOf(index, figure) / medianOf(1, figure)).toFixed(2);
  const rows = servers.map(({ name }, index) => [
    name,
    Math.round(medianOf(index, "perSecond")),
    medianOf(index, "p50"),
    medianOf(index, "p99"),
    Math.round(medianOf(index, "perProcessorSecond")),
    ratio(index, "perSecond"),
    ratio(index, "perProcessorSecond"),
  ]);
  const headings = ["", "per second", "p50 ms", "p99 ms", "per CPU second", "ratio to node:http"];
  saveReport(
    "pages",
    `The home page in Brotli, 32 connections, ${rounds} interleaved rounds of ${secondsEach} s, medians.
${canPin ? "Each server has the first core to itself and its clients the others." : "Servers and clients share the processor."}
If other programs use the machine, only the last column is meaningful.

${table([...headings, "ratio per CPU second"], rows)}

Target: the site sends at least half as many pages per second as \`node:http\`.`,
  );
}

// `compare` starts this file a second time, with these arguments, as the reference.
const [, , url, port] = process.argv;
await (url && port ? serveReference(url, Number(port)) : compare());
