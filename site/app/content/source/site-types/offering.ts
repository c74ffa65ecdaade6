import * as v from "valibot";
import type { Offering, TaxBenefit } from "../../model/site-content.ts";
import { media, wholeNumber, words, wordsOrNull } from "./fields.ts";
import { readBundledFields, readFields } from "./read-fields.ts";
import { singleType, type Tools } from "./site-type.ts";

const figure = v.object({ label: words, value: words });
const cities = v.object({ year: words, cities: v.pipe(wholeNumber, v.minValue(0)) });
const returnClass = v.object({
  name: words,
  range: words,
  preferredReturn: words,
  irr: words,
  equityMultiple: words,
  aar: words,
});

const taxBenefit = v.pipe(
  v.object({
    name: words,
    basis: wordsOrNull,
    cost: wordsOrNull,
    perUnit: wordsOrNull,
    total: words,
    perHundredThousand: words,
  }),
  v.transform(
    ({ basis, cost, name, perHundredThousand, perUnit, total }): TaxBenefit => ({
      name,
      ...(basis !== null && { basis }),
      ...(cost !== null && { cost }),
      ...(perUnit !== null && { perUnit }),
      total,
      perHundredThousand,
    }),
  ),
);

const fields = {
  combinedTaxBenefit: taxBenefit,
  developedMillions: words,
  experienceYears: words,
  facts: v.array(figure),
  futureCities: v.array(cities),
  marketFigures: v.array(figure),
  marketFiguresSource: wordsOrNull,
  minimumInvestment: words,
  returnClasses: v.array(returnClass),
  targetReturn: words,
  taxBenefits: v.array(taxBenefit),
};

export const offeringType = singleType<Offering>({
  name: "offering",
  populate: [
    "combinedTaxBenefit",
    "deck",
    "facts",
    "futureCities",
    "marketFigures",
    "returnClasses",
    "taxBenefits",
  ],
  async make(values, tools) {
    const figures = readFields("offering", fields, values, tools.report);
    return { ...figures, deck: await deckOf(values.deck, tools) };
  },
  add(content, offering) {
    content.offering = offering;
  },
});

/** The deck that the site makes of its own content (samples/deck). */
const ownDeck: Offering["deck"] = {
  fileName: "Jefferson Reserve Phase II.pdf",
  href: "/decks/jefferson-reserve-phase-ii.pdf",
  sizeBytes: 1_161_122,
};

/** Shown where there is no other. */
export const bundledOffering: Offering = { ...readBundledFields("offering", fields), deck: ownDeck };

async function deckOf(value: unknown, { media: store, report }: Tools): Promise<Offering["deck"]> {
  if (value === undefined || value === null) return ownDeck;
  const parsed = v.safeParse(media, value);
  if (!parsed.success) {
    report("deck: is no file");
    return ownDeck;
  }
  const title = (parsed.output.name ?? ownDeck.fileName).replace(/\.pdf$/i, "");
  const { sizeBytes, url } = await store.pdf(parsed.output, title);
  return { fileName: `${title}.pdf`, href: url, sizeBytes };
}
