import { words } from "./copy.ts";

export const thankYou = words("thankYou", {
  meta: {
    title: "Thank you",
    description: "We have your details. Here is what happens next.",
    keywords: ["thank you"],
  },
  title: "Thank you. We have your details.",
  lead: "One of us reads every message. Here is what happens next.",
  nextSteps: [
    {
      title: "We read it",
      text: "We read what you sent and answer by email or phone, usually within one business day.",
    },
    {
      title: "We talk",
      text: "A first call takes about half an hour. You ask the questions, and no one asks you to decide anything. If you already know a good time, pick it below.",
    },
    {
      title: "You get the documents",
      text: "If a project suits you, we send its offering documents with the fees, the expected hold and the risks. We verify accreditation before anyone invests.",
    },
  ],
  deck: "Read the deck while you wait",
  howInvestingWorks: "Keep reading: how investing works",
  newsletter: "Get {newsletter} by email",
});
