/** What the deck prints: the sample content, as pages of the site show it. */
import * as v from "valibot";
import { feesSentence } from "../../site/app/content/model/wording/offer.ts";
import { fill } from "../../site/app/copy/copy.ts";
import { offer } from "../../site/app/copy/offer.ts";
import content from "../content/site-content.json" with { type: "json" };

const { addressLines, disclosure, ...settings } = content["site-setting"];

export const sampleSettings = {
  ...settings,
  addressLines: addressLines.split("\n"),
  disclosure: disclosure.split("\n\n"),
};
export const offering = {
  ...content.offering,
  deck: {
    fileName: "Jefferson Reserve Phase II.pdf",
    href: "/decks/jefferson-reserve-phase-ii.pdf",
    sizeBytes: 0,
  },
};
export const targetLine = fill(offer.target, { fees: feesSentence(offer.fees, "notStated") });
export const { partners } = content["about-page"];
export const { marketRanks } = offering;
export const stats = offering.unitCounts.map(({ convention, ...stat }) => ({
  ...stat,
  convention: v.parse(v.picklist(["built", "planned", "under-way"]), convention),
}));
/** Drawings stand for portraits, as on the site. */
export const team = content["about-page"].team.map(({ name, role }, index) => ({
  name,
  role,
  portrait: `/art/monogram-${"abc".charAt(index)}.svg`,
}));
export const pastOpportunities = content["project-cards"].map(({ jefferson, location, title }) => ({
  location,
  title,
  ...jefferson,
}));
