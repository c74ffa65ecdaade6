import * as v from "valibot";
import { href, requiredText, textOrNull, wholeNumber } from "./fields.ts";
import type { DownloadableFile } from "./model.ts";
import type { FeeBasis } from "./wording/offer.ts";

/** Figures of the specification's section 9. Pages show them as written. `wording/dollars.ts` parses amounts. */

const figure = v.object({ basis: textOrNull, label: requiredText, value: requiredText });
const cities = v.object({ year: requiredText, cities: v.pipe(wholeNumber, v.minValue(0)) });
const returnClass = v.object({
  name: requiredText,
  range: requiredText,
  preferredReturn: requiredText,
  irr: requiredText,
  equityMultiple: requiredText,
  aar: requiredText,
});

const taxBenefit = v.object({
  name: requiredText,
  basis: textOrNull,
  cost: textOrNull,
  perUnit: textOrNull,
  total: requiredText,
  perHundredThousand: requiredText,
});

const fee = v.object({
  name: requiredText,
  text: textOrNull,
  when: requiredText,
  rate: requiredText,
  onHundredThousand: requiredText,
});

/** Property of the track record, which leaves out empty fields, and shows `plan` only together with `outcome`. */
const property = v.object({
  name: requiredText,
  city: requiredText,
  units: v.pipe(wholeNumber, v.minValue(1)),
  status: requiredText,
  stage: v.picklist(["built", "under-way", "planned"]),
  finished: textOrNull,
  cost: textOrNull,
  plan: textOrNull,
  outcome: textOrNull,
});

/** Party behind an offering, with a link to verify it. */
const party = v.object({ role: requiredText, party: requiredText, linkLabel: requiredText, href });

/** Converts the panel's choice; a missing one counts as "Not stated here". */
const feeBasis = v.pipe(
  v.nullish(v.picklist(["Before fees (gross)", "After fees (net)", "Not stated here"]), "Not stated here"),
  v.transform((choice): FeeBasis => {
    if (choice === "Not stated here") return "notStated";
    return choice === "After fees (net)" ? "net" : "gross";
  }),
);

export const offeringFields = {
  combinedTaxBenefit: taxBenefit,
  developedMillions: requiredText,
  experienceYears: requiredText,
  facts: v.array(figure),
  feeBasis,
  fees: v.nullish(v.array(fee), []),
  feesDate: textOrNull,
  futureCities: v.array(cities),
  marketFigures: v.array(figure),
  marketFiguresSource: textOrNull,
  minimumInvestment: requiredText,
  // Some content services do not have these fields.
  parties: v.nullish(v.array(party), []),
  properties: v.nullish(v.array(property), []),
  returnClasses: v.array(returnClass),
  targetReturn: requiredText,
  taxBenefits: v.array(taxBenefit),
};

export type OfferingFact = v.InferOutput<typeof figure>;
/** Number of cities planned for a year, most of them not announced. */
export type FutureCities = v.InferOutput<typeof cities>;
export type Property = v.InferOutput<typeof property>;
export type ReturnClass = v.InferOutput<typeof returnClass>;
export type TaxBenefit = v.InferOutput<typeof taxBenefit>;

const offering = v.object(offeringFields);

export interface Deck extends DownloadableFile {
  /** True for the deck that comes with the site. */
  readonly isSample: boolean;
}

export interface Offering extends v.InferOutput<typeof offering> {
  readonly deck: Deck | null;
}
