import * as v from "valibot";
import type { SiteSettings } from "../../model/model.ts";
import { href, isoDate, optionalWords, words, youtubeId } from "./fields.ts";
import { readBundledFields, readFields } from "./read-fields.ts";
import { singleType } from "./site-type.ts";

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

const fields = {
  addressLines: lines,
  amountsAsOf: isoDate,
  brand: words,
  currentProjectsSite: link,
  deckSite: link,
  disclosure: paragraphs,
  email: v.pipe(words, v.email("must be an email address")),
  founderVideo: video,
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

export const settingsType = singleType<SiteSettings>({
  name: "site-setting",
  populate: [
    "currentProjectsSite",
    "deckSite",
    "founderVideo",
    "introductionVideo",
    "investorPortal",
    "podcastPlatforms",
    "scheduling",
    "social",
  ],
  make: (values, { report }) => readFields("site-setting", fields, values, report),
  add(content, settings) {
    content.settings = settings;
  },
});

/** Shown where there are no others. */
export const bundledSettings: SiteSettings = readBundledFields("site-setting", fields);
