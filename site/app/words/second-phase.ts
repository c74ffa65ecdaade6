import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

/** What the page and the deck say about the second phase of Jefferson Reserve: specification, sections 2 and 9. */
export const secondPhase = {
  meta: {
    description:
      "Ninety-six apartment homes that complete a community of 180 in Sioux Falls, South Dakota. Figures, cautions and a person to ask.",
    keywords: [
      "Jefferson Reserve",
      "Sioux Falls apartments",
      "multifamily investment",
      "accredited investors",
    ],
  },
  hero: {
    image: picture("hero-second-phase"),
    badge: "Ongoing, Sioux Falls, South Dakota",
    title: "Jefferson Reserve, Phase\u00a02",
    lead: "Ninety-six apartment homes that complete a community of 180 in Sioux Falls.",
    pictureCaption: "Illustrative rendering.",
  },
  aboutProjects: {
    title: "About Projects",
    note: "Tax statements are historical and appear as published. They are not tax advice.",
    rows: [
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
    ],
  },
  partners: {
    title: "Our partners on this project, and our team",
    courtyard: {
      image: picture("gallery-01"),
      caption: "The courtyard between both phases. Illustrative rendering.",
    },
    balcony: {
      image: picture("gallery-03"),
      caption: "A covered balcony, seen from the garden. Illustrative rendering.",
    },
    partners: "Our partners on this project",
    team: "Our team on this project",
  },
  bonusPerks: {
    image: picture("project-foss-fields-phase-1"),
    title: "Phase 2 comes with more for those who commit.",
    /** What the last class, that of the largest amounts, is targeted to receive. */
    openClass: "Class {name} from {amount}: a targeted {preferredReturn} preferred return",
    endedClass: "Class {name}, {range}: a targeted {preferredReturn} preferred return",
    perks: [
      "A share of first-year depreciation, in proportion to equity",
      "A walk of the site with the people who are building it",
    ],
    note: "A preferred return is a priority, not a promise. Losses are normally passive and do not offset wages. You can lose principal.",
    action: "Minimum investment starting from {minimumInvestment}",
  },
  currentPhase: {
    image: picture("gallery-08"),
    caption: "Illustrative rendering.",
    location: "Sioux Falls, South Dakota",
    title: "Jefferson Reserve, second phase",
    action: "Ask for the documents",
  },
  pastOpportunities: {
    title: "Past opportunities",
    note: "As published on this page on {date}. Ask us for today’s.",
    noteWithOtherReading: "As published on this page on {date}. {otherReading} Ask us for today’s.",
    /** Untrue once both lists agree. */
    otherReading: "The home page carries other amounts; both stand as published.",
  },
  taxBenefits: {
    title: "What the tax benefits were projected to be",
    table: "Projected tax benefits, as published",
    benefit: "Benefit",
    figures: {
      basis: "Basis",
      cost: "Equity / cost",
      perUnit: "Per unit",
      total: "Total",
      perHundredThousand: "Per $100K invested",
    },
  },
  siouxFalls: {
    title: "Why Sioux Falls",
    lead: "A growing population, diverse employers and renters who stay.",
  },
  sitePlans: {
    title: "Site plans",
    note: "Select a plan to enlarge it.",
    plans: [
      { image: picture("siteplan-1"), caption: "Both phases from above. Illustrative rendering." },
      {
        image: picture("siteplan-2"),
        caption: "Both phases from a corner, with the pool and clubhouse. Illustrative rendering.",
      },
      {
        image: picture("siteplan-3"),
        caption: "A typical floor: homes on both sides of the corridor. Illustrative rendering.",
      },
    ],
  },
  leadership: { title: "Leadership" },
  deck: "Download the deck",
  contactForm: {
    title: "Ask for the Jefferson documents",
    text: "One of us will call you back, answer your questions and send you the documents.",
  },
} as const satisfies Words;
