import * as v from "valibot";
import { type Offering, offeringFields } from "../../model/offering.ts";
import { mediaFile } from "../service/strapi-entries.ts";
import { readBundledFields, readFields } from "./read-fields.ts";
import { singleType, type Tools } from "./site-type.ts";

export const offeringType = singleType<Offering>({
  name: "offering",
  async make(values, tools) {
    const figures = readFields("offering", offeringFields, values, tools.report);
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
export const bundledOffering: Offering = { ...readBundledFields("offering", offeringFields), deck: ownDeck };

async function deckOf(value: unknown, { media: store, report }: Tools): Promise<Offering["deck"]> {
  if (value === undefined || value === null) return ownDeck;
  const parsed = v.safeParse(mediaFile, value);
  if (!parsed.success) {
    report("deck: is no file");
    return ownDeck;
  }
  const title = (parsed.output.name ?? ownDeck.fileName).replace(/\.pdf$/i, "");
  const { sizeBytes, url } = await store.pdf(parsed.output, title);
  return { fileName: `${title}.pdf`, href: url, sizeBytes };
}
