import { defineCopy } from "./copy.ts";

/** Copy of `/investor` that its loader sends as data, so that the page's scripts need not contain it. */
export const investorTexts = defineCopy("investorTexts", {
  meta: {
    description:
      "See what our targets could mean for your amount, check whether you may qualify, and read the classes, documents, questions and risks.",
    keywords: [
      "accredited investor",
      "return classes",
      "target return",
      "multifamily investment",
      "investment calculator",
    ],
  },
  lead: "From {minimumInvestment}, in growth-oriented secondary and tertiary markets. We target a return of {targetReturn} a year in class {name}, from {amount}, and of {firstReturn} in class {first}, over a hold of about {years} years.",
  /** Used when no class has the targeted return as its IRR. */
  leadWithoutClass:
    "From {minimumInvestment}. We target a return of {targetReturn} in growth-oriented secondary and tertiary markets.",
  /** Above the calculator: the project with these classes. */
  classes: {
    funded: "These are the classes of {project}, fully funded as of {date}. Open projects may differ.",
    open: "These are the classes of {project}. Other projects may differ.",
  },
  missed: { note: "Lenders and expenses are paid first, and any of these can take longer." },
  whoCanInvest: {
    title: "Who can invest",
    rows: [
      {
        title: "Accredited investors",
        text: "We offer under Rule 506(c), so only accredited investors may buy: people who qualify by income, net worth or license, and some companies and trusts.",
      },
      {
        title: "Verification comes first",
        text: "Checking a box is not enough. Before you invest, your attorney, your CPA or a verification service, for example, confirms your status.",
      },
      {
        title: "From {minimumInvestment}",
        text: "Invest only money you won’t need during the hold and can afford to lose.",
      },
    ],
  },
  selfCheck: {
    lead: "If every statement in one test is true for you, you may qualify; verification is required before investing.",
    note: "These are short versions of the usual tests, not legal advice.",
    noneFits: "None fits? Ask us. There are other ways to qualify.",
    privacy: "Nothing you check here is sent or stored unless you send it with your question.",
    /** Tests of Rule 501(a), shortened. All statements of a test have to be true. */
    tests: [
      {
        title: "Your own income",
        statements: [
          "My income was over $200,000 in each of the last two years.",
          "I reasonably expect the same this year.",
        ],
      },
      {
        title: "Income with a spouse or partner",
        statements: [
          "Together our income was over $300,000 in each of the last two years.",
          "We reasonably expect the same this year.",
        ],
      },
      {
        title: "Net worth",
        statements: [
          "My net worth, alone or with my spouse or partner, is over $1 million, not counting the home we live in.",
        ],
      },
      {
        title: "Professional license",
        statements: ["I hold a Series 7, 65 or 82 license in good standing."],
      },
      {
        title: "Company or trust",
        statements: [
          "It has over $5 million in assets or investments.",
          "It was not formed only to make this investment.",
        ],
      },
    ],
  },
  tax: {
    poolCaution:
      "The per-$100K figures rest on a depreciation pool of {pool}; the table on the Jefferson page shows {printed}.",
    cautions: [
      "The home-energy credit ended for units acquired after June 30, 2026.",
      "A limited partner’s losses are usually passive and do not offset wages. Part of the depreciation may be taxed when the property is sold (recapture). Ask your tax adviser; we do not give tax advice.",
    ],
  },
});
