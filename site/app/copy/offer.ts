import { defineCopy } from "./copy.ts";

/** Copy about the offering, shared by several pages. */
export const offer = defineCopy("offer", {
  /** Below a return figure or a class table, once per page. */
  target: "Targets can be missed. {fees} You can lose principal, and you cannot readily sell.",
  /** Short version for pages that already show `target`. */
  targetAgain: "Targets can be missed.",
  /** Label of the link that follows `target` and `targetAgain`. */
  feesAndRisks: "Fees and risks",
  /** Sentences for `{fees}` in `target` and in the answer about fees; the team chooses one in the panel. */
  fees: {
    notStated: "Our fees are in the memorandum, not on this site yet; they may lower these targets.",
    net: "They are net of the fees listed here.",
    gross: "They are before the fees listed here.",
  },
  /** Shown once per page with a class table or the calculator. */
  hold: "We target a hold of about 3¾ years. It can be longer.",
  /** Next to lists of projects that do not show the date of each amount. */
  amounts: "A status is about funding, not construction. Amounts as of {date}. Ask us for the latest.",
  /** Next to project cards, which have dates. */
  cardAmounts:
    "A status is about funding, not construction. Amounts as of the dates shown; ask us for the latest.",
  /** Next to the unit counts. */
  unitsCaution:
    "This is our own count as of {date}. Units under construction or under contract can be delayed, changed or never built.",
  /** Shown once, below ranks and rates. */
  market: {
    note: "Market figures do not tell you how one building will do.",
    /** For a figure without a source. */
    unsourced: "Ask us for the source and date before you rely on a figure.",
    source: "Source: {source}.",
  },
  /** Next to years of experience and dollars developed. */
  experience:
    "Experience and totals are our own figures as of {date}. Past results do not predict future ones.",
  /** Shown at most once per page, on pages without `target`. */
  generalCaution:
    "For accredited investors only. You can lose some or all of what you invest, and you cannot readily sell.",
  /** Four-step guide of section 2 of the specification. A step's number is its position. */
  steps: {
    title: "Four steps to invest",
    note: "For accredited investors only. You are not committed until you sign.",
    rows: [
      { title: "Learn", text: "Read up on the projects, classes and risks. Ask us anything." },
      {
        title: "Confirm",
        text: "Check whether you may qualify as an accredited investor. Verification is required before you invest.",
      },
      {
        title: "Commit",
        text: "Read the offering documents with your advisers, then sign, from {minimumInvestment}. You can lose some or all of it, and you cannot readily sell.",
      },
      { title: "Follow", text: "Track progress in the portal and our monthly letter." },
    ],
  },
  returns: {
    titleOfOne: "One class, whatever you invest",
    titleOfMany: "{count} classes, by the amount you invest",
    /** Amounts between two ranges belong to no class. */
    gap: "No class covers amounts {gaps}. If yours falls there, talk with us first.",
    between: "between {lower} and {upper}",
    noGap: "Ask us which class fits your amount.",
    table: {
      caption: "Target returns by class",
      name: "Class",
      range: "Investment range",
      preferredReturn: "Preferred return, target",
      irr: "Target IRR",
      equityMultiple: "Target equity multiple",
      aar: "Target AAR",
    },
    explanation:
      "The preferred return comes first and is part of the total, not on top of it. IRR is the internal rate of return, AAR the average annual return. Both rest on assumptions that may prove wrong.",
    target: "Target IRR {irr} a year, over a hold of about 3¾ years.",
    targets: "Target IRR {lowest} to {highest} a year, by class, over a hold of about 3¾ years.",
    calculator: "See what this means for an amount",
    documents: "Send me the class documents",
    howInvestingWorks: "How to invest",
  },
  taxBenefits: {
    dating: "These are projections for tax years 2024 and 2025. Current law differs.",
    notes: [
      "Original projections, unchanged. The total uses depreciation of $1,126,600; the row shows $1,126,000. The home-energy credit ended for units acquired after June 30, 2026.",
      "A limited partner’s losses are usually passive and do not offset wages. Part of the depreciation may be taxed when the property is sold (recapture). Ask your tax adviser; we do not give tax advice.",
    ],
  },
});
