/** Started by `npm run bench`: what ten thousand posts cost against ten, with the real content service and site. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startCms } from "../cms/testing/running-cms.mjs";
import { createEditor, type Editor, editorOf, posts } from "../cms/tests/editor.ts";
import { freePort, type RunningSite, startSite } from "../site/testing/running-site.ts";
import { loadAverage, machineClass, residentMegabytes } from "./machine.ts";
import { fillWithPosts, titleOf } from "./many-posts.ts";
import { table } from "./table.ts";
import { median, until } from "./waiting.ts";

const sizes = [10, 1_000, 10_000];
const publishes = 7;
const requestsPerPage = 15;
const readDeadlineMs = 600_000;
const liveDeadlineMs = 20_000;

interface Measured {
  readonly count: number;
  readonly figures: Readonly<Record<string, number>>;
}

const loadBefore = loadAverage();
const say = (text: string) => process.stdout.write(`${text}\n`);

const textOf = async (site: RunningSite, address: string) => (await fetch(`${site.url}${address}`)).text();

/** Milliseconds from the answer to "publish" until a visitor gets the new title, for several posts. */
async function publishToLive(site: RunningSite, editor: Editor, documentIds: readonly string[]) {
  const waits: number[] = [];
  for (const [number, documentId] of documentIds.entries()) {
    const title = `Published for the measurement ${number} ${site.port}`;
    const { slug } = await editor.publish(posts, documentId, { title });
    const page = `/blog/${String(slug)}`;
    waits.push(await until(title, liveDeadlineMs, async () => (await textOf(site, page)).includes(title)));
  }
  return waits;
}

/** Milliseconds of a request, the first one after new content (rendered) and one from memory. */
async function timesOf(site: RunningSite, editor: Editor, documentId: string, pages: readonly string[]) {
  await publishToLive(site, editor, [documentId]);
  const rendered = new Map<string, number>();
  const fromMemory = new Map<string, number>();
  for (const page of pages) {
    const times: number[] = [];
    for (let request = 0; request <= requestsPerPage; request += 1) {
      const startedAt = performance.now();
      const answer = await fetch(`${site.url}${page}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}`);
      times.push(performance.now() - startedAt);
    }
    const [first = Number.NaN, ...others] = times;
    rendered.set(page, first);
    fromMemory.set(page, median(others));
  }
  return { fromMemory, rendered };
}

async function measure(count: number): Promise<Measured> {
  say(`Filling the content service with ${count} posts ...`);
  const dataDir = mkdtempSync(path.join(tmpdir(), "content-bench-"));
  await (await startCms({ dataDir })).stop();
  const documentIds = fillWithPosts(dataDir, count);
  const port = await freePort();
  const cms = await startCms({ dataDir, env: { SITE_HINT_URLS: `http://127.0.0.1:${port}` } });
  await createEditor(cms);
  const editor = await editorOf(cms);
  const env = { CONTENT_API_URL: cms.apiUrl, CONTENT_API_TOKEN: cms.token };
  const startedAt = performance.now();
  const site = await startSite({ env, port });
  const newest = titleOf(count - 1);
  await until("the posts", readDeadlineMs, async () => (await textOf(site, "/blogs")).includes(newest));
  const readMs = performance.now() - startedAt;

  const some = documentIds.filter((_, index) => index % Math.ceil(count / publishes) === 0);
  const hinted = await publishToLive(site, editor, some);
  const pages = [
    "/blogs",
    `/blog/post-${Math.floor(count / 2)}`,
    "/search?q=orchard",
    "/sitemap.xml",
    "/blogs/feed.xml",
  ];
  const { fromMemory, rendered } = await timesOf(site, editor, some[0] ?? "", pages);
  const memory = residentMegabytes(site.pid);
  await site.stop();
  await cms.stop();
  rmSync(dataDir, { recursive: true });
  return {
    count,
    figures: {
      "first read of everything, ms": readMs,
      "publish to live, median ms": median(hinted),
      "publish to live, longest ms": Math.max(...hinted),
      ...Object.fromEntries(
        pages.map((page) => [`${generic(page)} rendered anew, ms`, rendered.get(page) ?? 0]),
      ),
      ...Object.fromEntries(pages.map((page) => [`${generic(page)} again, ms`, fromMemory.get(page) ?? 0])),
      "memory of the site, MB": memory,
    },
  };
}

const generic = (page: string) => page.replace(/post-\d+/, "{slug}");
const shown = (value: number | undefined) => (value === undefined ? "" : value.toFixed(value < 100 ? 1 : 0));

const measured: Measured[] = [];
for (const count of sizes) measured.push(await measure(count));
const [reference] = measured;
const last = measured.at(-1);
const rows = Object.keys(reference?.figures ?? {}).map((name) => {
  const values = measured.map(({ figures }) => figures[name]);
  const ratio = Number(last?.figures[name]) / Number(reference?.figures[name]);
  return [name, ...values.map(shown), `${ratio.toFixed(1)}x`];
});
const figures = table(["posts", ...sizes.map(String), `${sizes.at(-1)} against ${sizes[0]}`], rows);
const report = `# Content: measured

${new Date().toISOString().slice(0, 10)}, ${machineClass()}. Load average before the run: ${loadBefore}.
Site, content service (SQLite) and the program that asks share this machine. Measured with \`npm run bench\`.

"Publish to live" runs from the content service's answer to the editor until the public page shows the change.
The last column compares with the smallest run, measured in the same minutes on the same machine.

${figures}
`;
const results = path.join(import.meta.dirname, "results");
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, "content.md"), report);
say(`\n${figures}`);
