import * as v from "valibot";
import { downloadablePdf } from "../media/media.ts";
import { type Deck, type Offering, offeringFields } from "../model/offering.ts";
import { type AllSettings, type HostedVideo, settingsFields } from "../model/settings.ts";
import { InvalidEntry, mediaFile, parseEntry } from "../strapi/strapi-entries.ts";
import { type BuildTools, sampleFields, singleType } from "./content-type.ts";
import { marketRanks, statCards } from "./lists.ts";
import { buildVideo, videoEntry } from "./people.ts";

/** Names of settings that are still samples. */
const sampleNames = v.fallback(v.array(v.string()), []);

/** Fields with links. Strapi sends them only if the query populates each. */
const linkFields = [
  "currentProjectsSite",
  "deckSite",
  "investorPortal",
  "podcastPlatforms",
  "scheduling",
  "social",
];

/** Site settings. A missing or wrong setting without a last valid value gets the sample's, and counts as a sample. */
export const settingsType = singleType({
  name: "site-setting",
  fields: settingsFields,
  // Includes the files of videos, which are one level deeper.
  populate: Object.fromEntries([
    ...linkFields.map((field) => [`populate[${field}]`, "true"]),
    ...["founderVideo", "introductionVideo"].map((field) => [`populate[${field}][populate]`, "*"]),
  ]),
  async build({ correctedEntry, fields, sampleFieldNames }, tools) {
    const [founderVideo, introductionVideo] = await Promise.all([
      videoOrNull("founderVideo", correctedEntry.founderVideo, tools),
      videoOrNull("introductionVideo", correctedEntry.introductionVideo, tools),
    ]);
    const settings: AllSettings = { ...fields, founderVideo, introductionVideo };
    return { samples: [...v.parse(sampleNames, correctedEntry.samples), ...sampleFieldNames], settings };
  },
  add(content, { samples, settings }) {
    content.sampleSettingNames = samples;
    content.settings = settings;
  },
});

/** Returns null if the video is missing, wrong, or its film unavailable. */
async function videoOrNull(name: string, value: unknown, tools: BuildTools): Promise<HostedVideo | null> {
  try {
    return await buildVideo(parseEntry(videoEntry, value), tools);
  } catch (error) {
    if (error instanceof InvalidEntry) tools.report(`${name}: ${value ? error.message : "is missing"}`);
    else tools.media.addMissing(error);
    return null;
  }
}

/** Set by "Go live" in the panel. */
export const launchType = singleType({
  name: "launch",
  fields: {},
  build: ({ correctedEntry }) => correctedEntry.isLive === true,
  add(content, isLive) {
    content.isLive = isLive;
  },
});

/** Fallback until the service has sent settings. */
export const bundledSettings: AllSettings = {
  ...sampleFields("site-setting", settingsFields),
  founderVideo: null,
  introductionVideo: null,
};

/** The offering, with its unit counts and market ranks. */
export const offeringType = singleType({
  name: "offering",
  fields: offeringFields,
  build: async ({ correctedEntry, fields }, tools): Promise<Offering> => ({
    ...fields,
    deck: await tools.media.attempt(() => buildDeck(correctedEntry.deck, tools)),
  }),
  lists: { unitCounts: statCards, marketRanks },
  add(content, offering) {
    content.offering = offering;
  },
});

/** The sample deck, shown until the offering has its own. */
const sampleDeck: Deck = {
  fileName: "Jefferson Reserve Phase II.pdf",
  href: "/decks/jefferson-reserve-phase-ii.pdf",
  isSample: true,
  sizeBytes: 1_315_560,
};

/** Fallback until the service has sent the offering. */
export const bundledOffering: Offering = { ...sampleFields("offering", offeringFields), deck: sampleDeck };

async function buildDeck(value: unknown, { media, report }: BuildTools): Promise<Deck> {
  if (value === undefined || value === null) return sampleDeck;
  if (v.is(mediaFile, value))
    return { ...(await downloadablePdf(media, value, sampleDeck.fileName)), isSample: false };
  report("deck: is not a file");
  return sampleDeck;
}
