import { defineCopy } from "./copy.ts";

export const podcast = defineCopy("podcast", {
  meta: {
    description:
      "Conversations about how apartment communities are financed, built and run. Every episode has a transcript.",
    keywords: ["real estate podcast", "multifamily", "transcript"],
  },
  head: {
    lead: "How apartment communities are financed, built and run.",
    note: "For information only. Not an offer, and not tax or legal advice.",
  },
  episodes: {
    latest: "Latest episode",
    earlier: "Earlier episodes",
    seconds: "{count} seconds",
    minutes: "{count} minutes",
    notes: "Show notes",
    transcript: "Transcript",
    /** `title` starts with a space and is only for screen readers. */
    download: "Download{title}, MP3, {size}",
  },
  noEpisodes: {
    title: "Episodes",
    heading: "No episodes yet",
    text: "We are recording the first one. The newsletter will tell you when it is out.",
    action: "Read the newsletter",
  },
  about: {
    hosts: "Hosts",
    topics:
      "We plan to talk about who gets paid first, what a building costs to run, and what to ask any sponsor, including us.",
    platforms: "Where to listen",
    feed: "RSS feed",
  },
  /** Copy of the RSS feed. */
  feed: {
    description:
      "Conversations about how apartment communities are financed, built and run, each with its transcript. For information only. Not an offer, and not tax or legal advice.",
    sample: "Read by computer voices.",
    transcript: "Transcript of {name}",
    episode: "{podcast}, episode {number}: {title}",
  },
  player: {
    title: "Player",
    episode: "episode {number}, {title}",
    play: "Play",
    pause: "Pause",
    back: "−15",
    forward: "+30",
    seconds: "seconds",
    heading: "Episode {number}: {title}",
    failed: "The audio did not load. Press play to try again.",
    position: "Position",
    positionOfTotal: "{position} of {total}",
    speed: "Speed",
  },
});
