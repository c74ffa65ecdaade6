import type { Offering } from "./offering.ts";
import type { AllSettings } from "./settings.ts";

/** Path of the screen that edits each kind of withheld content, relative to the panel's content manager. */
export const editorPaths = {
  company: "single-types/api::site-setting.site-setting",
  people: "single-types/api::about-page.about-page",
  partners: "single-types/api::about-page.about-page",
  introductionVideo: "single-types/api::site-setting.site-setting",
  founderVideo: "single-types/api::site-setting.site-setting",
  testimonials: "single-types/api::about-page.about-page",
  mediaVideos: "single-types/api::media-page.media-page",
  sources: "single-types/api::offering.offering",
  episodes: "collection-types/api::podcast-episode.podcast-episode",
  posts: "collection-types/api::mail-box-money-blog.mail-box-money-blog",
  newsletters: "collection-types/api::mailbox-money-newsletter.mailbox-money-newsletter",
  links: "single-types/api::site-setting.site-setting",
  deck: "single-types/api::offering.offering",
};

/** Kind of withheld content. `WithheldContentNote` shows a note for one kind where that content would appear. */
export type WithheldKind = keyof typeof editorPaths;

/** Content that a live site must not show: a sample, or a figure without a source. */
export interface Withheld {
  readonly kind: WithheldKind;
  /** Name in the panel. */
  readonly name: string;
}

/**
 * Values that a live site shows instead of sample settings. Settings that every page needs are missing here: the site
 * cannot go live while those are samples.
 */
const emptySettings = {
  founderVideo: null,
  introductionVideo: null,
  podcastPlatforms: [],
  scheduling: [],
  social: [],
} satisfies Partial<AllSettings>;

/** Returns the settings as a live site shows them: empties those sample fields that have a value in `emptySettings`. */
export function liveSettings(settings: AllSettings, sampleFields: readonly string[]): AllSettings {
  const emptiedFields = Object.entries(emptySettings).filter(([name]) => sampleFields.includes(name));
  return { ...settings, ...Object.fromEntries(emptiedFields) };
}

const withheldByField: Readonly<Record<string, Withheld>> = {
  brand: { kind: "company", name: "name of the company" },
  addressLines: { kind: "company", name: "postal address" },
  phone: { kind: "company", name: "telephone" },
  email: { kind: "company", name: "email address" },
  founderVideo: { kind: "founderVideo", name: "founder’s video" },
  introductionVideo: { kind: "introductionVideo", name: "introduction" },
  podcastPlatforms: { kind: "links", name: "podcast platforms" },
  scheduling: { kind: "links", name: "scheduling links" },
  social: { kind: "links", name: "social links" },
};

/** Returns the sample settings that a live site withholds, and those about the company, with which it cannot go live. */
export const withheldSettings = (sampleFields: readonly string[]): Withheld[] =>
  sampleFields.flatMap((field) => withheldByField[field] ?? []);

/** Returns the offering as a live site shows it: without unsourced figures and without a sample deck. */
export function liveOffering(offering: Offering): Offering {
  return {
    ...offering,
    deck: offering.deck?.isSample ? null : offering.deck,
    marketFigures: offering.marketFiguresSource === null ? [] : offering.marketFigures,
  };
}

/** Returns the parts of the offering that a live site withholds. */
export function withheldOffering({ deck, marketFigures, marketFiguresSource }: Offering): Withheld[] {
  const unsourcedFigures = marketFiguresSource === null ? marketFigures : [];
  return [
    ...unsourcedFigures.map(({ label }) => ({ kind: "sources", name: label }) as const),
    ...(deck?.isSample ? [{ kind: "deck", name: deck.fileName } as const] : []),
  ];
}
