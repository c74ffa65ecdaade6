import type { Question } from "../model/site-content.ts";

export const questions: readonly Question[] = [
  {
    question: "How long is my money committed?",
    answer:
      "The published targets belong to a hold of about 3¾ years. The offering documents state the expected hold, and it can be longer. You cannot readily sell in between.",
  },
  {
    question: "What is a preferred return?",
    answer:
      "The part of the profit that investors receive first: 5%, 6% or 7% by class. It is a priority inside the target total, not an addition to it, and it is paid only if there is money to pay it.",
  },
  {
    question: "Are the targets before or after fees?",
    answer:
      "The figures on this site do not say. The offering documents state the fees, and whether the targets are net or gross. Read them before you compare.",
  },
  {
    question: "When would I receive payments?",
    answer:
      "A building that is not yet let pays nothing. Payments are targeted once it is, from rent, after lenders and expenses, and the largest part is expected at a sale or refinancing.",
  },
  {
    question: "What if my amount lies between two classes?",
    answer:
      "Amounts between $75K and $80K, and between $145K and $150K, belong to no class. Ask us before you decide on one.",
  },
  {
    question: "Can I invest through a retirement account or a company?",
    answer:
      "Often, if the account or company qualifies and its custodian agrees. It has tax consequences of its own, so ask your adviser first, then us.",
  },
  {
    question: "What about tax?",
    answer:
      "You would receive a Schedule K-1 each year. Depreciation may offset rental income on paper; losses of a limited partner are normally passive, and recapture applies on sale. We do not give tax advice.",
  },
  {
    question: "What can go wrong?",
    answer:
      "Construction, debt, rents, the sale and the law. The section on risks below says how. You can lose some or all of what you invest.",
  },
];
