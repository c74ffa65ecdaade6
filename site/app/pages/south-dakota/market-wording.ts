import type { MarketRank, OfferingFact } from "~/content/model/site-content.ts";
import { capitalized, listed, uncapitalized } from "~/content/model/wording/words.ts";
import { sourceNote } from "~/words/offering.ts";

/** "Occupancy of 94.3% and year-over-year rent growth of 3.6%". */
export function figuresInWords(figures: readonly OfferingFact[]): string {
  return capitalized(
    listed(
      figures.map(({ label, value }) => {
        const [name, qualifier] = partsOf(label);
        return `${qualifier ? `${qualifier.replaceAll(" ", "-")} ` : ""}${name} of ${value}`;
      }),
    ),
  );
}

/** "Occupancy and rent growth are Sioux Falls figures". */
export function figuresPlaced(figures: readonly OfferingFact[]): string {
  const names = capitalized(listed(figures.map(({ label }) => partsOf(label)[0])));
  return figures.length === 1 ? `${names} is a Sioux Falls figure` : `${names} are Sioux Falls figures`;
}

/** "Rent growth, year over year": what it is, and over what. */
function partsOf(label: string): readonly [name: string, qualifier?: string] {
  const [name = label, qualifier] = label.split(", ");
  return qualifier ? [uncapitalized(name), qualifier] : [uncapitalized(name)];
}

/** The source of the rank that says the same, once the sponsor has supplied it. */
export function sourceOfRank(ranks: readonly MarketRank[], subject: RegExp): string {
  return sourceNote(ranks.find(({ text }) => subject.test(text))?.source ?? null);
}
