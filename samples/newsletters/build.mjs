// Makes the newsletter PDFs and newsletters.json in ../content/newsletters from source/*.html.
//   node samples/newsletters/build.mjs            all issues
//   node samples/newsletters/build.mjs 2026-11    one issue (newsletters.json still lists all)
// Needs playwright-core and a Chromium: CHROMIUM_PATH, or /usr/bin/chromium. Ends with an error when a page overflows.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { openPress, reportRoom } from "../typesetting/press.ts";
import * as drawings from "./drawings.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const made = join(here, "../content/newsletters");
const mimeTypes = { ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2" };

function parseIssue(file, source) {
  const match = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error(`source/${file}: the front matter between two lines of "---" is missing`);
  const fields = Object.fromEntries(
    match[1].split("\n").map((row) => {
      const at = row.indexOf(":");
      return [row.slice(0, at).trim(), row.slice(at + 1).trim()];
    }),
  );
  for (const field of ["name", "headline", "description", "publishedAt"]) {
    if (!fields[field]) throw new Error(`source/${file}: the front matter lacks "${field}"`);
  }
  return { id: file.replace(/\.html$/, ""), body: match[2], ...fields };
}

const drawingsByName = new Map(Object.entries(drawings));

/** `{{draw name {"json": true}}}`, `{{brand field}}`, `{{closing}}` and `{{cover}}` are all that a source may ask for. */
function expand(issue, brand, closing) {
  const draw = (_, name, json) => {
    const drawing = drawingsByName.get(name);
    if (!drawing) throw new Error(`source/${issue.id}.html: there is no drawing "${name}"`);
    return drawing(json ? JSON.parse(json) : {});
  };
  return issue.body
    .replace("{{closing}}", () => closing)
    .replace(/\{\{draw (\w+)(?: (\{[^\n]*\}))?\}\}/g, draw)
    .replace(/\{\{brand (\w+)\}\}/g, (_, field) => brand[field])
    .replace(/\{\{issue (\w+)\}\}/g, (_, field) => issue[field]);
}

/** Running head and folio for every page but the cover. They repeat what a reader already knows, so assistive technology skips them. */
function addFurniture(html, issue, brand) {
  let page = 0;
  return html.replace(
    /<section class="page([^"]*)"( data-run="([^"]*)")?([^>]*)>/g,
    (_, classes, _attribute, run = "", rest) => {
      page += 1;
      const open = `<section class="page${classes}" id="page-${page}"${rest}>`;
      if (page === 1) return open;
      return `${open}<div class="run" aria-hidden="true"><span>${brand.newsletter}</span><span>${run}</span></div><div class="folio" aria-hidden="true"><span>${issue.name}</span><span>${page}</span></div>`;
    },
  );
}

const brand = JSON.parse(await readFile(join(here, "brand.json"), "utf8"));
const closing = await readFile(join(here, "closing.html"), "utf8");
const files = (await readdir(join(here, "source")))
  .filter((file) => file.endsWith(".html"))
  .sort()
  .reverse();
const issues = await Promise.all(
  files.map(async (file) => parseIssue(file, await readFile(join(here, "source", file), "utf8"))),
);
const wanted = process.argv[2];
if (wanted && !issues.some((issue) => issue.id === wanted))
  throw new Error(`There is no source/${wanted}.html`);

const press = await openPress();
let overflowing = false;
try {
  for (const issue of issues.filter(({ id }) => !wanted || id === wanted)) {
    const body = addFurniture(expand(issue, brand, closing), issue, brand);
    const { pages, pdf } = await press.print({
      html: `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${brand.newsletter}, ${issue.name}: ${issue.headline}</title><meta name="description" content="${issue.description}"><link rel="stylesheet" href="/newsletter.css"></head><body>${body}</body></html>`,
      properties: { publishedAt: issue.publishedAt, publisher: brand.name },
      readAsset: async (path) => ({
        body: await readFile(join(here, normalize(path))),
        contentType: mimeTypes[extname(path)],
      }),
    });
    if (reportRoom(issue.id, pages)) overflowing = true;
    await writeFile(join(made, `${issue.id}.pdf`), pdf);
  }
} finally {
  await press.close();
}

const list = issues.map(({ id, name, headline, publishedAt }) => ({
  name,
  headline,
  file: `${id}.pdf`,
  publishedAt,
}));
await writeFile(join(made, "newsletters.json"), `${JSON.stringify(list, null, 2)}\n`);
if (overflowing) {
  process.stderr.write(`A page holds more than fits. Shorten the text or the drawing.\n`);
  process.exitCode = 1;
}
