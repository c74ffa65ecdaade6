import { defineCopy } from "./copy.ts";

export const thankYou = defineCopy("thankYou", {
  meta: {
    title: "Thank you",
    description: "We have your details. Here’s what happens next.",
    keywords: ["thank you"],
  },
  title: "Thank you. We have your details.",
  lead: "Here’s what happens next.",
  nextSteps: [
    {
      title: "We answer you",
      text: "Investor relations reads your note and gets back to you by email or phone, usually within one business day.",
    },
    {
      title: "We talk",
      text: "The first call takes about half an hour, and there is nothing to decide. Pick a time below if you like.",
    },
    {
      title: "You get the documents",
      text: "We send the ones you asked for, before or without a call. We verify accreditation before anyone invests.",
    },
  ],
  projects: "See current projects",
  howInvestingWorks: "How to invest",
  newsletter: "Get {newsletter} by email",
});
