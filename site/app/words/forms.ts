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
    note: "We use this to answer you, and for nothing else. Accreditation is verified before investing.",
    submitLabel: "Speak with an expert",
  },
  bottom: {
    note: "All fields except State are required. We answer within one business day.",
    submitLabel: "Request a call",
  },
  contact: {
    note: "A person reads and answers every message. We use what you write to answer you, and for nothing else.",
    submitLabel: "Send",
    reason: "Reason",
    chooseReason: "Choose a reason",
    message: "Message",
  },
} as const satisfies Words;
