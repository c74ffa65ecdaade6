/**
 * Started by `npm run bench`: how soon each page is there on a phone with a slow line, beside the same page without
 * scripts, which is the best it can be. PEER may name another site's page to be measured in the same run.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { packagedBrowser } from "../site/e2e/stack/browser.ts";
import { pages } from "../site/testing/routes.ts";
import { startSite } from "../site/testing/running-site.ts";
import { loadAverage, machineClass } from "./machine.ts";
import { median, onPhone, phone } from "./phone.ts";
import { table } from "./table.ts";

const rounds = Number(process.env.FIRST_VIEW_ROUNDS ?? 3);
interface View {
  readonly blockedMs: number;
  readonly firstPaintMs: number;
  readonly kilobytesBeforeLoad: number;
  readonly largestPaintMs: number;
  readonly requestsBeforeLoad: number;
}

/** The site without its scripts, compressed as the site's pages are. */
async function withoutScripts(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(`${origin}${request.url}`, { redirect: "manual" });
    const headers = Object.fromEntries(answer.headers);
    for (const name of ["content-encoding", "content-length", "content-security-policy"])
      delete headers[name];
    const body = Buffer.from(await answer.arrayBuffer());
    if (!headers["content-type"]?.startsWith("text/html"))
      return response.writeHead(answer.status, headers).end(body);
    const html = body.toString().replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "");
    response.writeHead(answer.status, { ...headers, "content-encoding": "br" }).end(brotliCompressSync(html));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { close: () => server.close(), origin: `http://127.0.0.1:${port}` };
}

/** Time over 50 ms in which a press would have waited counts as blocked. */
const visit = (browser: Browser, address: string): Promise<View> =>
  onPhone(browser, async (page, session) => {
    const received = new Map<string, number>();
    session.on("Network.loadingFinished", ({ encodedDataLength, requestId }) =>
      received.set(requestId, encodedDataLength),
    );
    await page.goto(address);
    const sizes = [...received.values()];
    // Until the app, if there is one, has started.
    await page.waitForLoadState("networkidle");
    const times = await page.evaluate(async () => {
      const seen = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ buffered: true, type });
          setTimeout(() => resolve([]), 500);
        });
      const paints = await seen("paint");
      const largest = await seen("largest-contentful-paint");
      const long = await seen("longtask");
      return {
        blockedMs: long.reduce((sum, { duration }) => sum + duration - 50, 0),
        firstPaintMs: paints.find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
        largestPaintMs: largest.at(-1)?.startTime ?? Number.NaN,
      };
    });
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return { ...times, kilobytesBeforeLoad: bytes / 1024, requestsBeforeLoad: sizes.length };
  });

const loadBefore = loadAverage();
const site = await startSite({ env: { CMS_PORT: "9" } });
const bareSite = await withoutScripts(site.url);
const browser = await chromium.launch({ args: ["--no-sandbox"], ...(await packagedBrowser()) });
const peer = process.env.PEER;
const measured = [
  ...pages.map((page) => ({ address: `${site.url}${page}`, name: page })),
  ...(peer === undefined ? [] : [{ address: peer, name: "peer" }]),
];
const rows: (number | string)[][] = [];
for (const { address, name } of measured) {
  const own: View[] = [];
  const bare: View[] = [];
  // Taken in turns, so that what else the machine does meets both.
  for (let round = 0; round < rounds; round += 1) {
    own.push(await visit(browser, address));
    bare.push(await visit(browser, address.replace(site.url, bareSite.origin)));
  }
  const of = (views: readonly View[], figure: keyof View) =>
    Math.round(median(views.map((view) => view[figure])));
  const ratio = of(own, "largestPaintMs") / of(bare, "largestPaintMs");
  rows.push([
    name,
    of(own, "firstPaintMs"),
    of(own, "largestPaintMs"),
    of(bare, "largestPaintMs"),
    ratio.toFixed(2),
    of(own, "blockedMs"),
    of(own, "requestsBeforeLoad"),
    of(own, "kilobytesBeforeLoad"),
  ]);
}
await browser.close();
bareSite.close();
await site.stop();

const report = `# First view: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
${phone}; medians of ${rounds} visits, in turns with the same page without scripts. Milliseconds and kilobytes. Measured with \`npm run bench -- first-view\`.

${table(
  [
    "",
    "first paint",
    "largest paint",
    "without scripts",
    "ratio",
    "blocked",
    "requests before load",
    "KB before load",
  ],
  rows,
)}

Target: largest paint at most 1.15 of the same page without scripts.
`;
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "first-view.md"), report);
process.stdout.write(`${report}\n`);
