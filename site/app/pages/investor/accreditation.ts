export interface AccreditationTest {
  id: string;
  /** All of them have to be true. */
  statements: readonly string[];
  title: string;
}

/** The usual tests of Rule 501(a), shortened. */
export const accreditationTests: readonly AccreditationTest[] = [
  {
    id: "income",
    title: "Your own income",
    statements: [
      "My income was over $200,000 in each of the last two years.",
      "I reasonably expect the same this year.",
    ],
  },
  {
    id: "joint-income",
    title: "Income with a spouse or partner",
    statements: [
      "Together our income was over $300,000 in each of the last two years.",
      "We reasonably expect the same this year.",
    ],
  },
  {
    id: "net-worth",
    title: "Net worth",
    statements: [
      "My net worth, alone or with my spouse or partner, is over $1 million, not counting the home we live in.",
    ],
  },
  {
    id: "license",
    title: "Professional license",
    statements: ["I hold a Series 7, 65 or 82 license in good standing."],
  },
  {
    id: "entity",
    title: "Company or trust",
    statements: [
      "It has over $5 million in assets or investments.",
      "It was not formed only to make this investment.",
    ],
  },
];

export const selfCheckNote =
  "These are the usual tests in short form, not legal advice. There are other ways to qualify.";
