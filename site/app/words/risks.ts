import type { Words } from "./words.ts";

/** On the investors' page and in the deck. */
export const risks = {
  title: "What can go wrong",
  note: "The full list of risks is in the offering documents. Read it before you decide.",
  rows: [
    {
      title: "Loss",
      text: "You can lose some or all of what you invest. Nothing is insured, and no return is promised.",
    },
    {
      title: "No way out early",
      text: "There is no market for these interests, and they may not be transferred freely. Expect to stay until the property is sold or refinanced, which may be later than planned.",
    },
    {
      title: "Construction",
      text: "Building can cost more and take longer than planned: weather, labor, materials, permits.",
    },
    {
      title: "Debt",
      text: "Lenders are paid before owners. Higher interest, or a loan that cannot be replaced when it ends, can consume the equity.",
    },
    {
      title: "Renting and selling",
      text: "Rents may be lower and vacancies higher than assumed, and the sale price with them. One city means one local economy.",
    },
    {
      title: "Targets",
      text: "A target is arithmetic on assumptions. It is before your taxes, and whether it is before or after fees is stated in the offering documents.",
    },
    {
      title: "Tax",
      text: "Losses of a limited partner are normally passive and do not offset wages. Depreciation is recaptured on sale. Law changes. Ask your adviser.",
    },
  ],
} as const satisfies Words;
