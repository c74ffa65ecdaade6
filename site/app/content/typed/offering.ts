import type { Offering } from "../model/site-content.ts";

/**
 * The second phase of Jefferson Reserve as its sponsor published it: specification, sections 2 and 9. Every figure is
 * printed as it stands, also where two of them disagree.
 */
export const offering: Offering = {
  minimumInvestment: "$50,000",
  targetReturn: "20%",
  experienceYears: "20",
  developedMillions: "$500",
  facts: [
    { label: "Asset value", value: "$15.2m" },
    { label: "IRR, target", value: "19.6%" },
    { label: "Targeted equity", value: "$5.6m" },
  ],
  returnClasses: [
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
    {
      name: "C",
      range: "$150K+",
      preferredReturn: "7%",
      irr: "20.0%",
      equityMultiple: "1.93x",
      aar: "24.7%",
    },
  ],
  taxBenefits: [
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
  ],
  combinedTaxBenefit: { name: "Combined total", total: "$1,366,600", perHundredThousand: "$19,568" },
  marketFigures: [
    { label: "Occupancy", value: "94.3%" },
    { label: "Rent growth, year over year", value: "3.6%" },
  ],
  marketFiguresSource: null,
  futureCities: [
    { year: "2026", cities: 6 },
    { year: "2027", cities: 5 },
  ],
  deck: {
    fileName: "Jefferson Reserve Phase II.pdf",
    href: "/decks/jefferson-reserve-phase-ii.pdf",
    sizeBytes: 1_161_122,
  },
};
