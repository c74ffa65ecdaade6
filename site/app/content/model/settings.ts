import * as v from "valibot";
import type { HostedVideo } from "../types/people.ts";
import { href, isoDate, optionalText, requiredText } from "./fields.ts";

const link = v.object({ label: requiredText, href });
const schedulingLink = v.object({ label: requiredText, person: requiredText, role: optionalText, href });

/** Trims each line separately; one pattern over line breaks would take quadratic time. */
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

/** Settings about the sponsor. */
export const settingsFields = {
  addressLines: lines,
  brand: requiredText,
  currentProjectsSite: link,
  deckSite: link,
  disclosure: paragraphs,
  email: v.pipe(requiredText, v.email("must be an email address")),
  /** ISO 8601 date of the sponsor's own figures. */
  figuresAsOf: isoDate,
  investorPortal: link,
  newsletterTitle: requiredText,
  officeHours: optionalText,
  phone: requiredText,
  podcastPlatforms: v.array(link),
  podcastTitle: requiredText,
  scheduling: v.array(schedulingLink),
  social: v.array(link),
  /** IANA time zone of the team. */
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

/** Settings sent with every page. */
export type SiteSettings = v.InferOutput<typeof settings>;

/** All settings, including those of single pages. */
export interface AllSettings extends SiteSettings {
  /** Video in "More from Us". */
  readonly founderVideo: HostedVideo | null;
  /** Video on the home page. */
  readonly introductionVideo: HostedVideo | null;
}
export type ExternalLink = v.InferOutput<typeof link>;
export type SchedulingLink = v.InferOutput<typeof schedulingLink>;

export type { HostedVideo };
export type Film = NonNullable<HostedVideo["film"]>;
