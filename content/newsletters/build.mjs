// Makes the newsletter PDFs and newsletters.json from source/*.html.
//   node content/newsletters/build.mjs            all issues
//   node content/newsletters/build.mjs 2026-11    one issue (newsletters.json still lists all)
// Needs playwright-core and a Chromium: CHROMIUM_PATH, or /usr/bin/chromium. Ends with an error when a page overflows.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import * as drawings from "./drawings.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const origin = "http://newsletter.invalid";
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

/**
 * Chromium writes the time of the run and its own name. The publication date and the publisher take their place,
 * at equal length because a PDF counts bytes, so that equal sources make equal files.
 */
function fixProperties(pdf, issue, brand) {
  const stamp = `D:${issue.publishedAt.replace(/\D/g, "").slice(0, 14)}+00'00'`;
  const text = pdf
    .toString("latin1")
    .replace(/D:\d{14}\+00'00'/g, stamp)
    .replace(/\/Creator \(((?:\\.|[^\\)])*)\)/, (all, creator) =>
      brand.name.length > creator.length ? all : `/Creator (${brand.name.padEnd(creator.length)})`,
    );
  return Buffer.from(text, "latin1");
}

async function measure(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".page")].map((section, index) => {
      const box = section.getBoundingClientRect();
      const limit = box.bottom - Number.parseFloat(getComputedStyle(section).paddingBottom);
      const bottoms = [...section.querySelectorAll("*")]
        .filter((node) => !node.closest(".run, .folio, .bleed, svg") || node.matches("svg.drawing"))
        .map((node) => node.getBoundingClientRect().bottom);
      const wide = [...section.querySelectorAll("p, td, th, li, h2, h3")].filter(
        (node) => node.scrollWidth > node.clientWidth + 1,
      ).length;
      return { page: index + 1, left: Math.round(limit - Math.max(...bottoms)), wide };
    }),
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

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
  args: ["--no-sandbox", "--headless=new", "--disable-background-networking"],
});
let overflowing = 0;
try {
  for (const issue of issues.filter(({ id }) => !wanted || id === wanted)) {
    const page = await browser.newPage();
    const body = addFurniture(expand(issue, brand, closing), issue, brand);
    const html = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${brand.newsletter}, ${issue.name}: ${issue.headline}</title><meta name="description" content="${issue.description}"><link rel="stylesheet" href="/newsletter.css"></head><body>${body}</body></html>`;
    await page.route("**/*", async (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
      const file = join(here, normalize(path));
      try {
        return await route.fulfill({ contentType: mimeTypes[extname(file)], body: await readFile(file) });
      } catch {
        throw new Error(`source/${issue.id}.html asks for ${path}, which does not exist`);
      }
    });
    await page.emulateMedia({ media: "print" });
    await page.goto(`${origin}/`, { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    for (const { page: number, left, wide } of await measure(page)) {
      if (left < 0 || wide) overflowing += 1;
      process.stdout.write(
        `${issue.id} page ${number}: ${left < 0 ? `overflows by ${-left} px` : `${left} px free`}${wide ? `, ${wide} elements too wide` : ""}\n`,
      );
    }
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    await writeFile(join(here, `${issue.id}.pdf`), fixProperties(pdf, issue, brand));
    await page.close();
  }
} finally {
  await browser.close();
}

const list = issues.map(({ id, name, headline, publishedAt }) => ({
  name,
  headline,
  file: `${id}.pdf`,
  publishedAt,
}));
await writeFile(join(here, "newsletters.json"), `${JSON.stringify(list, null, 2)}\n`);
if (overflowing) {
  process.stderr.write(`${overflowing} page(s) hold more than fits. Shorten the text or the drawing.\n`);
  process.exitCode = 1;
}
