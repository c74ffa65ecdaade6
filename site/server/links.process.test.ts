import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, inject, it } from "vitest";
import { pages } from "../testing/routes.ts";
import { partners, sampleSettings } from "../testing/sample-entries.ts";
import { type PagePart, servedPage } from "../testing/served-page.ts";

interface Link {
  readonly url: URL;
  readonly isDownload: boolean;
  readonly rel: string;
  readonly target: string | null;
  readonly text: string;
}

const site = inject("sharedSiteUrl");
const crawledPages = new Map<string, PagePart>();

const linksIn = (part: PagePart, from: string): Link[] =>
  part.all("a[href]").map((link) => ({
    url: new URL(link.attribute("href") ?? "", site + from),
    isDownload: link.has("download"),
    rel: link.attribute("rel") ?? "",
    target: link.attribute("target"),
    text: link.text,
  }));

const isInternal = ({ url }: Link) => url.origin === site;
const isExternal = (link: Link) => !isInternal(link) && /^https?:$/.test(link.url.protocol);
const isPage = (link: Link) => isInternal(link) && !link.isDownload && !/\.\w+$/.test(link.url.pathname);
const pathOf = ({ url }: Link) => url.pathname + url.search;

beforeAll(async () => {
  const pathsToCrawl: string[] = [...pages];
  for (const pagePath of pathsToCrawl) {
    if (crawledPages.has(pagePath)) continue;
    const page = await servedPage(pagePath);
    crawledPages.set(pagePath, page);
    pathsToCrawl.push(...linksIn(page, pagePath).filter(isPage).map(pathOf));
  }
});

function pageAt(pagePath: string): PagePart {
  const page = crawledPages.get(pagePath);
  if (!page) throw new Error(`${pagePath} was not crawled`);
  return page;
}

function problemsOf({ url, rel, target, text }: Link): string[] {
  const problems: string[] = [];
  if (target !== "_blank") problems.push(`${url} opens in the same tab`);
  if (rel !== "noopener noreferrer") problems.push(`${url} has rel ${rel}`);
  if (!/opens .*in a new tab/i.test(text)) problems.push(`${url} does not say that it opens a new tab`);
  return problems;
}

/** Without JavaScript a video is a link to its host. */
const videoStart = "https://www.youtube.com/watch?v=";

/** Starts of external links that are in neither the settings nor a post: videos and three sharing services. */
const videoAndSharingStarts = [
  videoStart,
  "https://www.linkedin.com/sharing/share-offsite/?url=",
  "https://www.facebook.com/sharer/sharer.php?u=",
  "https://x.com/intent/post?text=",
];

const { currentProjectsSite, deckSite, investorPortal, scheduling, social } = sampleSettings;
const schedulingLinks = scheduling.map(({ href }) => href);
const profiles = social.map(({ href }) => href);
const partnerSites = partners.map(({ href }) => href);

it.each([
  ["/", [investorPortal.href]],
  // Sample partners have no link here.
  ["/about", schedulingLinks],
  ["/contact", [...schedulingLinks, ...profiles]],
  ["/current-project", [currentProjectsSite.href, investorPortal.href]],
  ["/investor", [investorPortal.href, ...schedulingLinks]],
  ["/jefferson-reserve-phase-2", [...partnerSites, ...schedulingLinks]],
  ["/property-investment-opportunity", [...schedulingLinks, investorPortal.href]],
  ["/thank-you", [...schedulingLinks, deckSite.href]],
])(
  "%s has its links to portal, deck site, partners, scheduling and profiles, each in a new tab",
  (pagePath, expected) => {
    const external = linksIn(pageAt(pagePath).one("main"), pagePath)
      .filter(isExternal)
      .filter(({ url }) => !url.href.startsWith(videoStart));
    expect(external.map(({ url }) => url.href)).toEqual(expected);
    expect(external.flatMap(problemsOf)).toEqual([]);
  },
);

it("the footer links the specified pages and social profiles, the same on every page", () => {
  for (const pagePath of pages) {
    const footer = pageAt(pagePath).one("footer");
    const links = [...footer.all('[aria-label="Social profiles"]'), ...footer.all("nav")]
      .flatMap((part) => linksIn(part, pagePath))
      .map((link) => [link.text, isInternal(link) ? link.url.pathname + link.url.hash : link.url.href]);
    expect(links, pagePath).toEqual([
      ...social.map(({ href, label }) => [expect.stringContaining(label), href]),
      ["How to invest", "/investor"],
      ["Current projects", "/current-project"],
      ["Jefferson Reserve, Phase 2", "/jefferson-reserve-phase-2"],
      ["Invest in South Dakota", "/investment-opportunity-in-south-dakota"],
      ["Invest in the Midwest", "/property-investment-opportunity"],
      ["Documents", "/investor#documents"],
      [expect.stringContaining(investorPortal.label), investorPortal.href],
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
    ]);
  }
});

/** Returns the external URLs in sample posts and settings. */
function urlsInSamples(): Set<string> {
  const folder = path.join(import.meta.dirname, "../../samples/content/posts");
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
  const settings = JSON.stringify([sampleSettings, partners]);
  return new Set([settings, ...texts].flatMap((text) => text.match(/https?:\/\/[^\s")>\]]+/g) ?? []));
}

it("every internal link works; every external link is known and marked as such", async () => {
  const knownUrls = urlsInSamples();
  const statuses = new Map<string, number>();
  const problems = new Set<string>();
  for (const [from, page] of crawledPages) {
    const links = linksIn(page.one("body"), from);
    for (const link of links.filter(isInternal)) {
      const target = pathOf(link);
      const status = statuses.get(target) ?? (await fetch(site + target)).status;
      statuses.set(target, status);
      // /404 itself responds with 404. Only its own links lead to it.
      if (status !== 200 && !(target === from && from === "/404"))
        problems.add(`${from}: ${target} responds with ${status}`);
      const fragment = decodeURIComponent(link.url.hash.slice(1));
      if (fragment && !crawledPages.get(target)?.attributes("[id]", "id").includes(fragment))
        problems.add(`${from}: nothing has the id of ${link.url}`);
    }
    for (const link of links.filter(isExternal)) {
      const { href } = link.url;
      if (!knownUrls.has(href) && !videoAndSharingStarts.some((start) => href.startsWith(start)))
        problems.add(`${from}: ${href} is neither in the settings nor in a post`);
      for (const problem of problemsOf(link)) problems.add(`${from}: ${problem}`);
    }
  }
  expect([...problems]).toEqual([]);
  expect(crawledPages.size).toBeGreaterThan(pages.length);
});
