import type { Newsletter, PostSummary } from "~/content/model/model.ts";
import type { Episode } from "~/content/model/site-content.ts";
import { postPath } from "~/content/model/site-pages.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { blog } from "~/copy/blog.ts";
import { fill, withEdits } from "~/copy/copy.ts";
import { newsletter } from "~/copy/newsletter.ts";
import { podcast } from "~/copy/podcast.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml, type XmlContent, xmlDocument } from "../xml.ts";
import { feedPaths, transcriptPath } from "./feed-links.ts";

interface Channel {
  readonly description: string;
  readonly feedPath: string;
  readonly items: readonly Xml[];
  /** Path of the page that shows the same content. */
  readonly pagePath: string;
  readonly title: string;
  /** ISO 8601 date of the newest change or publication among the items; null for an empty feed. */
  readonly updatedAt: string | null;
}

const namespaces = {
  "xmlns:atom": "http://www.w3.org/2005/Atom",
  "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  "xmlns:itunes": "http://www.itunes.com/dtds/podcast-1.0.dtd",
  "xmlns:podcast": "https://podcastindex.org/namespace/1.0",
};

/** Returns an RSS 2.0 document (rssboard.org/rss-specification). `extraElements` precede the items. */
function rss(channel: Channel, site: SiteIdentity, extraElements: XmlContent = null): string {
  const { description, feedPath, items, pagePath, title, updatedAt } = channel;
  return xmlDocument(
    element("rss", { version: "2.0", ...namespaces }, [
      element("channel", {}, [
        element("title", {}, title),
        element("link", {}, absoluteUrl(site, pagePath)),
        element("description", {}, description),
        element("language", {}, "en-us"),
        element("atom:link", { href: absoluteUrl(site, feedPath), rel: "self", type: "application/rss+xml" }),
        updatedAt && element("lastBuildDate", {}, rfc822(updatedAt)),
        extraElements,
        items,
      ]),
    ]),
  );
}

/** Formats a date as RFC 822 with a four-digit year, in GMT. */
export const rfc822 = (iso: string): string => new Date(iso).toUTCString();

export const newestDate = (dates: readonly string[]): string | null => dates.toSorted().at(-1) ?? null;

const maxPosts = 50;

/** Returns an RSS feed of the newest posts. `posts` is sorted newest first. */
export function postsRss(posts: readonly PostSummary[], site: SiteIdentity): string {
  const newestPosts = posts.slice(0, maxPosts);
  return rss(
    {
      description: withEdits(blog, site.copyEdits).feedDescription,
      feedPath: feedPaths.posts,
      items: newestPosts.map((post) => postItem(post, site)),
      pagePath: "/blogs",
      title: `${site.settings.brand} blog`,
      updatedAt: newestDate(newestPosts.map(({ updatedAt }) => updatedAt)),
    },
    site,
  );
}

function postItem(post: PostSummary, site: SiteIdentity): Xml {
  const url = absoluteUrl(site, postPath(post.slug));
  return element("item", {}, [
    element("title", {}, post.title),
    element("link", {}, url),
    element("guid", { isPermaLink: "true" }, url),
    element("pubDate", {}, rfc822(post.publishedAt)),
    post.author && element("dc:creator", {}, post.author),
    post.category && element("category", {}, post.category.name),
    element("description", {}, post.excerpt),
  ]);
}

/** Returns the RSS feed of all newsletter issues, with their PDFs. `newsletters` is sorted newest first. */
export function newsletterRss(newsletters: readonly Newsletter[], site: SiteIdentity): string {
  return rss(
    {
      description: withEdits(newsletter, site.copyEdits).feed.description,
      feedPath: feedPaths.newsletter,
      items: newsletters.map((issue) => newsletterItem(issue, site)),
      pagePath: "/newsletter",
      title: site.settings.newsletterTitle,
      updatedAt: newestDate(newsletters.map(({ publishedAt }) => publishedAt)),
    },
    site,
  );
}

function newsletterItem(issue: Newsletter, site: SiteIdentity): Xml {
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

/**
 * Returns the podcast's RSS feed as the directories require it (podcasters.apple.com/support/823-podcast-requirements
 * and Spotify's "Podcast delivery specification").
 */
export function podcastRss(episodes: readonly Episode[], site: SiteIdentity): string {
  const { brand, email, podcastTitle } = site.settings;
  const copy = withEdits(podcast, site.copyEdits).feed;
  const pagePath = "/podcast";
  const artwork = absoluteUrl(site, "/podcast-artwork.jpg");
  const channel = {
    description: copy.description,
    feedPath: feedPaths.podcast,
    items: episodes.map((episode) => episodeItem(copy, episode, site)),
    pagePath,
    title: podcastTitle,
    updatedAt: newestDate(episodes.map(({ publishedAt }) => publishedAt)),
  };
  return rss(channel, site, [
    element("copyright", {}, brand),
    element("image", {}, [
      element("url", {}, artwork),
      element("title", {}, podcastTitle),
      element("link", {}, absoluteUrl(site, pagePath)),
    ]),
    element("itunes:author", {}, brand),
    element("itunes:owner", {}, [element("itunes:name", {}, brand), element("itunes:email", {}, email)]),
    element("itunes:image", { href: artwork }),
    element("itunes:category", { text: "Business" }, element("itunes:category", { text: "Investing" })),
    element("itunes:explicit", {}, "false"),
    element("itunes:type", {}, "episodic"),
  ]);
}

type FeedCopy = typeof podcast.feed;

function episodeItem(copy: FeedCopy, episode: Episode, site: SiteIdentity): Xml {
  const { audio, number, publishedAt, title, transcript } = episode;
  return element("item", {}, [
    element("title", {}, title),
    element("link", {}, absoluteUrl(site, `/podcast#${episodeAnchor(number)}`)),
    // Not a URL: directories take a changed guid for a new episode, and a site may move.
    element("guid", { isPermaLink: "false" }, `podcast-episode-${number}`),
    element("pubDate", {}, rfc822(publishedAt)),
    element("description", {}, showNotes(copy, episode)),
    element("enclosure", { url: absoluteUrl(site, audio.src), length: audio.sizeBytes, type: "audio/mpeg" }),
    element("itunes:title", {}, title),
    element("itunes:duration", {}, audio.durationSeconds),
    element("itunes:episode", {}, number),
    element("itunes:episodeType", {}, "full"),
    element("itunes:explicit", {}, "false"),
    transcript.length > 0 &&
      element("podcast:transcript", {
        url: absoluteUrl(site, transcriptPath(episode)),
        type: "text/html",
        language: "en-US",
      }),
  ]);
}

/** Returns summary and notes as the HTML that podcast directories show: paragraphs and a list. */
function showNotes(copy: FeedCopy, { isSample, notes, summary }: Episode): string {
  const paragraphs = isSample ? [copy.sample, summary] : [summary];
  const items = notes.map((note) => element("li", {}, note));
  const list = items.length > 0 ? [element("ul", {}, items)] : [];
  return [...paragraphs.map((text) => element("p", {}, text)), ...list].map(({ text }) => text).join("");
}

/** Returns an episode's transcript as an HTML page for podcast players: not indexed, canonical is the podcast page. */
export function transcriptHtml(episode: Episode, site: SiteIdentity): string {
  const { number, title, transcript } = episode;
  const copy = withEdits(podcast, site.copyEdits).feed;
  const name = fill(copy.episode, { number, podcast: site.settings.podcastTitle, title });
  const page = element("html", { lang: "en" }, [
    element("head", {}, [
      element("meta", { charset: "utf-8" }),
      element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      element("meta", { name: "robots", content: "noindex" }),
      element("title", {}, fill(copy.transcript, { name })),
      element("link", { rel: "canonical", href: absoluteUrl(site, "/podcast") }),
    ]),
    element("body", {}, [
      element("h1", {}, name),
      transcript.map(({ speaker, text }) =>
        element("p", {}, [element("cite", {}, `${speaker}:`), " ", text]),
      ),
      element("p", {}, element("a", { href: absoluteUrl(site, "/podcast") }, site.settings.podcastTitle)),
    ]),
  ]);
  return `<!DOCTYPE html>\n${page.text}\n`;
}
