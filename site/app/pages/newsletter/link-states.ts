import type { LinkCopy } from "./link-page.tsx";

const notWorking = {
  title: "This link does not work.",
  text: "It may have been cut off. Copy all of it from the email into the address bar. Nothing changed.",
};

/** What the pages of all links say alike. */
export const commonStates = {
  expired: notWorking,
  failed: {
    title: "That did not work.",
    text: "It is our fault, and nothing changed. Please press the button again in a minute.",
  },
  invalid: notWorking,
  tooMany: {
    title: "Please try again later.",
    text: "Nothing changed this time. Press the button again in an hour.",
  },
} satisfies Partial<LinkCopy["states"]>;
