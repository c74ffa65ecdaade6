import type { Newsletter } from "~/content/model/model.ts";
import { withEdits } from "~/copy/copy.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml } from "../xml.ts";
import { feedPaths } from "./feed-links.ts";
import { newestDate, rfc822, rss } from "./rss.ts";

/** Returns the RSS feed of all newsletter issues, newestDate first, with their PDFs. */
export function newsletterRss(newsletters: readonly Newsletter[], site: SiteIdentity): string {
  return rss(
    {
      description: withEdits(newsletter, site.copyEdits).feed.description,
      feedPath: feedPaths.newsletter,
      items: newsletters.map((issue) => itemOf(issue, site)),
      pagePath: "/newsletter",
      title: site.settings.newsletterTitle,
      updatedAt: newestDate(newsletters.map(({ publishedAt }) => publishedAt)),
    },
    site,
  );
}

function itemOf(issue: Newsletter, site: SiteIdentity): Xml {
  const { headline, id, name, opening, publishedAt, sizeBytes, url } = issue;
  return element("item", {}, [
    element("title", {}, headline === null ? name : `${name}: ${headline}`),
    element("link", {}, absoluteUrl(site, `/newsletter?issue=${encodeURIComponent(id)}`)),
    // Not a URL: the issue stays the same when the site moves.
    element("guid", { isPermaLink: "false" }, `newsletter-${id}`),
    element("pubDate", {}, rfc822(publishedAt)),
    element("description", {}, opening ?? headline ?? `${name} newsletter`),
    element("enclosure", { url: absoluteUrl(site, url), length: sizeBytes, type: "application/pdf" }),
  ]);
}
