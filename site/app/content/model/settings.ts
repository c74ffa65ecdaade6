import * as v from "valibot";
import { href, isoDate, optionalText, requiredText } from "./fields.ts";

const link = v.object({ label: requiredText, href });
const schedulingLink = v.object({ label: requiredText, person: requiredText, role: optionalText, href });

/** Trims each line by itself: one pattern for all the space around a line break takes quadratic time. */
const linesOf = (text: string): string[] => text.split("\n").map((line) => line.trim());

const lines = v.pipe(
  requiredText,
  v.transform((text) => linesOf(text).filter((line) => line !== "")),
);

const paragraphs = v.pipe(
  requiredText,
  v.transform((text) =>
    linesOf(text)
      .join("\n")
      .split(/\n{2,}/),
  ),
);

/** Everything a sponsor changes to make the site theirs. */
export const settingsFields = {
  addressLines: lines,
  brand: requiredText,
  currentProjectsSite: link,
  deckSite: link,
  disclosure: paragraphs,
  email: v.pipe(requiredText, v.email("must be an email address")),
  /** Of our own figures: unit counts, experience, volume, plan. */
  figuresAsOf: isoDate,
  investorPortal: link,
  newsletterTitle: requiredText,
  officeHours: optionalText,
  phone: requiredText,
  podcastPlatforms: v.array(link),
  podcastTitle: requiredText,
  scheduling: v.array(schedulingLink),
  social: v.array(link),
  /** IANA name of the team's time zone. A service without this field has the sponsor's. */
  timeZone: v.nullish(
    v.pipe(
      v.string(),
      v.check((zone) => isTimeZone(zone), "must be a time zone such as America/Chicago"),
    ),
    "America/Chicago",
  ),
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const settings = v.object(settingsFields);

/** What every page is sent. */
export type SiteSettings = v.InferOutput<typeof settings>;

/** With what belongs to single pages, which no other page is sent. */
export interface WholeSettings extends SiteSettings {
  /** Shown in More from Us. */
  readonly founderVideo: HostedVideo | null;
  /** Shown on the home page. */
  readonly introductionVideo: HostedVideo | null;
}
export type ExternalLink = v.InferOutput<typeof link>;
export type SchedulingLink = v.InferOutput<typeof schedulingLink>;

/** A film that this site serves. */
export interface Film {
  /** Address of its WebVTT. */
  readonly captions: string;
  readonly src: string;
  /** What its captions say, line by line. */
  readonly transcript: readonly string[];
}

/** A film of ours or a video of YouTube's; its note says its length, captions, and where it loads from. */
export interface HostedVideo {
  readonly film: Film | null;
  readonly note: string;
  readonly title: string;
  /** Null for a film. */
  readonly youtubeId: string | null;
}
