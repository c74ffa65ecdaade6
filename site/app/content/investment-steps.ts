/** Step: specification, section 3; its number is its place. */
export interface Step {
  readonly text: string;
  readonly title: string;
}

/** The four-step guide: specification, section 2. */
export const investmentSteps: readonly Step[] = [
  { title: "Learn", text: "Read the projects, the classes and the risks, and ask us what is missing." },
  {
    title: "Confirm",
    text: "Check that you may qualify as an accredited investor. Verification is required before you invest.",
  },
  {
    title: "Commit",
    text: "Read the offering documents with your advisers, then subscribe, from $50,000. You can lose some or all of it, and you cannot readily sell.",
  },
  {
    title: "Follow",
    text: "Follow the building in the investor portal and in a letter every month.",
  },
];

export const investmentStepsNote =
  "For accredited investors only. A step commits you to nothing until you have subscribed.";
