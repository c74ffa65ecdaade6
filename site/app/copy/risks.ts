import { defineCopy } from "./copy.ts";

/** Risks on the investor page. */
export const risks = defineCopy("risks", {
  title: "What can go wrong",
  note: "The offering documents list every risk. Read them before you decide.",
  rows: [
    { title: "Loss", text: "You can lose some or all of what you invest. Nothing here is insured." },
    {
      title: "No early exit",
      text: "There is no market for these interests, and you may not be allowed to transfer them. Plan to stay in until the property is sold or refinanced, which can be later than planned.",
    },
    {
      title: "Construction",
      text: "Building can cost more and take longer than planned because of weather, labor, materials or permits.",
    },
    {
      title: "Debt",
      text: "Lenders are paid before owners. Higher interest, or a loan we cannot replace when it ends, can use up the equity.",
    },
    {
      title: "Renting and selling",
      text: "Rents may be lower and vacancies higher than we assumed, and the sale price may be lower. Several projects in one city depend on one local economy.",
    },
    { title: "Targets", text: "A target is math on assumptions, before your own taxes." },
    {
      title: "Tax",
      text: "A limited partner’s losses are usually passive and do not offset wages. Depreciation is recaptured at sale. Laws change. Ask your tax adviser.",
    },
  ],
});
