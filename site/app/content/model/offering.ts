import * as v from "valibot";
import { wholeNumber, words, wordsOrAbsent, wordsOrNull } from "./fields.ts";
import type { FeeBasis } from "./wording/offer.ts";

/** The figures of the specification's section 9: every one is text, printed as it stands and never computed with. */

const figure = v.object({ basis: wordsOrAbsent, label: words, value: words });
const cities = v.object({ year: words, cities: v.pipe(wholeNumber, v.minValue(0)) });
const returnClass = v.object({
  name: words,
  range: words,
  preferredReturn: words,
  irr: words,
  equityMultiple: words,
  aar: words,
});

const taxBenefit = v.object({
  name: words,
  basis: wordsOrAbsent,
  cost: wordsOrAbsent,
  perUnit: wordsOrAbsent,
  total: words,
  perHundredThousand: words,
});

/** As the panel names the choices. */
const feeBasis = v.pipe(
  v.nullish(v.picklist(["Before fees (gross)", "After fees (net)", "Not stated here"]), "Not stated here"),
  v.transform((choice): FeeBasis => {
    if (choice === "Not stated here") return "notStated";
    return choice === "After fees (net)" ? "net" : "gross";
  }),
);

export const offeringFields = {
  combinedTaxBenefit: taxBenefit,
  developedMillions: words,
  experienceYears: words,
  facts: v.array(figure),
  feeBasis,
  futureCities: v.array(cities),
  marketFigures: v.array(figure),
  marketFiguresSource: wordsOrNull,
  minimumInvestment: words,
  returnClasses: v.array(returnClass),
  targetReturn: words,
  taxBenefits: v.array(taxBenefit),
};

export type OfferingFact = v.InferOutput<typeof figure>;
/** How many cities have a project in a year, most of them not yet announced. */
export type FutureCities = v.InferOutput<typeof cities>;
export type ReturnClass = v.InferOutput<typeof returnClass>;
export type TaxBenefit = v.InferOutput<typeof taxBenefit>;

const offering = v.object(offeringFields);

export interface Deck {
  readonly fileName: string;
  readonly href: string;
  /** Made of the content that the site came with. */
  readonly isSample: boolean;
  readonly sizeBytes: number;
}

export interface Offering extends v.InferOutput<typeof offering> {
  readonly deck: Deck | null;
}
