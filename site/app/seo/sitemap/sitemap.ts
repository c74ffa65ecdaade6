import { landingPath } from "~/content/model/landing-page.ts";
import { blogsPath, postPath, sitePagePaths } from "~/content/model/site-pages.ts";
import type { ContentSnapshot } from "~/content/model/snapshot.ts";
import { newestDate } from "../feeds/feeds.server.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";
import { element, xmlDocument } from "../xml.ts";

type Content = Pick<ContentSnapshot, "episodes" | "landingPages" | "newsletters" | "posts">;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Returns the sitemap (sitemaps.org/protocol.html). */
export function sitemap(content: Content, site: SiteIdentity): string {
  const entries = [
    ...pageEntries(content),
    // Newsletters are listed by their PDFs, because all issues share one page.
    ...content.newsletters.map(({ publishedAt, url }) => ({ path: url, lastModified: publishedAt })),
    ...content.posts.all.map(({ slug, updatedAt }) => ({ path: postPath(slug), lastModified: updatedAt })),
  ];
  const urls = entries.map(({ lastModified, path }) =>
    element("url", {}, [
      element("loc", {}, absoluteUrl(site, path)),
      lastModified && element("lastmod", {}, lastModified),
    ]),
  );
  return xmlDocument(element("urlset", { xmlns: namespace }, urls));
}

function pageEntries({ episodes, landingPages, newsletters, posts }: Content) {
  const lastChanges: Readonly<Partial<Record<string, string | null>>> = {
    "/blogs": newestDate(posts.all.map(({ updatedAt }) => updatedAt)),
    "/newsletter": newestDate(newsletters.map(({ publishedAt }) => publishedAt)),
    "/podcast": newestDate(episodes.map(({ publishedAt }) => publishedAt)),
  };
  const categoryEntries = posts.categories.map(({ slug }) => ({
    path: blogsPath({ category: slug }),
    lastModified: newestDate(posts.inCategory(slug).map(({ updatedAt }) => updatedAt)),
  }));
  const landingEntries = landingPages.map(({ slug, updatedAt }) => ({
    path: landingPath(slug),
    lastModified: updatedAt,
  }));
  return [
    ...sitePagePaths.map((path) => ({ path, lastModified: lastChanges[path] ?? null })),
    ...landingEntries,
    ...categoryEntries,
  ];
}

/** Paths that robots must not read: drafts and search results. */
const disallowedPaths = ["/preview", "/search"];

/** Returns robots.txt (RFC 9309). */
export function robots(site: Pick<SiteIdentity, "publicUrl">): string {
  return [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(site, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
