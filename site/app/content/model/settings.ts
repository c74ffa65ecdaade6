import * as v from "valibot";
import { href, isoDate, optionalWords, words, youtubeId } from "./fields.ts";

const link = v.object({ label: words, href });
const video = v.object({ title: words, note: optionalWords, youtubeId });
const schedulingLink = v.object({ label: words, person: words, role: optionalWords, href });

const lines = v.pipe(
  words,
  v.transform((text) => text.split(/\s*\n\s*/)),
);

const paragraphs = v.pipe(
  words,
  v.transform((text) => text.split(/\s*\n\s*\n\s*/)),
);

/** Everything a sponsor changes to make the site theirs. */
export const settingsFields = {
  addressLines: lines,
  brand: words,
  currentProjectsSite: link,
  deckSite: link,
  disclosure: paragraphs,
  email: v.pipe(words, v.email("must be an email address")),
  /** Of our own figures: unit counts, experience, volume, plan. */
  figuresAsOf: isoDate,
  /** Shown in More from Us. */
  founderVideo: video,
  /** Shown on the home page. */
  introductionVideo: video,
  investorPortal: link,
  newsletterTitle: words,
  officeHours: optionalWords,
  phone: words,
  podcastPlatforms: v.array(link),
  podcastTitle: words,
  scheduling: v.array(schedulingLink),
  social: v.array(link),
};

const settings = v.object(settingsFields);

type Fields = v.InferOutput<typeof settings>;
type VideoField = "founderVideo" | "introductionVideo";

/** A live site has no video until it is the sponsor's own. */
export type SiteSettings = Omit<Fields, VideoField> & { readonly [Name in VideoField]: HostedVideo | null };
export type ExternalLink = v.InferOutput<typeof link>;
export type SchedulingLink = v.InferOutput<typeof schedulingLink>;
/** A video of YouTube's; its note says its length, captions, and where it loads from. */
export type HostedVideo = v.InferOutput<typeof video>;
