import { words } from "./copy.ts";

/** What several pages and the deck say about the offering. */
export const offer = words("offer", {
  /** Directly under a return figure or a class table. */
  target: "A target, not a promise. {fees} You can lose principal, and you cannot readily sell.",
  /** Inside `target` and the answer on fees, by what the team has chosen. */
  fees: {
    notStated: "The offering documents list the fees and say whether the target is before or after them.",
    net: "It is after the fees that the offering documents list (net).",
    gross: "It is before fees (gross); the offering documents list them.",
  },
  /** Once a page with a class table or the calculator. */
  hold: "The hold of about 3¾ years follows from our multiples and average annual returns. The offering documents state the expected hold, and it can be longer.",
  /** Beside project cards. */
  amounts: "Amounts as of {date}. They change as people invest, so ask us for the latest.",
  /** Beside the counts of units. */
  units:
    "This is our own count as of {date}. Units under construction or under contract can be delayed, changed or never built.",
  /** With "Passive monthly income" alone. */
  income:
    "Once a building is leased, rent left after costs and debt service may be distributed to its owners.",
  /** Once, under ranks and rates. */
  market: {
    note: "Market figures do not tell you how one building will do.",
    /** Where a figure has no source yet. */
    unsourced: "Ask us for the source and date of a figure before you rely on it.",
    source: "Source: {source}.",
  },
  /** Beside years of experience and dollars developed. */
  experience:
    "Experience and volume are our own figures as of {date}. Past results do not predict future ones.",
  /** At most once a page, where no `target` stands. */
  general:
    "For accredited investors only. You can lose some or all of what you invest, and you cannot readily sell.",
  /** The four-step guide: specification, section 2. A step's number is its place. */
  steps: {
    title: "Four steps to invest",
    note: "For accredited investors only. Nothing commits you until you subscribe.",
    rows: [
      {
        title: "Learn",
        text: "Read about the projects, the classes and the risks, and ask us about anything that is missing.",
      },
      {
        title: "Confirm",
        text: "Check whether you may qualify as an accredited investor. Verification is required before you invest.",
      },
      {
        title: "Commit",
        text: "Read the offering documents with your advisers, then subscribe, from {minimumInvestment}. You can lose some or all of it, and you cannot readily sell.",
      },
      {
        title: "Follow",
        text: "Follow the building in the investor portal and in the letter we send every month.",
      },
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
      "The preferred return is paid first and is part of the total, not added to it. IRR is the internal rate of return, AAR the average annual return; both rest on assumptions that may turn out wrong.",
    calculator: "See what this means for an amount",
    documents: "Send me the class documents",
    howInvestingWorks: "How investing works",
  },
  taxBenefits: {
    dating: "These are projections for tax years 2024 and 2025. Current law differs.",
    notes: [
      "We show these figures unchanged since we projected them; the rows do not add up exactly to the total. The home-energy credit ended for units acquired after June 30, 2026.",
      "A limited partner’s losses are usually passive and do not offset wages. Depreciation may be taxed back at sale (recapture). Ask your tax adviser; we do not give tax advice.",
    ],
  },
});
