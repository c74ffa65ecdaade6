import type { TitledText } from "./titled-text.ts";

/** The four-step guide: specification, section 2. A step's number is its place. */
export function investmentSteps(minimumInvestment: string): readonly TitledText[] {
  return [
    { title: "Learn", text: "Read the projects, the classes and the risks, and ask us what is missing." },
    {
      title: "Confirm",
      text: "Check that you may qualify as an accredited investor. Verification is required before you invest.",
    },
    {
      title: "Commit",
      text: `Read the offering documents with your advisers, then subscribe, from ${minimumInvestment}. You can lose some or all of it, and you cannot readily sell.`,
    },
    {
      title: "Follow",
      text: "Follow the building in the investor portal and in a letter every month.",
    },
  ];
}

export const investmentStepsNote =
  "For accredited investors only. A step commits you to nothing until you have subscribed.";
