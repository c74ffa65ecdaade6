import type { TitledText } from "~/content/copy/titled-text.ts";

export const nextSteps: readonly TitledText[] = [
  {
    title: "We read it",
    text: "Someone on the team reads what you sent and answers by email or telephone, as a rule within one business day.",
  },
  {
    title: "We talk",
    text: "A first call takes about half an hour. You ask, and nobody asks you to decide anything. If you know a good time already, pick it below.",
  },
  {
    title: "You receive documents",
    text: "If a project suits you, we send its offering documents: fees, expected hold and risks included. Accreditation is verified before anyone invests.",
  },
];
