import { defineCopy } from "./copy.ts";
import { picture, sitePlan } from "./pictures.ts";

/** Copy of the Jefferson page: sections 2 and 9 of the specification. The deck is a static PDF without this copy. */
export const secondPhase = defineCopy("secondPhase", {
  meta: {
    description:
      "96 new apartments that complete a 180-home community in Sioux Falls: classes, targets, tax projections, plans, and an expert to ask.",
    keywords: [
      "Jefferson Reserve",
      "Sioux Falls apartments",
      "multifamily investment",
      "accredited investors",
    ],
  },
  hero: {
    image: picture("hero-second-phase"),
    title: "Jefferson Reserve, Phase\u00a02",
    lead: "New apartments that complete our community in Sioux Falls.",
    pictureCaption: "Illustrative rendering.",
    /** Replaces the form's title and text once the newest figures show that the phase is fully funded. */
    fundedForm: {
      title: "Ask what is open now",
      text: "By our latest count this phase is fully funded. Leave your details, and we will tell you whether a place has opened and what comes next.",
    },
    fundedBar: { text: "{status} as of {day}", action: "Ask what is open" },
    stillOpen: "Still open by our latest count",
    /** Follows the caution about targets, with a link to the example. */
    sale: "The class targets need a sale well above the asset value.",
    saleLink: "See how far above",
    minimum: { label: "Minimum investment", basis: "in class {name}, for accredited investors" },
  },
  windows: {
    title: "{homes} homes, a window for each.",
    lead: "Lit windows are funded. The others are open.",
    allLit: "Every window is lit: by our latest count, the phase is fully funded.",
    progress: "{project}, funded as of {date}",
    note: "As of {date}. Windows show funding, not construction, and do not stand for particular homes.",
    rounded:
      "As of {date}. {percent}% of {homes} homes is {lit} windows, rounded. Windows show funding, not construction, and do not stand for particular homes.",
  },
  counts: {
    lead: "Both counts are as we reported them, and they do not come from one total.",
    caption: "{project}, funded on two dates",
    status: "Status",
    funded: "Funded",
    remaining: "Remaining",
    advice:
      "We have a later count. Go by that one, and ask us for today’s. “Full Funded” is a count on its date, not a notice that the offering has closed.",
  },
  equity: {
    title: "Equity, figure by figure",
    lead: "{count} amounts on this site are about equity, and they do not match. Here is what each one is.",
    targeted: "All the equity we set out to raise for this phase.",
    ofTaxTable: {
      label: "Equity in the tax table",
      text: "The amount our 2024 and 2025 tax projection used.",
    },
    open: {
      label: "Remaining on {day}",
      text: "What was still open in this offering that day.",
    },
    note: "They come from different dates and documents. Ask us which part of the equity this offering covers, and who supplies the rest.",
  },
  parties: {
    title: "Who stands behind this",
    /** Shown if the table has a party that readers can verify elsewhere. */
    lead: "Names you can check somewhere other than here.",
    table: "Parties to the project",
    sponsor: { role: "Sponsor", party: "{brand}, {place}", link: "Who we are" },
    exemption: {
      role: "Offered under",
      party: "Rule 506(c) of Regulation D: accredited investors only, verified before they invest",
      link: "Who can invest",
    },
  },
  aboutProjects: {
    title: "About Projects",
    note: "The tax points are our projections for 2024 and 2025, not tax advice.",
    image: picture("gallery-15"),
    caption: "A gable of Phase 2. Illustrative rendering.",
    partners: "Our partners",
    team: "Our team",
    rows: [
      { title: "96 units", text: "The second phase of a community of 180 total units in Sioux Falls." },
      {
        title: "Opportunity zone",
        text: "Our 2024 and 2025 plans included opportunity-zone deferral. Gain deferred under the first federal program is taxed as of December\u00a031,\u00a02026. Ask us what remains.",
      },
      {
        title: "Depreciation",
        text: "Bonus depreciation on parts of the property with a recovery period of 20 years or less.",
      },
      {
        title: "Tax benefits",
        text: "About 20% of invested capital, projected for 2024 and 2025. Most of that is depreciation, the rest tax credits. A dollar of credit is worth more than a dollar of depreciation. The home-energy credit ended for units acquired after June\u00a030,\u00a02026, so it may not apply to Phase 2.",
      },
      {
        title: "A proven model",
        text: "Phase 2 repeats the buildings of Phase 1 next door, in a different layout. Ask us how Phase 1 leased. Phase 2 may differ.",
      },
    ],
  },
  bonusPerks: {
    image: picture("construction"),
    caption: "Framing and roof trusses. Illustrative rendering, not a photograph of progress.",
    title: "What comes with an investment in Phase 2",
    titleFunded: "What investors in Phase 2 were offered",
    /** First perk, about the last class: `openClass` if its range has no upper limit, else `endedClass`. */
    openClass: "In class {name}, from {amount}, a targeted preferred return of {preferredReturn}",
    endedClass: "In class {name}, {range}, a targeted preferred return of {preferredReturn}",
    perks: [
      "Your share of first-year depreciation, in proportion to your equity",
      "A site walk with the people building it",
    ],
    note: "Investors receive the preferred return before we share in profit, if there is profit. Our fees are separate. You can lose principal.",
    above: "Tell us how much you have in mind.",
    /** Replaces `above` once the newest figures show that the phase is fully funded. */
    aboveFunded: "This phase is fully funded by our latest count. Ask whether a place has opened.",
    action: "Minimum investment starting from {minimumInvestment}",
  },
  currentPhase: {
    location: "Sioux Falls, South Dakota",
    asOf: "as of {date}",
    title: "Jefferson Reserve, Phase\u00a02",
  },
  pastOpportunities: {
    title: "Our projects on {date}",
    note: "Percentages and amounts do not give one total, and a remaining amount can rise when an investor withdraws.",
  },
  taxBenefits: {
    title: "Projected tax benefits, 2024 and 2025",
    table: "Projected tax benefits",
    benefit: "Benefit",
    share:
      "Per $100K assumes that investors receive {percent}% of each pool. We have not published who receives the rest.",
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
    lead: "A growing population, diverse employers and renter demand.",
    noFigures: "We show market figures here once each has its source and date. Ask us for what we have.",
  },
  sitePlans: {
    title: "Site plans",
    lead: "Two phases, one community. Select a building to see what is in it.",
    phaseOne: "Phase 1",
    phaseTwo: "Phase 2",
    homes: "homes",
    parking: "Parking",
    stalls: "stalls",
    note: "Illustrative plans, not surveys. The layout, the split of homes and the parking can change.",
    buildings: "Buildings",
    building: "Building {number}",
    opener: "Building {number}, {phase}, {homes} homes",
    facts: { homes: "Homes", floors: "Floors", two: "Two bedrooms", one: "One bedroom" },
    close: "Close",
    plans: [
      {
        image: sitePlan(),
        caption:
          "Both phases from above, north is up. Each number is the homes in a building. Solid is built, hatched is under construction, dashed is planned. Drawing.",
      },
      {
        image: {
          alt: "Typical floor of a 24-home building: four homes with two bedrooms and a balcony at the ends, four with one bedroom between them, two stairs in a hall at the center.",
          height: 841,
          sources: [],
          src: "/art/floor-plan-jefferson.svg",
          width: 1601,
        },
        caption: "A typical floor of a building with 24 homes. Drawing.",
      },
    ],
  },
  leadership: { title: "Leadership" },
  deck: "Download the deck",
  contactForm: {
    title: "Ask for the Jefferson documents",
    text: "We’ll call you back, answer your questions and send the documents.",
  },
});
