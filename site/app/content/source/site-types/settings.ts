import * as v from "valibot";
import type { SiteSettings } from "~/content/model/model.ts";
import { sampleSettings } from "~/content/typed/settings.ts";
import { emptyableField, field, listField, readFields } from "./field-readers.ts";
import { href, isoDate, optionalWords, words, youtubeId } from "./fields.ts";
import { singleType } from "./site-type.ts";

// Fields stand in the order of the typed settings, so that pages made of either are the same to the last byte.
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
  addressLines: field(lines),
  amountsAsOf: field(isoDate),
  brand: field(words),
  currentProjectsSite: field(link),
  deckSite: field(link),
  disclosure: field(paragraphs),
  email: field(v.pipe(words, v.email("must be an email address"))),
  founderVideo: field(video),
  introductionVideo: field(video),
  investorPortal: field(link),
  newsletterTitle: field(words),
  officeHours: emptyableField(optionalWords),
  phone: field(words),
  podcastPlatforms: listField(link),
  podcastTitle: field(words),
  scheduling: listField(schedulingLink),
  social: listField(link),
};

/** A field that is missing or wrong is that of the typed settings: it costs that field, never the page. */
export const settingsType = singleType({
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
  make(values, { report }) {
    const settings = readFields<SiteSettings>(fields, values, sampleSettings, (name, reason) =>
      report(`site-setting: ${name}`, reason),
    );
    return { settings };
  },
});
