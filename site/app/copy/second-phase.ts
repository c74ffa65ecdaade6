import { words } from "./copy.ts";
import { picture } from "./pictures.ts";

/** What the page and the deck say about the second phase of Jefferson Reserve: specification, sections 2 and 9. */
export const secondPhase = words("secondPhase", {
  meta: {
    description:
      "Ninety-six apartment homes that complete a community of 180 in Sioux Falls: classes, targets, tax projections, plans, and an expert to ask.",
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
    note: "The tax points are our projections for 2024 and 2025, not tax advice.",
    rows: [
      { title: "96 units", text: "The second phase of a community of 180 total units in Sioux Falls." },
      {
        title: "Opportunity zone",
        text: "Our 2024 and 2025 plans named opportunity-zone deferral. Gain deferred under the first federal program is recognized on December 31, 2026. Ask us what still applies.",
      },
      {
        title: "Depreciation",
        text: "Bonus depreciation on parts of the property with a recovery period of 20 years or less.",
      },
      {
        title: "Tax credits",
        text: "About 20% of invested capital, projected for 2024 and 2025. The federal home-energy credit ended for units acquired after June 30, 2026.",
      },
      {
        title: "A proven model",
        text: "Phase 2 repeats the plan of the first phase next door. Ask us how that phase leased; one phase does not predict the next.",
      },
    ],
  },
  partners: {
    title: "Our partners on this project, and our team",
    courtyard: {
      image: picture("gallery-16"),
      caption: "The courtyard between both phases. Illustrative rendering.",
    },
    balcony: {
      image: picture("gallery-15"),
      caption: "Covered balconies. Illustrative rendering.",
    },
    partners: "Our partners on this project",
    team: "Our team on this project",
  },
  bonusPerks: {
    image: picture("project-jefferson-reserve-phase-2"),
    title: "What comes with an investment in Phase 2",
    /** What the last class, that of the largest amounts, is targeted to receive. */
    openClass: "In class {name}, from {amount}, a targeted preferred return of {preferredReturn}",
    endedClass: "In class {name}, {range}, a targeted preferred return of {preferredReturn}",
    perks: [
      "Your share of first-year depreciation, in proportion to your equity",
      "A walk through the site with the people building it",
    ],
    note: "A preferred return is a place in line, not a promise; you can lose principal.",
    above: "Talk with us about your amount.",
    action: "Minimum investment starting from {minimumInvestment}",
    below: "Takes you to the form at the end of this page.",
  },
  currentPhase: {
    image: picture("gallery-08"),
    caption: "Illustrative rendering.",
    location: "Sioux Falls, South Dakota",
    title: "Jefferson Reserve, second phase",
    action: "Ask for the Jefferson documents",
  },
  pastOpportunities: {
    title: "Past opportunities",
    note: "Amounts as of {date}. Ask us for the latest.",
  },
  taxBenefits: {
    title: "What the tax benefits were projected to be",
    table: "Projected tax benefits",
    benefit: "Benefit",
    figures: {
      basis: "Basis",
      cost: "Equity or cost",
      perUnit: "Per unit",
      total: "Total",
      perHundredThousand: "Per $100K invested",
    },
  },
  siouxFalls: {
    title: "Why Sioux Falls",
    lead: "A growing population, many kinds of employers, and people who rent.",
    noFigures: "We show market figures here once each has its source and date. Ask us for what we have.",
  },
  sitePlans: {
    title: "Site plans",
    lead: "Study model. Select a plan to enlarge it.",
    plans: [
      { image: picture("siteplan-1"), caption: "Both phases from above." },
      {
        image: picture("siteplan-2"),
        caption: "Both phases from a corner, with the pool and clubhouse.",
      },
      {
        image: picture("siteplan-3"),
        caption: "A typical floor, with homes on both sides of the corridor.",
      },
    ],
  },
  leadership: { title: "Leadership" },
  deck: "Download the deck",
  contactForm: {
    title: "Ask for the Jefferson documents",
    text: "One of us will call you back, answer your questions and send you the documents.",
  },
});
