import { confirmPath } from "~/leads/newsletter/link-page.ts";
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
      text: "We will send each issue to the address that received this link, about once a month. Every issue has a link to unsubscribe.",
    },
    done: {
      title: "You are subscribed.",
      text: "The next issue will come by email. You can read all earlier ones here.",
    },
    expired: {
      title: "This link has expired.",
      text: "It was good for seven days. Nothing changed, and we will not send you anything. Sign up again to get a new link.",
    },
  },
};
