import { unsubscribePath } from "~/leads/newsletter/link-paths.ts";
import type { LinkCopy } from "../link-page.tsx";
import { commonStates } from "../link-states.ts";

export const unsubscribeCopy: LinkCopy = {
  action: unsubscribePath,
  button: "Unsubscribe",
  isRenewable: false,
  states: {
    ...commonStates,
    ask: {
      title: "Stop our newsletter?",
      text: "Press the button, and no further issue is sent to the address that this link was sent to.",
    },
    done: {
      title: "You are unsubscribed.",
      text: "No further issue is sent to you. One that is on its way at this moment may still arrive.",
    },
  },
};
