import type { TopicRow } from "~/pages/sections/topic-rows.tsx";

export const whoCanInvest: readonly TopicRow[] = [
  {
    title: "By income",
    text: "Over $200,000 in each of the last two years, or $300,000 together with a spouse or partner, and the same expected this year.",
  },
  {
    title: "By net worth",
    text: "Over $1 million, alone or together with a spouse or partner, without the value of your home.",
  },
  {
    title: "Then verified",
    text: "If one of these describes you, you may qualify. Verification is required before investing; ticking a box is not enough.",
  },
];

export const whoNote = "A summary of the usual tests for individuals, not legal advice. There are others.";
