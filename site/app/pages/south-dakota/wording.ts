import type { Project } from "~/content/model/model.ts";
import type { Offering, OfferingFact } from "~/content/model/offering.ts";
import { marketNote, sourceNote } from "~/content/model/wording/offer.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { capitalized, countWord, listed, uncapitalized } from "~/content/model/wording/running-text.ts";
import { fill, type TitledText } from "~/copy/copy.ts";
import type { offer } from "~/copy/offer.ts";
import type { southDakota } from "~/copy/south-dakota.ts";

type Copy = typeof southDakota;

const isUnderWay = ({ ongoing, sold }: Project) => ongoing && !sold;

export function leadOf({ hero, state }: Copy, projects: readonly Project[]): string {
  const underWay = projects.filter(isUnderWay);
  const text = underWay.length === 1 ? hero.oneCommunity : hero.manyCommunities;
  const count = capitalized(countWord(underWay.length));
  return fill(hero.lead, {
    communities: underWay.length > 0 ? fill(text, { count }) : hero.noCommunities,
    place: sharedCity(underWay) ?? state,
  });
}

export function descriptionOf(
  description: Copy["meta"]["description"],
  projects: readonly Project[],
): string {
  const { length } = projects.filter(isUnderWay);
  const contents = length === 1 ? description.ofOne : fill(description.ofMany, { count: countWord(length) });
  return fill(description.text, { contents: length > 0 ? contents : description.ofNone });
}

export function projectsTitle({ projects: title, state }: Copy, projects: readonly Project[]): string {
  return fill(title, { place: sharedCity(projects) ?? state });
}

/** Returns the minimum investment and the market figures. `basis` is the audience, or the place and period. */
export function factsOf(copy: Copy["figures"], { marketFigures, minimumInvestment }: Offering) {
  return [
    { basis: copy.basisOfMinimum, label: copy.minimumInvestment, value: minimumInvestment },
    ...marketFigures.map(({ label, value }) => {
      const [name = label, qualifier] = label.split(", ");
      return { basis: [copy.place, qualifier].filter(Boolean).join(", "), label: name, value };
    }),
  ];
}

export function figuresCaution(
  copy: Copy["figures"],
  { general, market }: typeof offer,
  { marketFigures, marketFiguresSource }: Offering,
): string {
  if (marketFigures.length === 0) return general;
  const source = sourceNote(market, marketFiguresSource);
  return [source, marketNote(market, [marketFiguresSource]), copy.loss].filter(Boolean).join(" ");
}

export function caseRows(
  { demand, employers, population, tax }: Copy["case"],
  { marketFigures }: Offering,
): readonly TitledText[] {
  const figures = marketFigures.map((figure) => inWords(demand, figure));
  const text =
    figures.length > 0 ? fill(demand.text, { figures: capitalized(listed(figures)) }) : demand.ofNone;
  return [population, employers, { title: demand.title, text }, tax];
}

/** Formats a market figure for a sentence: "Rent growth, year over year" becomes "rent growth of 3.6% over a year". */
function inWords({ figure, yearly }: Copy["case"]["demand"], { label, value }: OfferingFact): string {
  const [name = label, qualifier] = label.split(", ");
  return fill(qualifier === "year over year" ? yearly : figure, { name: uncapitalized(name), value });
}
