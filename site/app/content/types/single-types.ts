import * as v from "valibot";
import { downloadablePdf, type FileFinder } from "../media/media.ts";
import { type Deck, type Offering, offeringFields } from "../model/offering.ts";
import { type AllSettings, type HostedVideo, settingsFields } from "../model/settings.ts";
import {
  InvalidEntry,
  mediaFile,
  nameOf,
  parseEntry,
  problemOf,
  reasonsOf,
} from "../strapi/strapi-entries.ts";
import { bundledEntries } from "./bundled-entries.ts";
import { marketRanks, statCards } from "./lists.ts";
import { hostedVideo, videoEntry } from "./people.ts";
import { type BuildTools, singleType } from "./site-type.ts";

/** Names of settings that are still samples. */
const sampleNames = v.fallback(v.array(v.string()), []);

const videos = ["founderVideo", "introductionVideo"];
const links = [
  "currentProjectsSite",
  "deckSite",
  "investorPortal",
  "podcastPlatforms",
  "scheduling",
  "social",
];

/** Site settings. A missing setting falls back to the sample and counts as one. */
export const settingsType = singleType<{ samples: readonly string[]; settings: AllSettings }>({
  name: "site-setting",
  fields: settingsFields,
  // Includes the files of videos, which are one level deeper.
  populate: Object.fromEntries([
    ...links.map((field) => [`populate[${field}]`, "true"]),
    ...videos.map((field) => [`populate[${field}][populate]`, "*"]),
  ]),
  async build(values, tools, files) {
    const samples = [...v.parse(sampleNames, values.samples)];
    const { report } = tools;
    const fields = readFields("site-setting", settingsFields, values, report, (name) => samples.push(name));
    const [founderVideo, introductionVideo] = await Promise.all(
      videos.map((name) => videoOf(name, values[name], tools, files)),
    );
    return {
      samples,
      settings: {
        ...fields,
        founderVideo: founderVideo ?? null,
        introductionVideo: introductionVideo ?? null,
      },
    };
  },
  add(content, { samples, settings }) {
    content.sampleSettings = samples;
    content.settings = settings;
  },
});

/** Returns null if the video is missing, wrong, or its film unavailable. */
async function videoOf(
  name: string,
  value: unknown,
  tools: BuildTools,
  files: FileFinder,
): Promise<HostedVideo | null> {
  try {
    return await hostedVideo(parseEntry(videoEntry, value), tools);
  } catch (error) {
    if (!(error instanceof InvalidEntry)) return files.attempt(() => Promise.reject(error));
    tools.report(`${name}: ${value === undefined || value === null ? "is missing" : error.message}`);
    return null;
  }
}

/** Set by "Go live" in the panel. */
export const launchType = singleType<boolean>({
  name: "launch",
  fields: {},
  build: ({ isLive }) => isLive === true,
  add(content, isLive) {
    content.isLive = isLive;
  },
});

/** Fallback if the service has no settings. */
export const bundledSettings: AllSettings = {
  ...readFields("site-setting", settingsFields, {}, () => {}),
  founderVideo: null,
  introductionVideo: null,
};

/** The offering, with its unit counts and market ranks. */
export const offeringType = singleType<Offering>({
  name: "offering",
  fields: offeringFields,
  async build(values, tools, files) {
    const figures = readFields("offering", offeringFields, values, tools.report);
    return { ...figures, deck: await files.attempt(() => deckOf(values.deck, tools)) };
  },
  lists: { unitCounts: statCards, marketRanks },
  add(content, offering) {
    content.offering = offering;
  },
});

/** The sample deck, shown until the offering has its own. */
const ownDeck: Deck = {
  fileName: "Jefferson Reserve Phase II.pdf",
  href: "/decks/jefferson-reserve-phase-ii.pdf",
  isSample: true,
  sizeBytes: 1_315_560,
};

/** Fallback if the service has no offering. */
export const bundledOffering: Offering = {
  ...readFields("offering", offeringFields, {}, () => {}),
  deck: ownDeck,
};

async function deckOf(value: unknown, { media, report }: BuildTools): Promise<Deck> {
  if (value === undefined || value === null) return ownDeck;
  const parsed = v.safeParse(mediaFile, value);
  if (!parsed.success) {
    report("deck: is not a file");
    return ownDeck;
  }
  return { ...(await downloadablePdf(media, parsed.output, ownDeck.fileName)), isSample: false };
}

/**
 * Parses the fields of a single type. A missing or wrong field is reported and replaced by the sample's; wrong list
 * items are left out. Calls `fellBack` with the name of each replaced field.
 */
function readFields<const Fields extends v.ObjectEntries>(
  type: string,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  report: (reason: string) => void,
  fellBack: (name: string) => void = () => {},
): v.InferOutput<v.ObjectSchema<Fields, undefined>> {
  const [bundled] = bundledEntries(type);
  const good = Object.entries(fields).map(([name, schema]) => {
    const value = goodItems(schema, values[name], (reason) => report(`${name}: ${reason}`));
    const problem = problemOf(schema, value);
    if (problem === null) return [name, value];
    report(`${name}: ${problem}`);
    fellBack(name);
    return [name, bundled?.[name]];
  });
  return v.parse(v.object(fields), Object.fromEntries(good));
}

function goodItems(schema: v.GenericSchema, value: unknown, report: (reason: string) => void): unknown {
  if (!Array.isArray(value)) return value;
  return value.filter((item: unknown) => {
    const parsed = v.safeParse(schema, [item]);
    if (!parsed.success)
      report(`${nameOf(item)}: ${reasonsOf(parsed.issues).replaceAll(/(?<=^|; )0\./g, "")}`);
    return parsed.success;
  });
}
