import type { GlossaryTerm } from "../model/site-content.ts";

/** In alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  {
    term: "AAR",
    meaning:
      "Average annual return: total profit divided by the amount invested and by the years held. It ignores when money comes back.",
  },
  {
    term: "Accredited investor",
    meaning:
      "A person or entity that meets a test of income, net worth, license or assets set by the Securities and Exchange Commission.",
  },
  {
    term: "Bonus depreciation",
    meaning:
      "Depreciation of a component with a recovery period of 20 years or less in its first year. It does not apply to the building itself.",
  },
  { term: "Equity", meaning: "Owners’ money in a project, as distinct from lenders’." },
  {
    term: "Equity multiple",
    meaning:
      "All money expected back, divided by the money invested. 1.92x means $192 back for each $100, the $100 included.",
  },
  {
    term: "General partner",
    meaning: "The party that runs the project: here, the sponsor. Also called GP.",
  },
  {
    term: "IRR",
    meaning:
      "Internal rate of return: the yearly rate that accounts for when each dollar goes in and comes out.",
  },
  {
    term: "Limited partner",
    meaning: "An investor who owns a share, does not run the project, and can lose no more than was put in.",
  },
  {
    term: "Offering documents",
    meaning:
      "The private placement memorandum, the partnership agreement and the subscription agreement. Only they make an offer.",
  },
  {
    term: "Preferred return",
    meaning: "The share of profit that investors receive before the sponsor takes part in it.",
  },
  {
    term: "Recapture",
    meaning: "Tax on depreciation taken earlier, due when the property is sold.",
  },
  { term: "Target", meaning: "What the sponsor aims for, on stated assumptions. Not a promise." },
];
