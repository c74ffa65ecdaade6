import type { TitledText } from "~/content/copy/titled-text.ts";
import type { Offering } from "~/content/site-content.ts";
import { countWord } from "~/content/wording/words.ts";

export function whoCanInvest(minimumInvestment: string): readonly TitledText[] {
  return [
    {
      title: "Accredited investors",
      text: "Offerings shown here are made under Rule 506(c). Only accredited investors may buy: people by income, net worth or license, and some companies and trusts.",
    },
    {
      title: "Verified",
      text: "Saying so is not enough. Before you invest, your status is verified, for example by your attorney, your accountant or a service that does this.",
    },
    {
      title: `From ${minimumInvestment}`,
      text: "Money that you will not need during the hold, and whose loss you could bear.",
    },
  ];
}

export function leadOf({ minimumInvestment, targetReturn }: Offering): string {
  return `From ${minimumInvestment}, with a targeted return of ${targetReturn} in growth-oriented secondary and tertiary markets.`;
}

export function descriptionOf(classCount: number): string {
  const classes =
    classCount > 1 ? `the ${countWord(classCount)} return classes with their` : "the return class with its";
  return `Who can invest, ${classCount > 0 ? `${classes} targets and cautions, a calculator, ` : ""}the steps, the words and the risks.`;
}
