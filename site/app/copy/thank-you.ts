import { defineCopy } from "./copy.ts";

export const thankYou = defineCopy("thankYou", {
  meta: {
    title: "Thank you",
    description: "We have your details. Here’s what happens next.",
    keywords: ["thank you"],
  },
  title: "Thank you. We have your details.",
  lead: "A person reads every message. Here’s what happens next.",
  nextSteps: [
    {
      title: "We read it",
      text: "We read your note and get back to you by email or phone, usually within one business day.",
    },
    {
      title: "We talk",
      text: "The first call is about half an hour. Ask anything. There is nothing to decide. If you already know a good time, pick it below.",
    },
    {
      title: "You get the documents",
      text: "If a project is a fit, we send its offering documents: fees, expected hold, risks. We verify accreditation before anyone invests.",
    },
  ],
  deck: "Read the deck while you wait",
  howInvestingWorks: "How to invest",
  newsletter: "Get {newsletter} by email",
});
