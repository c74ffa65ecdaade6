import { edited } from "../../copy/copy.ts";
import { offer } from "../../copy/offer.ts";
import { fingerprintOf } from "../fingerprint.server.ts";
import { postLibrary } from "../model/model.ts";
import type { ContentSnapshot } from "../model/snapshot.ts";
import {
  offeringWithSources,
  settingsWithoutSamples,
  type Withheld,
  withheldOffering,
  withheldSettings,
} from "../model/withheld.ts";
import { feesPlaceholder } from "../model/wording/offer.ts";
import { pageDocuments } from "../search/documents.ts";
import { bundledOffering, bundledSettings, launchType } from "../types/single-types.ts";
import type { BuiltEntry, MutableContent } from "../types/site-type.ts";
import { siteTypes } from "../types/site-types.ts";

/**
 * Builds a consistent snapshot of everything pages show. `published` returns the entries of a type. `withWithheld` keeps
 * what a live site leaves out, for previews. `newslettersRefused` is true if the content service refused the last
 * newsletter list.
 */
export function buildSnapshot(
  published: (type: string) => readonly BuiltEntry[],
  { isTrial = false, newslettersRefused = false, withWithheld = false } = {},
): ContentSnapshot {
  const shown = emptyContent();
  const versions: unknown[] = [];
  const withheld: Withheld[] = [];
  for (const launch of published(launchType.name)) launch.addTo(shown);
  const showsWithheld = withWithheld || !shown.isLive;
  for (const { name } of siteTypes.values()) {
    const inOrder = published(name).toSorted(byOrder);
    for (const built of inOrder.flatMap((entry) => [entry, ...entry.parts])) {
      if (built.withheld) withheld.push(built.withheld);
      if (showsWithheld || !built.withheld) built.addTo(shown);
    }
    versions.push([name, inOrder.map(({ version }) => version)]);
  }
  const refused = newslettersRefused && shown.newsletters.length === 0;
  const version = fingerprintOf([versions, refused, isTrial]);
  const { offering, posts, questions, sampleSettings, searchDocuments, settings, ...others } = shown;
  const fees = edited(offer, shown.copyEdits).fees[offering.feeBasis];
  withheld.push(...withheldSettings(sampleSettings), ...withheldOffering(offering));
  return {
    ...others,
    version,
    isTrial,
    newslettersRefused: refused,
    offering: showsWithheld ? offering : offeringWithSources(offering),
    posts: postLibrary(posts),
    searchDocuments: [...pageDocuments(shown.copyEdits), ...searchDocuments],
    questions: questions.map((one) => ({ ...one, answer: one.answer.replace(feesPlaceholder, fees) })),
    settings: showsWithheld ? settings : settingsWithoutSamples(settings, sampleSettings),
    withheld,
  };
}

/** Compares numbers numerically and strings alphabetically. */
function byOrder({ order: a }: BuiltEntry, { order: b }: BuiltEntry): number {
  for (const [index, value] of a.entries()) {
    const otherValue = b[index] ?? 0;
    const difference =
      typeof value === "number" && typeof otherValue === "number"
        ? value - otherValue
        : String(value).localeCompare(String(otherValue), "en");
    if (difference) return difference;
  }
  return 0;
}

/** Empty lists, and sample settings and offering. */
function emptyContent(): MutableContent {
  return {
    episodes: [],
    glossary: [],
    isLive: false,
    landingPages: [],
    legalTexts: [],
    marketRanks: [],
    mediaMentions: [],
    mediaVideos: [],
    moreFromUs: [],
    newsletters: [],
    offering: bundledOffering,
    partners: [],
    pastOpportunities: [],
    posts: [],
    projects: [],
    questions: [],
    redirects: [],
    results: [],
    sampleSettings: [],
    searchDocuments: [],
    settings: bundledSettings,
    stats: [],
    team: [],
    testimonials: [],
    copyEdits: {},
  };
}
