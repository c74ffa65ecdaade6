import type { Project } from "./model.ts";
import {
  projectBluestemReserve,
  projectFossFieldsPhase1,
  projectJeffersonReservePhase2,
} from "./pictures.ts";

/**
 * The second phase of Jefferson Reserve as its sponsor published it: specification, sections 2 and 9. The page and the
 * deck are made from this. Every figure is text, printed as it stands and never computed with, also where two of them
 * disagree.
 */

export const minimumInvestment = "$50,000";

export const deck = {
  fileName: "Jefferson Reserve Phase II.pdf",
  href: "/decks/jefferson-reserve-phase-ii.pdf",
};

export interface OfferingFact {
  readonly label: string;
  readonly value: string;
}

export const offeringFacts: readonly OfferingFact[] = [
  { label: "Asset value", value: "$15.2m" },
  { label: "IRR, target", value: "19.6%" },
  { label: "Targeted equity", value: "$5.6m" },
];

export const offeringFactsCaution =
  "A target is not a promise. The hold period, fees, and whether figures are net or gross are stated in the offering documents. You can lose principal, and interests cannot be readily sold.";

export interface ProjectPoint {
  readonly text: string;
  readonly title: string;
}

export const projectPoints: readonly ProjectPoint[] = [
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

export const bonusPerks: readonly string[] = [
  "Class C from $150K: a targeted 7% preferred return",
  "A share of first-year depreciation, in proportion to equity",
  "A walk of the site with the people who are building it",
];

export const bonusPerksCaution =
  "A preferred return is a priority, not a promise. Losses are normally passive and do not offset wages. You can lose principal.";

/** They differ from the home page's cards on purpose: both readings stand as published. */
export const pastOpportunities: readonly Project[] = [
  {
    title: "Bluestem Reserve",
    location: "Sioux Falls, SD",
    ongoing: true,
    progress: 90,
    remainingAmount: "$100k",
    path: "/contact",
    image: projectBluestemReserve,
  },
  {
    title: "Jefferson Phase 2",
    location: "Sioux Falls, SD",
    ongoing: false,
    progress: 100,
    remainingAmount: "0",
    path: "/jefferson-reserve-phase-2",
    image: projectJeffersonReservePhase2,
  },
  {
    title: "Foss Fields Phase 1",
    location: "Sioux Falls, SD",
    ongoing: true,
    progress: 60,
    remainingAmount: "$900k",
    path: "/contact",
    image: projectFossFieldsPhase1,
  },
];

export interface ReturnClass {
  readonly aar: string;
  readonly equityMultiple: string;
  readonly irr: string;
  readonly name: string;
  readonly preferredReturn: string;
  readonly range: string;
}

/** Amounts between two ranges belong to no class. */
export const returnClasses: readonly ReturnClass[] = [
  {
    name: "A",
    range: "$50K-$75K",
    preferredReturn: "5%",
    irr: "19.6%",
    equityMultiple: "1.90x",
    aar: "24.1%",
  },
  {
    name: "B",
    range: "$80K-$145K",
    preferredReturn: "6%",
    irr: "19.8%",
    equityMultiple: "1.92x",
    aar: "24.4%",
  },
  { name: "C", range: "$150K+", preferredReturn: "7%", irr: "20.0%", equityMultiple: "1.93x", aar: "24.7%" },
];

export const returnGapNote = "Between $75K and $80K, or $145K and $150K? Ask us.";

export const returnNotes: readonly string[] = [
  "All returns are targets over a hold of about 3¾ years. The preferred return is a priority within the total, not added to it. Fees, and whether figures are net of them, are stated in the offering documents.",
  "IRR: internal rate of return. AAR: average annual return. Targets rest on assumptions that may prove wrong. You can lose some or all of your investment, and interests cannot be readily sold.",
];

export interface TaxBenefit {
  readonly basis?: string;
  readonly cost?: string;
  readonly name: string;
  readonly perHundredThousand: string;
  readonly perUnit?: string;
  readonly total: string;
}

export const taxBenefits: readonly TaxBenefit[] = [
  {
    name: "Tax credits",
    basis: "96 units",
    cost: "$4,888,664",
    perUnit: "$2,500",
    total: "$240,000",
    perHundredThousand: "$3,437",
  },
  {
    name: "Depreciation",
    basis: "8.6%",
    cost: "$13,100,000",
    total: "$1,126,000",
    perHundredThousand: "$16,132",
  },
];

export const combinedTaxBenefit: TaxBenefit = {
  name: "Combined total",
  total: "$1,366,600",
  perHundredThousand: "$19,568",
};

export const taxBenefitsDating = "As published for tax years 2024 and 2025. Current law differs.";

export const taxBenefitsNotes: readonly string[] = [
  "Printed as the sponsor published them, without recalculation. The home-energy credit ended for units acquired after June 30, 2026.",
  "Losses of a limited partner are normally passive and do not offset wages. Depreciation may be recaptured on sale. Ask your tax adviser.",
];

export interface MarketRank {
  readonly rank: string;
  /** Among whom. */
  readonly scope: string;
  readonly text: string;
}

/** The subjects are samples; the sponsor confirms them together with their sources. */
export const marketRanks: readonly MarketRank[] = [
  { rank: "#1", text: "Growing population", scope: "Midwest metros" },
  { rank: "#1", text: "Diverse employers", scope: "Cities of its size" },
  { rank: "#3", text: "Renter demand", scope: "Mid-size markets" },
  { rank: "#11", text: "Cost of living", scope: "United States" },
];

export const marketFigures: readonly OfferingFact[] = [
  { label: "Occupancy", value: "94.3%" },
  { label: "Rent growth, year over year", value: "3.6%" },
];

export const marketSource = "Source and date to be supplied by the sponsor.";
