import type { Words } from "./words.ts";

/** The lead forms. What the server answers is part of the leads. */
export const forms = {
  fields: {
    name: "Full name",
    email: "Email",
    phone: "Phone",
    region: "State",
    /** Of the field that no person sees. */
    trap: "Leave this field empty",
  },
  expert: {
    note: "We use these details to answer you and for nothing else. We verify accreditation before anyone invests.",
    submitLabel: "Speak with an expert",
  },
  bottom: {
    note: "Everything but State is required. We usually answer within one business day.",
    submitLabel: "Speak with an expert",
  },
  contact: {
    note: "We use what you write to answer you and for nothing else.",
    submitLabel: "Send",
    reason: "Reason",
    chooseReason: "Choose a reason",
    message: "Message",
    messageHint: "Please leave out account and Social Security numbers.",
  },
} as const satisfies Words;
