import { picture } from "./pictures.ts";
import type { Words } from "./words.ts";

export const contact = {
  meta: {
    description:
      "Write to us, call, or pick a time with the founder or investor relations. A person reads and answers every message.",
    keywords: ["contact", "schedule a call", "investor relations", "Sioux Falls"],
  },
  banner: {
    image: picture("banner-contact"),
    title: "We'd Like to hear from you",
    caption: "Study model, illustrative rendering.",
  },
  lead: "Ask about a project, a return class or the documents behind them. A person reads and answers every message.",
  schedule: "Schedule a call",
  form: "Write to us",
  addresses: "Call or visit",
  profiles: "Follow",
} as const satisfies Words;
