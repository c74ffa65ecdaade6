import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const investor = {
  meta: {
    description: {
      many: "Who can invest, the {count} return classes with their targets and cautions, a calculator, the steps, the terms and the risks.",
      one: "Who can invest, the return class with its targets and cautions, a calculator, the steps, the terms and the risks.",
      none: "Who can invest, the steps, the terms and the risks.",
    },
    keywords: [
      "accredited investor",
      "return classes",
      "target return",
      "multifamily investment",
      "investment calculator",
    ],
  },
  banner: {
    image: picture("banner-investor"),
    title: "Investors",
    caption: "Study model, illustrative rendering.",
    lead: "From {minimumInvestment}, with a targeted return of {targetReturn} in growth-oriented secondary and tertiary markets.",
    note: "A target is not a promise. You can lose some or all of what you invest, and you cannot readily sell.",
  },
  whoCanInvest: {
    title: "Who can invest",
    rows: [
      {
        title: "Accredited investors",
        text: "We offer under Rule 506(c), so only accredited investors may buy: people who qualify by income, net worth or license, and some companies and trusts.",
      },
      {
        title: "Verification comes first",
        text: "Checking a box is not enough. Before you invest, your status is confirmed, for example by your attorney, your CPA or a verification service.",
      },
      {
        title: "From {minimumInvestment}",
        text: "Invest only money you will not need during the hold and could afford to lose.",
      },
    ],
  },
  selfCheck: {
    title: "Do you qualify?",
    lead: "If every statement in one test is true for you, you may qualify; verification is required before investing.",
    note: "These are the usual tests in short form, not legal advice. There are other ways to qualify.",
    /** The usual tests of Rule 501(a), shortened: all statements of one have to be true. */
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
    met: "You may qualify; verification is required before investing.",
    begun: "Every statement in a test has to be true. One is still open.",
    untouched: "Open a test and check what is true for you.",
    privacy: "Nothing you check here is sent or stored.",
  },
  returnClasses: { title: "Return classes" },
  calculator: {
    title: "What the targets would mean",
    note: "Arithmetic on the published figures, not a forecast. Whether they are before or after fees is stated in the offering documents.",
    amount: {
      slider: "You invest",
      field: "Or type an amount",
      complaint: "Enter an amount from {smallest} to {largest}, such as {example}",
    },
    classes: {
      label: "Class, set by the amount",
      class: "Class",
      caution:
        "A target, not a promise. Based on an equity multiple of {equityMultiple} over about {years} years. The preferred return of {preferredReturn} is inside it. You can lose principal, and you cannot readily sell.",
      ask: "Ask about this amount",
      target:
        "{amount}, class {name}: target total {total} after about {years} years, target profit {profit}.",
      noTarget: "{amount}, class {name}: its target cannot be calculated with. Ask us.",
      none: "No class covers {amount}. Talk with us about this amount before you decide.",
      unreadRange: "The range of class {name}, “{range}”, cannot be calculated with. Ask us about it.",
      unreadMultiple:
        "The equity multiple of class {name}, “{equityMultiple}”, cannot be calculated with. Ask us about it.",
    },
    targets: {
      invested: "You invest",
      years: "After about {years} years",
      totalInDrawing: "target total",
      profitInDrawing: "target profit",
      unknown: "Ask us",
      legendInvested: "Your investment",
      legendProfit: "Target profit",
      table: "The drawing as a table",
      profit: "Target profit",
      total: "Target total after about {years} years",
    },
    examples: {
      one: "{count} worked example",
      many: "{count} worked examples",
      columns: ["You invest", "Class", "Target profit", "Target total"],
      caution:
        "A target, not a promise: the investment times the equity multiple of its class, after about {years} years. You can lose principal, and you cannot readily sell. If your amount falls between two classes, talk with us first.",
      taxBenefits: "{dating} Per $100K: {each}, combined {combined}.",
    },
    tax: {
      title: "Tax view",
      share: "Share of each pool that goes to investors, in percent",
      assumption:
        "We assume {percent}%, which matches our projected figures per $100K. Change it to see what happens.",
      complaint: "Enter a percentage from 0 to 100. We use {percent}% until then.",
      formula: "Your share = your investment × {percent}% × the pool ÷ {equity} of equity.",
      table: "Tax credits and depreciation on {amount}, as published",
      pool: "Pool",
      onAmount: "On {amount}",
      ofPool: "of {amount}",
      combined: "Combined",
      cautions: [
        "The home-energy credit ended for units acquired after June 30, 2026. Bonus depreciation depends on when property was acquired and placed in service.",
        "Losses of a limited partner are normally passive and do not offset wages. Depreciation may be recaptured on sale. Ask your tax adviser.",
      ],
      /** Holds for the pools that the published figures were inferred to come from, and for no others. */
      poolCaution:
        "The depreciation pool is {pool}, which the published figures per $100K and in total need; its own row prints {printed}. The combined figure is rounded after adding.",
    },
  },
  questions: { title: "Questions" },
  glossary: { title: "Terms, in plain words" },
  nextStep: {
    title: "Talk with us, or sign in",
    text: "New here? Pick a time to talk. Already an investor? Sign in at the portal, which is a separate site.",
  },
} as const satisfies Words;
