import type { ReturnClass } from "../content/model/site-content.ts";
import { amountRange } from "../content/model/wording/dollars.ts";
import type { TitledText } from "./words.ts";

/** What the page and the deck say about the second phase of Jefferson Reserve: specification, sections 2 and 9. */

export const hero = {
  badge: "Ongoing, Sioux Falls, South Dakota",
  title: "Jefferson Reserve, Phase\u00a02",
  lead: "Ninety-six apartment homes that complete a community of 180 in Sioux Falls.",
  pictureCaption: "Illustrative rendering.",
};

export const aboutProjectsTitle = "About Projects";

export const projectPoints: readonly TitledText[] = [
  { title: "96 units", text: "The second phase of a community of 180 total units in Sioux Falls." },
  {
    title: "Opportunity zone",
    text: "Opportunity-zone deferral, as published. Gain deferred under the first program is recognized on December 31, 2026.",
  },
  {
    title: "Depreciation",
    text: "Bonus depreciation on components with a recovery period of 20 years or less.",
  },
  {
    title: "Tax credits",
    text: "About 20% of invested capital for 2024 and 2025, as published. Current law differs.",
  },
  { title: "A proven model", text: "The same plan as the first phase next door." },
];

export const projectPointsNote =
  "Tax statements are historical and appear as published. They are not tax advice.";

export const partners = {
  title: "Our partners on this project, and our team",
  partners: "Our partners on this project",
  team: "Our team on this project",
  courtyard: "The courtyard between both phases. Illustrative rendering.",
  balcony: "A covered balcony, seen from the garden. Illustrative rendering.",
};

export const phaseBanner = {
  title: "Phase 2 comes with more for those who commit.",
  action: (minimum: string) => `Minimum investment starting from ${minimum}`,
};

/** The first is what the last class, that of the largest amounts, is targeted to receive. */
export function bonusPerks(classes: readonly ReturnClass[]): readonly string[] {
  return [
    ...classes.slice(-1).map(({ name, preferredReturn, range }) => {
      const amounts = amountRange(range);
      const from =
        amounts?.toDollars === Number.POSITIVE_INFINITY ? ` from ${amounts.fromText}` : `, ${range}`;
      return `Class ${name}${from}: a targeted ${preferredReturn} preferred return`;
    }),
    "A share of first-year depreciation, in proportion to equity",
    "A walk of the site with the people who are building it",
  ];
}

export const bonusPerksCaution =
  "A preferred return is a priority, not a promise. Losses are normally passive and do not offset wages. You can lose principal.";

export const project = {
  title: "Jefferson Reserve, second phase",
  location: "Sioux Falls, South Dakota",
  action: "Ask for the documents",
  caption: "Illustrative rendering.",
};

/** Once both lists agree, it would be untrue. */
export const otherReading = "The home page carries other amounts; both stand as published.";

export const pastOpportunitiesHead = {
  title: "Past opportunities",
  note: (date: string, differsFromHome: boolean) =>
    `As published on this page on ${date}. ${differsFromHome ? `${otherReading} ` : ""}Ask us for today’s.`,
};

export const taxBenefitsTitle = "What the tax benefits were projected to be";

export const siouxFalls = {
  title: "Why Sioux Falls",
  lead: "A growing population, diverse employers and renters who stay.",
};

export const sitePlans = {
  title: "Site plans",
  note: "Select a plan to enlarge it.",
  captions: {
    fromAbove: "Both phases from above. Illustrative rendering.",
    fromTheSide: "Both phases from a corner, with the pool and clubhouse. Illustrative rendering.",
    typicalFloor: "A typical floor: homes on both sides of the corridor. Illustrative rendering.",
  },
};

export const leadershipTitle = "Leadership";
