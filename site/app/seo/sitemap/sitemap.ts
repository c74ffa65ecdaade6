import { landingPath } from "~/content/model/landing-page.ts";
import { blogsPath, postPath, sitePagePaths } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { newest } from "../feeds/rss.ts";
import { absolute, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml, xmlDocument } from "../xml.ts";

/** Sitemap entry; `lastModified` is ISO 8601 or null. */
interface SitemapEntry {
  readonly lastModified: string | null;
  readonly path: string;
}

type Content = Pick<ContentSnapshot, "episodes" | "landingPages" | "newsletters" | "posts">;

/** Entries per part. The protocol allows 50,000; with small parts a new post changes only one. */
const maxEntries = 1_000;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

const partPath = (name: string) => `/sitemap/${name}.xml`;

/** Returns the sitemap index (sitemaps.org/protocol.html). */
export function sitemapIndex(content: Content, site: SiteIdentity): string {
  const parts = [...partsOf(content)].map(([name, entries]) => {
    const lastModified = newest(entries().flatMap((entry) => entry.lastModified ?? []));
    return located("sitemap", { lastModified, path: partPath(name) }, site);
  });
  return xmlDocument(element("sitemapindex", { xmlns: namespace }, parts));
}

/** Returns one part of the sitemap, or null for an unknown name. */
export function sitemapPart(name: string, content: Content, site: SiteIdentity): string | null {
  const entries = partsOf(content).get(name);
  if (!entries) return null;
  return xmlDocument(
    element(
      "urlset",
      { xmlns: namespace },
      entries().map((entry) => located("url", entry, site)),
    ),
  );
}

/**
 * Returns the non-empty parts by name. Posts are numbered from the oldest, so that a new one changes the last part
 * only.
 */
function partsOf(content: Content): ReadonlyMap<string, () => readonly SitemapEntry[]> {
  const { newsletters, posts } = content;
  const parts = new Map<string, () => readonly SitemapEntry[]>([["pages", () => pageEntries(content)]]);
  if (newsletters.length > 0) parts.set("newsletters", () => newsletterEntries(content));
  const postParts = Math.ceil(posts.all.length / maxEntries);
  for (let part = 1; part <= postParts; part += 1) {
    parts.set(`posts-${part}`, () => postEntries(content, (part - 1) * maxEntries));
  }
  return parts;
}

function pageEntries({ episodes, landingPages, newsletters, posts }: Content): SitemapEntry[] {
  const changes: Readonly<Partial<Record<string, string | null>>> = {
    "/blogs": newest(posts.all.map(({ updatedAt }) => updatedAt)),
    "/newsletter": newest(newsletters.map(({ publishedAt }) => publishedAt)),
    "/podcast": newest(episodes.map(({ publishedAt }) => publishedAt)),
  };
  const categories = posts.categories.map(({ slug }) => ({
    path: blogsPath({ category: slug }),
    lastModified: newest(posts.inCategory(slug).map(({ updatedAt }) => updatedAt)),
  }));
  const made = landingPages.map(({ slug, updatedAt }) => ({
    path: landingPath(slug),
    lastModified: updatedAt,
  }));
  return [
    ...sitePagePaths.map((path) => ({ path, lastModified: changes[path] ?? null })),
    ...made,
    ...categories,
  ];
}

/** Lists the PDFs, because all issues share one page. */
function newsletterEntries({ newsletters }: Content): SitemapEntry[] {
  return newsletters.slice(0, maxEntries).map(({ publishedAt, url }) => ({
    path: url,
    lastModified: publishedAt,
  }));
}

function postEntries({ posts }: Content, first: number): SitemapEntry[] {
  const end = posts.all.length - first;
  return posts.all
    .slice(Math.max(0, end - maxEntries), end)
    .reverse()
    .map(({ slug, updatedAt }) => ({ path: postPath(slug), lastModified: updatedAt }));
}

function located(name: "sitemap" | "url", { lastModified, path }: SitemapEntry, site: SiteIdentity): Xml {
  return element(name, {}, [
    element("loc", {}, absolute(site, path)),
    lastModified && element("lastmod", {}, lastModified),
  ]);
}

/** Pages that robots may not list: search results, drafts. */
const unlisted = ["/preview", "/search"];

/** Returns robots.txt (RFC 9309). */
export function robots(site: Pick<SiteIdentity, "publicUrl">): string {
  return [
    "User-agent: *",
    ...unlisted.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absolute(site, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
