import type { Words } from "./words.ts";

/** What several pages and the deck say about the offering. */
export const offer = {
  /** Stands beside the offering's figures wherever they are shown. */
  caution:
    "A target is not a promise. The hold period, fees, and whether figures are net or gross are stated in the offering documents. You can lose principal, and interests cannot be readily sold.",
  /** Beside project cards. */
  amounts:
    "Amounts as published by the sponsor on {date}. Ask us for today’s. You can lose principal, and interests cannot be readily sold.",
  /** The four-step guide: specification, section 2. A step's number is its place. */
  steps: {
    title: "Four steps to invest",
    note: "For accredited investors only. A step commits you to nothing until you have subscribed.",
    rows: [
      { title: "Learn", text: "Read the projects, the classes and the risks, and ask us what is missing." },
      {
        title: "Confirm",
        text: "Check that you may qualify as an accredited investor. Verification is required before you invest.",
      },
      {
        title: "Commit",
        text: "Read the offering documents with your advisers, then subscribe, from {minimumInvestment}. You can lose some or all of it, and you cannot readily sell.",
      },
      { title: "Follow", text: "Follow the building in the investor portal and in a letter every month." },
    ],
  },
  returns: {
    titleOfOne: "One class, whatever you commit",
    titleOfMany: "{count} classes, by the amount you commit",
    /** Amounts between two ranges belong to no class. */
    gap: "Between {amounts}? Ask us.",
    noGap: "An amount that fits no class? Ask us.",
    table: {
      caption: "Target returns by class",
      name: "Class",
      range: "Investment range",
      preferredReturn: "Preferred return",
      irr: "IRR, target",
      equityMultiple: "Equity multiple, target",
      aar: "AAR, target",
    },
    notes: [
      "All returns are targets over a hold of about 3¾ years. The preferred return is a priority within the total, not added to it. Fees, and whether figures are net of them, are stated in the offering documents.",
      "IRR: internal rate of return. AAR: average annual return. Targets rest on assumptions that may prove wrong. You can lose some or all of your investment, and interests cannot be readily sold.",
    ],
  },
  taxBenefits: {
    dating: "As published for tax years 2024 and 2025. Current law differs.",
    notes: [
      "Printed as the sponsor published them, without recalculation. The home-energy credit ended for units acquired after June 30, 2026.",
      "Losses of a limited partner are normally passive and do not offset wages. Depreciation may be recaptured on sale. Ask your tax adviser.",
    ],
  },
  /** Where a figure comes from, or that nobody has said so yet. */
  source: {
    named: "Source: {source}.",
    missing: "Source and date to be supplied by the sponsor.",
  },
} as const satisfies Words;
