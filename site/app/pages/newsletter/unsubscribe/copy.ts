import { unsubscribePath } from "~/leads/newsletter/link-page.ts";
import type { LinkCopy } from "../link-page.tsx";
import { commonStates } from "../link-states.ts";

export const unsubscribeCopy: LinkCopy = {
  action: unsubscribePath,
  button: "Unsubscribe",
  isRenewable: false,
  states: {
    ...commonStates,
    ask: {
      title: "Unsubscribe from our newsletter?",
      text: "We will send no more issues to the address that received this link.",
    },
    done: {
      title: "You are unsubscribed.",
      text: "We will send you no more issues. One that is already on its way may still arrive.",
    },
  },
};
