import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
// Not the stack's own test: all of them read what one crawl has found.
import { expect, type Page, test } from "@playwright/test";
import { pages } from "../testing/routes.ts";
import { partners, sampleSettings } from "./sample-site.ts";
import { runningStack } from "./stack/running-stack.ts";

test.describe.configure({ mode: "default" });

interface Link {
  readonly address: string;
  readonly isInFooter: boolean;
  readonly isInMain: boolean;
  readonly isDownload: boolean;
  readonly rel: readonly string[];
  readonly target: string;
  readonly text: string;
}

interface CrawledPage {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly Link[];
}

let crawled: ReadonlyMap<string, CrawledPage>;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
  crawled = await crawl(page);
  await page.close();
});

/** Every page that can be reached by links from the route table's, as it is served. */
async function crawl(page: Page): Promise<ReadonlyMap<string, CrawledPage>> {
  // Links need no pictures.
  await page.route(/\.(?:avif|jpg|pdf|png|svg|webp|woff2)$/, (route) => route.abort());
  const found = new Map<string, CrawledPage>();
  const waiting: string[] = pages.map((address) => runningStack().siteUrl + address);
  for (const address of waiting) {
    if (found.has(address)) continue;
    await page.goto(address, { waitUntil: "commit" });
    const read = await readPage(page);
    found.set(address, read);
    waiting.push(...read.links.filter(isPage).map((link) => withoutFragment(link.address)));
  }
  return found;
}

async function readPage(page: Page): Promise<CrawledPage> {
  await page.waitForLoadState("domcontentloaded");
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  const links = await page.locator("body :is(a[href], area[href])").evaluateAll((elements) =>
    elements
      .filter((element) => element instanceof HTMLAnchorElement)
      .map((anchor) => ({
        address: anchor.href,
        isDownload: anchor.hasAttribute("download"),
        isInFooter: anchor.closest("footer nav, footer [aria-label='Social profiles']") !== null,
        isInMain: anchor.closest("main") !== null,
        rel: [...anchor.relList],
        target: anchor.target,
        text: anchor.textContent ?? "",
      })),
  );
  return { ids: new Set(ids), links };
}

const linksOf = (address: string) => crawled.get(runningStack().siteUrl + address)?.links ?? [];

function expectNewTab({ address, rel, target, text }: Link): void {
  expect({ rel, target }, address).toEqual({ rel: ["noopener", "noreferrer"], target: "_blank" });
  expect(text, address).toMatch(/opens .*in a new tab/i);
}

const isInternal = ({ address }: Link) => new URL(address).origin === runningStack().siteUrl;
const isExternal = ({ address }: Link) =>
  new URL(address).origin !== runningStack().siteUrl && /^https?:/.test(address);
const isPage = (link: Link) =>
  isInternal(link) && !link.isDownload && !/\.\w+$/.test(new URL(link.address).pathname);
const withoutFragment = (address: string) => address.replace(/#.*$/, "");

/** What an editor's posts cite. */
function addressesInPosts(): string[] {
  const folder = path.join(import.meta.dirname, "../../samples/content/posts");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) => readFileSync(path.join(folder, name), "utf8").match(/https?:\/\/[^\s)>\]]+/g) ?? []);
}

function addressesInSettings(): string[] {
  return JSON.stringify([sampleSettings, partners]).match(/https?:\/\/[^"]+/g) ?? [];
}

/** Without JavaScript a video is a link to where it is hosted. */
const videoStart = "https://www.youtube.com/watch?v=";
const isVideo = (address: string) => address.startsWith(videoStart);

/** Beside videos: posts can be shared at three places. */
const knownStarts = [
  videoStart,
  "https://www.linkedin.com/sharing/share-offsite/?url=",
  "https://www.facebook.com/sharer/sharer.php?u=",
  "https://x.com/intent/post?text=",
];

const { currentProjectsSite, deckSite, investorPortal, scheduling, social } = sampleSettings;
const calls = scheduling.map(({ href }) => href);
const profiles = social.map(({ href }) => href);
const partnerSites = partners.map(({ href }) => href);

/** What each page's own part holds of links to other sites, in their order. */
const linksToOtherSites: Readonly<Record<string, readonly string[]>> = {
  "/": [investorPortal.href],
  "/about": [...calls, ...partnerSites],
  "/contact": [...calls, ...profiles],
  "/current-project": [currentProjectsSite.href, investorPortal.href],
  "/investor": [investorPortal.href, ...calls],
  "/jefferson-reserve-phase-2": [...partnerSites, ...calls],
  "/property-investment-opportunity": [investorPortal.href, ...calls],
  "/thank-you": [...calls, deckSite.href],
};

for (const [address, expected] of Object.entries(linksToOtherSites)) {
  test(`${address} holds its links to portal, deck site, partners, scheduling and profiles, each in a new tab`, () => {
    const external = linksOf(address)
      .filter((link) => link.isInMain && isExternal(link))
      .filter(({ address }) => !isVideo(address));
    expect(external.map(({ address }) => address)).toEqual(expected);
    for (const link of external) expectNewTab(link);
  });
}

const internal = (links: readonly (readonly [string, string])[]) =>
  links.map(([text, path]) => [text, runningStack().siteUrl + path]);

test("the footer leads to the specified pages and to the social profiles, the same on every page", () => {
  for (const address of pages) {
    const links = linksOf(address).filter(({ isInFooter }) => isInFooter);
    expect(
      links.map(({ address, text }) => [text, address]),
      address,
    ).toEqual([
      ...social.map(({ href, label }) => [expect.stringContaining(label), href]),
      ...internal([
        ["How to invest", "/investor"],
        ["Current projects", "/current-project"],
        ["Jefferson Reserve, Phase 2", "/jefferson-reserve-phase-2"],
        ["Invest in South Dakota", "/investment-opportunity-in-south-dakota"],
        ["Invest in the Midwest", "/property-investment-opportunity"],
        ["Documents", "/investor#documents"],
      ]),
      [expect.stringContaining(investorPortal.label), investorPortal.href],
      ...internal([
        ["About", "/about"],
        ["Portfolio", "/portfolio"],
        ["Media", "/media"],
        ["Contact", "/contact"],
        ["Newsletter", "/newsletter"],
        ["Podcast", "/podcast"],
        ["Blog", "/blogs"],
        ["Search", "/search"],
        ["Privacy policy", "/privacy-policy"],
        ["Accessibility", "/accessibility"],
      ]),
    ]);
    for (const link of links.filter(isExternal)) expectNewTab(link);
  }
});

test("every link leads somewhere, and every link to another site says so", async () => {
  test.setTimeout(60_000);
  const known = new Set([...addressesInSettings(), ...addressesInPosts()]);
  const answers = new Map<string, number>();
  const problems = new Set<string>();

  for (const [from, { links }] of crawled) {
    const where = new URL(from).pathname;
    for (const link of links.filter(isInternal)) {
      const address = withoutFragment(link.address);
      if (!answers.has(address)) answers.set(address, (await fetch(address)).status);
      if (answers.get(address) !== 200) {
        // The page for unknown addresses answers 404 when it is asked for by name, which only links within it do.
        if (address === from && where === "/404") continue;
        problems.add(`${where}: ${address} answers ${answers.get(address)}`);
      }
      const fragment = decodeURIComponent(new URL(link.address).hash.slice(1));
      if (fragment && !crawled.get(address)?.ids.has(fragment))
        problems.add(`${where}: nothing has the id of ${link.address}`);
    }
    for (const { address, rel, target, text } of links.filter(isExternal)) {
      const isKnown = known.has(address) || knownStarts.some((start) => address.startsWith(start));
      if (!isKnown) problems.add(`${where}: ${address} is neither in the settings nor in a post`);
      if (target !== "_blank") problems.add(`${where}: ${address} opens in the same tab`);
      if (!(rel.includes("noopener") && rel.includes("noreferrer")))
        problems.add(`${where}: ${address} has rel ${rel}`);
      if (!/opens .*in a new tab/i.test(text))
        problems.add(`${where}: ${address} does not say that it opens a new tab`);
    }
  }
  expect([...problems]).toEqual([]);
  expect(crawled.size).toBeGreaterThan(pages.length);
});

test("the closing sentence stands on every page but those that end in a form or in thanks", async ({
  page,
}) => {
  for (const address of pages) {
    await page.goto(runningStack().siteUrl + address, { waitUntil: "commit" });
    await page.waitForLoadState("domcontentloaded");
    const asks = await page.locator("footer #closing").count();
    const hasForm = await page.locator("main form[method=post]").count();
    expect(asks, address).toBe(hasForm > 0 || address === "/thank-you" ? 0 : 1);
  }
});
