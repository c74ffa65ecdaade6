import type { Offering } from "./offering.ts";
import type { WholeSettings } from "./settings.ts";

/** What a thing that a live site does not print belongs to: the place where its absence shows. */
export type WithheldKind =
  | "company"
  | "people"
  | "partners"
  | "introductionVideo"
  | "founderVideo"
  | "testimonials"
  | "mediaVideos"
  | "sources"
  | "episodes"
  | "posts"
  | "newsletters"
  | "links"
  | "deck";

/** Something that visitors of a live site do not see: a sample, or a figure of which nobody has said the source. */
export interface Withheld {
  readonly kind: WithheldKind;
  /** As the team calls it. */
  readonly name: string;
}

/**
 * What a live site has in place of a setting that is still a sample. Settings that every page needs are not here: a site
 * cannot go live while one of them is a sample.
 */
const emptySettings = {
  founderVideo: null,
  introductionVideo: null,
  podcastPlatforms: [],
  scheduling: [],
  social: [],
} satisfies Partial<WholeSettings>;

export function settingsWithoutSamples(settings: WholeSettings, samples: readonly string[]): WholeSettings {
  const emptied = Object.entries(emptySettings).filter(([name]) => samples.includes(name));
  return { ...settings, ...Object.fromEntries(emptied) };
}

const namesOfSettings: Readonly<Record<string, Withheld>> = {
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

export const withheldSettings = (samples: readonly string[]): Withheld[] =>
  samples.flatMap((field) => namesOfSettings[field] ?? []);

/** The offering without figures of an unknown source, and without a deck that is made of samples. */
export function offeringWithSources(offering: Offering): Offering {
  return {
    ...offering,
    deck: offering.deck?.isSample ? null : offering.deck,
    marketFigures: offering.marketFiguresSource === null ? [] : offering.marketFigures,
  };
}

export function withheldOffering({ deck, marketFigures, marketFiguresSource }: Offering): Withheld[] {
  return [
    ...(marketFiguresSource === null
      ? marketFigures.map(({ label }) => ({ kind: "sources", name: label }) as const)
      : []),
    ...(deck?.isSample ? [{ kind: "deck", name: deck.fileName } as const] : []),
  ];
}
