import { absolute, type SiteIdentity } from "../site-identity.ts";

/** Addresses that lead to no page of their own: results of a search, drafts. */
const unlisted = ["/preview", "/search"];

/** What robots may read (RFC 9309), and where the sitemap is. */
export function robots(site: Pick<SiteIdentity, "publicUrl">): string {
  return [
    "User-agent: *",
    ...unlisted.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absolute(site, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
