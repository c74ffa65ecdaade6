import type { Offering } from "~/content/model/site-content.ts";
import { countWord } from "~/content/model/wording/words.ts";
import type { TitledText } from "~/words/words.ts";

export function whoCanInvest(minimumInvestment: string): readonly TitledText[] {
  return [
    {
      title: "Accredited investors",
      text: "We offer under Rule 506(c), so only accredited investors may buy: people who qualify by income, net worth or license, and some companies and trusts.",
    },
    {
      title: "Verification comes first",
      text: "Checking a box is not enough. Before you invest, your status is confirmed, for example by your attorney, your CPA or a verification service.",
    },
    {
      title: `From ${minimumInvestment}`,
      text: "Invest only money you will not need during the hold and could afford to lose.",
    },
  ];
}

export function leadOf({ minimumInvestment, targetReturn }: Offering): string {
  return `From ${minimumInvestment}, with a targeted return of ${targetReturn} in growth-oriented secondary and tertiary markets.`;
}

export function descriptionOf(classCount: number): string {
  const classes =
    classCount > 1 ? `the ${countWord(classCount)} return classes with their` : "the return class with its";
  return `Who can invest, ${classCount > 0 ? `${classes} targets and cautions, a calculator, ` : ""}the steps, the terms and the risks.`;
}
