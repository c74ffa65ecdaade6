import type { Episode } from "~/content/model/site-content.ts";

/** Where the feeds are. Readers keep these addresses for years. */
export const feedPaths = {
  newsletter: "/newsletter/feed.xml",
  podcast: "/podcast/feed.xml",
  posts: "/blogs/feed.xml",
  postsJson: "/blogs/feed.json",
} as const;

export const transcriptPath = ({ number }: Pick<Episode, "number">) => `/podcast/transcripts/${number}`;

export const podcastDescription =
  "Conversations about how apartment communities are paid for, built and run, each with its transcript. Nothing said is an offer, or tax or legal advice.";
