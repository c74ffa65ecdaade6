import * as v from "valibot";
import type { Offering, TaxBenefit } from "~/content/model/site-content.ts";
import { offering as typedOffering } from "~/content/typed/offering.ts";
import { emptyableField, field, listField, readFields } from "./field-readers.ts";
import { media, wholeNumber, words, wordsOrNull } from "./fields.ts";
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
  combinedTaxBenefit: field(taxBenefit),
  developedMillions: field(words),
  experienceYears: field(words),
  facts: listField(figure),
  futureCities: listField(cities),
  marketFigures: listField(figure),
  marketFiguresSource: emptyableField(wordsOrNull),
  minimumInvestment: field(words),
  returnClasses: listField(returnClass),
  targetReturn: field(words),
  taxBenefits: listField(taxBenefit),
};

/** A field that is missing or wrong is that of the typed offering. */
export const offeringType = singleType({
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
    const { deck: _, ...otherwise } = typedOffering;
    const figures = readFields<Omit<Offering, "deck">>(fields, values, otherwise, (name, reason) =>
      tools.report(`offering: ${name}`, reason),
    );
    return { offering: { ...figures, deck: await deckOf(values.deck, tools) } };
  },
});

/** The sponsor's deck; without one, the deck that the site makes of its own content. */
async function deckOf(value: unknown, { media: store, report }: Tools): Promise<Offering["deck"]> {
  if (value === undefined || value === null) return typedOffering.deck;
  const parsed = v.safeParse(media, value);
  if (!parsed.success) {
    report("offering: deck", "is no file");
    return typedOffering.deck;
  }
  const title = (parsed.output.name ?? typedOffering.deck.fileName).replace(/\.pdf$/i, "");
  const { sizeBytes, url } = await store.pdf(parsed.output, title);
  return { fileName: `${title}.pdf`, href: url, sizeBytes };
}
