import type { Project } from "~/content/model/model.ts";
import type { Offering, OfferingFact } from "~/content/model/offering.ts";
import type { MarketRank } from "~/content/model/site-content.ts";
import { sourceNote } from "~/content/model/wording/offer.ts";
import { sharedCity } from "~/content/model/wording/places.ts";
import { capitalized, countWord, listed, uncapitalized } from "~/content/model/wording/words.ts";
import type { offer } from "~/words/offer.ts";
import type { southDakota } from "~/words/south-dakota.ts";
import { fill, type TitledText } from "~/words/words.ts";

type Words = typeof southDakota;
type SourceWords = typeof offer.source;

const isUnderWay = ({ ongoing, sold }: Project) => ongoing && !sold;

export function leadOf({ hero, state }: Words, projects: readonly Project[]): string {
  const underWay = projects.filter(isUnderWay);
  const text = underWay.length === 1 ? hero.communitiesOfOne : hero.communitiesOfMany;
  const count = capitalized(countWord(underWay.length));
  return fill(hero.lead, {
    communities: underWay.length > 0 ? fill(text, { count }) : hero.communitiesOfNone,
    place: sharedCity(underWay) ?? state,
  });
}

export function descriptionOf(
  description: Words["meta"]["description"],
  projects: readonly Project[],
): string {
  const { length } = projects.filter(isUnderWay);
  const contents = length === 1 ? description.ofOne : fill(description.ofMany, { count: countWord(length) });
  return fill(description.text, { contents: length > 0 ? contents : description.ofNone });
}

export function projectsTitle({ projects: title, state }: Words, projects: readonly Project[]): string {
  return fill(title, { place: sharedCity(projects) ?? state });
}

export function figuresCaution(words: Words["figures"], source: SourceWords, offering: Offering): string {
  const { marketFigures, marketFiguresSource } = offering;
  if (marketFigures.length === 0) return words.cautionOfNone;
  const names = capitalized(listed(marketFigures.map(({ label }) => nameAndQualifier(label)[0])));
  return fill(words.caution, {
    figures:
      marketFigures.length === 1 ? fill(words.placedOne, { name: names }) : fill(words.placedMany, { names }),
    source: sourceNote(source, marketFiguresSource),
  });
}

export function caseRows(
  words: Words["case"],
  source: SourceWords,
  { marketFigures, marketFiguresSource }: Offering,
  ranks: readonly MarketRank[],
): readonly TitledText[] {
  const { demand, employers, population, tax } = words;
  const sourced = (row: typeof employers | typeof population, subject: RegExp) => ({
    title: row.title,
    // That of the rank that says the same, once the sponsor has supplied it.
    text: fill(row.text, {
      source: sourceNote(source, ranks.find(({ text }) => subject.test(text))?.source ?? null),
    }),
  });
  const demandRow = {
    title: demand.title,
    text: fill(demand.text, {
      figures: capitalized(listed(marketFigures.map((figure) => inWords(demand.figure, figure)))),
      source: sourceNote(source, marketFiguresSource),
    }),
  };
  return [
    sourced(population, /population/i),
    sourced(employers, /employer/i),
    ...(marketFigures.length > 0 ? [demandRow] : []),
    tax,
  ];
}

/** "Year-over-year rent growth of 3.6%". */
function inWords(words: Words["case"]["demand"]["figure"], { label, value }: OfferingFact): string {
  const [name, qualifier] = nameAndQualifier(label);
  return fill(words, { name: qualifier ? `${qualifier.replaceAll(" ", "-")} ${name}` : name, value });
}

/** "Rent growth, year over year": what it is, and over what. */
function nameAndQualifier(label: string): readonly [name: string, qualifier: string | undefined] {
  const [name = label, qualifier] = label.split(", ");
  return [uncapitalized(name), qualifier];
}
