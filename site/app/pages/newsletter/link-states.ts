import type { LinkCopy } from "./link-page.tsx";

const useless = {
  title: "This link does not work.",
  text: "It may have been cut short on its way: copy the whole of it from the email into the address bar. Nothing was changed.",
};

/** What the pages of all links say alike. */
export const commonStates = {
  expired: useless,
  failed: {
    title: "That did not work.",
    text: "The fault is ours, and nothing was changed. Please press the button again in a minute.",
  },
  invalid: useless,
  tooMany: {
    title: "That was pressed too often.",
    text: "Nothing was changed this time. Please press the button again in an hour.",
  },
} satisfies Partial<LinkCopy["states"]>;
