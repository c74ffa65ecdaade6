import { confirmPath } from "~/leads/newsletter/link-paths.ts";
import type { LinkCopy } from "../link-page.tsx";
import { commonStates } from "../link-states.ts";

export const confirmCopy: LinkCopy = {
  action: confirmPath,
  button: "Subscribe",
  isRenewable: true,
  states: {
    ...commonStates,
    ask: {
      title: "Subscribe to our newsletter?",
      text: "Press the button, and each issue comes to the address that this link was sent to, about once a month. Every issue has a link that ends it.",
    },
    done: {
      title: "You are subscribed.",
      text: "The next issue comes by email. All earlier ones are here to read.",
    },
    expired: {
      title: "This link has expired.",
      text: "It serves for seven days. Nothing was changed, and nothing is sent to you. Sign up again, and a new link comes.",
    },
  },
};
