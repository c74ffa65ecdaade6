import { defineCopy } from "./copy.ts";
import { picture } from "./pictures.ts";

export const contact = defineCopy("contact", {
  meta: {
    description:
      "Write, call or schedule a time with our founder or investor relations. A person on our team answers every message.",
    keywords: ["contact", "schedule a call", "investor relations", "Sioux Falls"],
  },
  banner: {
    image: picture("project-bluestem-reserve"),
    title: "We'd Like to hear from you",
    caption: "Bluestem Reserve. Illustrative rendering.",
  },
  lead: "Ask about a project, a return class or the documents. A person on our team answers every message, usually within one business day.",
  schedule: "Schedule a call",
  form: "Write to us",
  /** Shown to a visitor who follows a link to ask about one project. */
  otherQuestion: "Ask about something else",
  addresses: "Call, write or visit",
  profiles: "Follow us",
});
