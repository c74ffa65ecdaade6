import type { Episode } from "~/content/model/site-content.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { withEdits } from "~/copy/copy.ts";
import { podcast } from "~/copy/podcast.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";
import { element, type Xml } from "../xml.ts";
import { feedPaths, transcriptPath } from "./feed-links.ts";
import { newestDate, rfc822, rss } from "./rss.ts";

/**
 * Returns the podcast's RSS feed as the directories require it (podcasters.apple.com/support/823-podcast-requirements
 * and Spotify's "Podcast delivery specification").
 */
export function podcastRss(episodes: readonly Episode[], site: SiteIdentity): string {
  const copy = withEdits(podcast, site.copyEdits).feed;
  return rss(
    {
      description: copy.description,
      extensions: tagsOfShow(site),
      feedPath: feedPaths.podcast,
      items: episodes.map((episode) => itemOf(copy, episode, site)),
      pagePath: "/podcast",
      title: site.settings.podcastTitle,
      updatedAt: newestDate(episodes.map(({ publishedAt }) => publishedAt)),
    },
    site,
  );
}

function tagsOfShow(site: SiteIdentity): readonly Xml[] {
  const { brand, email, podcastTitle } = site.settings;
  const artwork = absoluteUrl(site, "/podcast-artwork.jpg");
  return [
    element("copyright", {}, brand),
    element("image", {}, [
      element("url", {}, artwork),
      element("title", {}, podcastTitle),
      element("link", {}, absoluteUrl(site, "/podcast")),
    ]),
    element("itunes:author", {}, brand),
    element("itunes:owner", {}, [element("itunes:name", {}, brand), element("itunes:email", {}, email)]),
    element("itunes:image", { href: artwork }),
    element("itunes:category", { text: "Business" }, element("itunes:category", { text: "Investing" })),
    element("itunes:explicit", {}, "false"),
    element("itunes:type", {}, "episodic"),
  ];
}

type FeedCopy = typeof podcast.feed;

function itemOf(copy: FeedCopy, episode: Episode, site: SiteIdentity): Xml {
  const { audio, number, publishedAt, title, transcript } = episode;
  return element("item", {}, [
    element("title", {}, title),
    element("link", {}, absoluteUrl(site, `/podcast#${episodeAnchor(number)}`)),
    // Not a URL: directories take a changed guid for a new episode, and a site may move.
    element("guid", { isPermaLink: "false" }, `podcast-episode-${number}`),
    element("pubDate", {}, rfc822(publishedAt)),
    element("description", {}, showNotes(copy, episode)),
    element("enclosure", { url: absoluteUrl(site, audio.src), length: audio.bytes, type: "audio/mpeg" }),
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
