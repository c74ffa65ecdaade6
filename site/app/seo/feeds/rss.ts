import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml, type XmlContent, xmlDocument } from "../xml.ts";

interface RssChannel {
  readonly description: string;
  /** Elements of other namespaces for the channel. */
  readonly extensions?: XmlContent;
  readonly feedPath: string;
  readonly items: readonly Xml[];
  /** Path of the page that shows the same content. */
  readonly pagePath: string;
  readonly title: string;
  /** ISO 8601 date of the newest change; null for an empty feed. */
  readonly updatedAt: string | null;
}

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
};

/** Returns an RSS 2.0 document (rssboard.org/rss-specification). */
export function rss(channel: RssChannel, site: SiteIdentity): string {
  const { description, extensions = null, feedPath, items, pagePath, title, updatedAt } = channel;
  return xmlDocument(
    element("rss", { version: "2.0", ...namespaces }, [
      element("channel", {}, [
        element("title", {}, title),
        element("link", {}, absoluteUrl(site, pagePath)),
        element("description", {}, description),
        element("language", {}, "en-us"),
        element("atom:link", { href: absoluteUrl(site, feedPath), rel: "self", type: "application/rss+xml" }),
        updatedAt && element("lastBuildDate", {}, rfc822(updatedAt)),
        extensions,
        items,
      ]),
    ]),
  );
}

/** Formats a date as RFC 822 with a four-digit year, in GMT. */
export function rfc822(iso: string): string {
  return new Date(iso).toUTCString();
}

export function newestDate(dates: readonly string[]): string | null {
  return dates.toSorted().at(-1) ?? null;
}
