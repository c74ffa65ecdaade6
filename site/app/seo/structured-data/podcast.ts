import type { PodcastEpisode, PodcastSeries, Thing } from "schema-dts";
import type { Episode } from "~/content/model/site-content.ts";
import { episodeAnchor } from "~/content/model/wording/anchors.ts";
import { withEdits } from "~/copy/copy.ts";
import { podcast as copy } from "~/copy/podcast.ts";
import { feedPaths } from "~/seo/feeds/feed-links.ts";
import { organizationId } from "../page-meta.ts";
import { absoluteUrl, type SiteIdentity } from "../site-identity.ts";

export function podcast(episodes: readonly Episode[], site: SiteIdentity): readonly Thing[] {
  return [series(site), ...episodes.map((episode) => episodeOf(episode, site))];
}

const seriesId = (site: SiteIdentity) => absoluteUrl(site, "/podcast#series");

function series(site: SiteIdentity): PodcastSeries {
  return {
    "@type": "PodcastSeries",
    "@id": seriesId(site),
    name: site.settings.podcastTitle,
    description: withEdits(copy, site.copyEdits).feed.description,
    url: absoluteUrl(site, "/podcast"),
    webFeed: absoluteUrl(site, feedPaths.podcast),
    author: { "@id": organizationId(site) },
    inLanguage: "en-US",
  };
}

function episodeOf(episode: Episode, site: SiteIdentity): PodcastEpisode {
  return {
    "@type": "PodcastEpisode",
    name: episode.title,
    description: episode.summary,
    url: absoluteUrl(site, `/podcast#${episodeAnchor(episode.number)}`),
    episodeNumber: episode.number,
    datePublished: episode.publishedAt,
    image: absoluteUrl(site, episode.cover.src),
    partOfSeries: { "@id": seriesId(site) },
    associatedMedia: {
      "@type": "AudioObject",
      contentUrl: absoluteUrl(site, episode.audio.src),
      contentSize: String(episode.audio.sizeBytes),
      duration: `PT${episode.audio.durationSeconds}S`,
      encodingFormat: "audio/mpeg",
    },
  };
}
